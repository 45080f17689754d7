import { suspendPerson } from '@roomtone/contract/people/suspend-person'
import { useForm } from '../../platform/forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { adminTexts } from './admin.texts.ts'

const texts = adminTexts.people

type SuspendDialogProps = {
  name: string
  onSuspend: (reason: string) => Promise<void>
  onClose: () => void
}

export function SuspendDialog({ name, onSuspend, onClose }: SuspendDialogProps) {
  const form = useForm({
    schema: suspendPerson.body,
    read: (data) => ({ suspended: true, reason: data.get('reason') }),
    submit: async ({ reason }) => {
      await onSuspend(reason)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.suspendTitle(name)}
      description={texts.suspendText}
    >
      <form noValidate onSubmit={form.onSubmit} className="grid gap-3">
        <TextAreaField
          label={texts.reason}
          name="reason"
          rows={3}
          hint={texts.reasonHint}
          error={form.errorOf('reason')}
          className="mb-3"
        />
        <Button type="submit" variant="danger" wide pending={form.pending} pendingText={texts.suspending}>
          {texts.suspend}
        </Button>
        <Button variant="line" wide onClick={onClose}>
          {adminTexts.cancel}
        </Button>
      </form>
    </Dialog>
  )
}
