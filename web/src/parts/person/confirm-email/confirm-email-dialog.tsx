import { personTexts } from '@roomtone/texts/person/person'
import { useMember } from '../../../platform/session/use-session.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { ConfirmEmailSteps } from './confirm-email-steps.tsx'

const texts = personTexts.unconfirmed

/** Opened by anything that was refused because the mailbox is not proved. */
export function ConfirmEmailDialog({ onClose }: { onClose: () => void }) {
  const member = useMember()
  if (!member) return null
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={texts.text({ email: member.email })}
    >
      <ConfirmEmailSteps member={member} onConfirmed={onClose} onLeave={onClose} />
    </Dialog>
  )
}
