import type { ReactNode } from 'react'
import type { Form } from '../../platform/forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type FormDialogProps = {
  title: string
  /** What will happen, as a sentence. */
  text: string
  form: Form
  confirm: string
  pendingText: string
  cancel: string
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

export function FormDialog(props: FormDialogProps) {
  const { title, text, form, confirm, pendingText, cancel, onClose, children } = props
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} description={text}>
      <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
        {children}
        <Button type="submit" wide pending={form.pending} pendingText={pendingText}>
          {confirm}
        </Button>
        <Button variant="line" wide onClick={onClose}>
          {cancel}
        </Button>
      </form>
    </Dialog>
  )
}
