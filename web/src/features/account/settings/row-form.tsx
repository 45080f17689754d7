import { personalInfoTexts as texts } from '@roomtone/texts/account/personal-info'
import type { ReactNode } from 'react'
import type { Form } from '../../../platform/forms/use-form.ts'
import { Button } from '../../../ui/button.tsx'

type RowFormProps = {
  form: Form
  onClose: () => void
  save?: string | undefined
  /** Removes the current value. */
  remove?: { isPending: boolean; run: () => void } | undefined
  children: ReactNode
}

/** Fields with their buttons. Escape leaves everything unchanged. */
export function RowForm({ form, onClose, save = texts.save, remove, children }: RowFormProps) {
  return (
    <form
      noValidate
      onSubmit={form.onSubmit}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="grid gap-4"
    >
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={form.pending} pendingText={texts.saving}>
          {save}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
        {remove && (
          <Button variant="quiet" pending={remove.isPending} onClick={remove.run}>
            {texts.remove}
          </Button>
        )}
      </div>
    </form>
  )
}
