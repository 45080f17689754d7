import { decideVerification } from '@roomtone/contract/verification/decide-verification'
import { verificationsTexts as texts } from '@roomtone/texts/admin/verifications'
import { ReasonDialog } from '../../list/reason-dialog.tsx'

type RejectDialogProps = {
  name: string
  onReject: (reason: string) => Promise<void>
  onClose: () => void
}

export function RejectDialog({ name, onReject, onClose }: RejectDialogProps) {
  return (
    <ReasonDialog
      title={texts.rejectTitle({ name })}
      text={texts.rejectText}
      reason={{ label: texts.reason, hint: texts.reasonHint }}
      confirm={texts.reject}
      pendingText={texts.rejecting}
      schema={decideVerification.body}
      rest={{ approved: false }}
      onConfirm={onReject}
      onClose={onClose}
    />
  )
}
