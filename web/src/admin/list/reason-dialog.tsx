import { adminTexts } from '@roomtone/texts/admin/admin'
import type { z } from 'zod'
import { useForm } from '../../platform/forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextAreaField } from '../../ui/field.tsx'

type ReasonDialogProps = {
  title: string
  /** What will happen, as a sentence. */
  text: string
  reason: { label: string; hint: string }
  confirm: string
  pendingText: string
  /** The endpoint's own schema for a reason, and its other fields. */
  schema: z.ZodType<{ reason: string }>
  rest: Record<string, boolean | number>
  onConfirm: (reason: string) => Promise<void>
  onClose: () => void
}

/** For decisions against someone: they need a reason, and the harmless way out is below. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, reason, confirm, pendingText, schema, rest, onConfirm, onClose } = props
  const form = useForm({
    schema,
    read: (data) => ({ ...rest, reason: data.get('reason') }),
    submit: async (values) => {
      await onConfirm(values.reason)
      onClose()
    },
  })
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} description={text}>
      <form noValidate onSubmit={form.onSubmit} className="grid gap-3">
        <TextAreaField
          label={reason.label}
          hint={reason.hint}
          name="reason"
          rows={3}
          error={form.errorOf('reason')}
          className="mb-3"
        />
        <Button type="submit" variant="danger" wide pending={form.pending} pendingText={pendingText}>
          {confirm}
        </Button>
        <Button variant="line" wide onClick={onClose}>
          {adminTexts.cancel}
        </Button>
      </form>
    </Dialog>
  )
}
