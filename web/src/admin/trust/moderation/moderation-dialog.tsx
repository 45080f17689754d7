import { check } from '@roomtone/contract/check-words'
import { decideModeration } from '@roomtone/contract/conversation/safety'
import { moderationTexts } from '@roomtone/texts/admin/moderation'
import { useForm } from '../../../platform/forms/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextAreaField } from '../../../ui/field.tsx'

type ModerationDialogProps = {
  name: string
  decision: 'warned' | 'suspended'
  onDecide: (note: string) => Promise<void>
  onClose: () => void
}

/** Both need words: they are the whole of a warning, and a suspension has to be understood later. */
export function ModerationDialog({ name, decision, onDecide, onClose }: ModerationDialogProps) {
  const texts = decision === 'warned' ? moderationTexts.warn : moderationTexts.suspend
  const form = useForm({
    schema: decideModeration.body.refine(({ note }) => note !== '', {
      path: ['note'],
      error: check(decision === 'warned' ? 'warning_missing' : 'why_missing'),
    }),
    read: (data) => ({ decision, note: data.get('note') }),
    submit: async ({ note }) => {
      await onDecide(note)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title({ name })}
      description={texts.text}
    >
      <form noValidate onSubmit={form.onSubmit} className="grid gap-3">
        <TextAreaField
          label={texts.note}
          hint={texts.hint}
          name="note"
          rows={4}
          error={form.errorOf('note')}
          className="mb-3"
        />
        <Button type="submit" variant="danger" wide pending={form.pending} pendingText={texts.pending}>
          {texts.confirm}
        </Button>
        <Button variant="line" wide onClick={onClose}>
          {moderationTexts.cancel}
        </Button>
      </form>
    </Dialog>
  )
}
