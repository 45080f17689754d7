import { suspendPerson } from '@roomtone/contract/people/suspend-person'
import { adminTexts } from '@roomtone/texts/admin/admin'
import { ReasonDialog } from '../list/reason-dialog.tsx'

const texts = adminTexts.people

type SuspendDialogProps = {
  name: string
  /** Confirmed bookings, which stay. */
  ahead: number
  onSuspend: (reason: string) => Promise<void>
  onClose: () => void
}

export function SuspendDialog({ name, ahead, onSuspend, onClose }: SuspendDialogProps) {
  return (
    <ReasonDialog
      title={texts.suspendTitle({ name })}
      text={ahead === 0 ? texts.suspendText : `${texts.suspendText} ${texts.suspendAhead({ ahead })}`}
      reason={{ label: texts.reason, hint: texts.reasonHint }}
      confirm={texts.suspend}
      pendingText={texts.suspending}
      schema={suspendPerson.body}
      rest={{ suspended: true }}
      onConfirm={onSuspend}
      onClose={onClose}
    />
  )
}
