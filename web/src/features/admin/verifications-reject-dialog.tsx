import { decideVerification } from '@roomtone/contract/verification/decide-verification'
import { useForm } from '../../platform/forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { adminTexts } from './admin.texts.ts'
import { verificationsTexts as texts } from './verifications.texts.ts'

type RejectDialogProps = {
  name: string
  onReject: (reason: string) => Promise<void>
  onClose: () => void
}

export function RejectDialog({ name, onReject, onClose }: RejectDialogProps) {
  const form = useForm({
    schema: decideVerification.body,
    read: (data) => ({ approved: false, reason: data.get('reason') }),
    submit: async ({ reason }) => {
      await onReject(reason)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.rejectTitle(name)}
      description={texts.rejectText}
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
        <Button type="submit" variant="danger" wide pending={form.pending} pendingText={texts.rejecting}>
          {texts.reject}
        </Button>
        <Button variant="line" wide onClick={onClose}>
          {adminTexts.cancel}
        </Button>
      </form>
    </Dialog>
  )
}
