import { calendarTexts } from '@roomtone/texts/calendar/calendar'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Form } from '../../../platform/forms/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FigureCard } from '../figure-card.tsx'

const texts = calendarTexts.settings

type SettingsCardProps = {
  title: string
  rows: Parameters<typeof FigureCard>[0]['rows']
  editing: boolean
  onEditing: (editing: boolean) => void
  form: Form
  children: ReactNode
}

function focusFirst(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('input, select')?.focus()
}

/** Values that turn into a form and back, and keep the focus in place. */
export function SettingsCard({ title, rows, editing, onEditing, form, children }: SettingsCardProps) {
  const edit = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && !editing) edit.current?.focus()
    wasEditing.current = editing
  }, [editing])
  if (!editing)
    return (
      <FigureCard
        title={title}
        rows={rows}
        action={
          <button
            ref={edit}
            type="button"
            onClick={() => onEditing(true)}
            className="link touch text-small font-medium"
          >
            {texts.edit} <span className="sr-only">{title}</span>
          </button>
        }
      />
    )
  return (
    <Card>
      <form ref={focusFirst} noValidate onSubmit={form.onSubmit} className="grid gap-4">
        <h2 className="font-sans text-body font-semibold tracking-normal">{title}</h2>
        {children}
        <div className="grid grid-cols-2 gap-3">
          <Button variant="line" onClick={() => onEditing(false)}>
            {texts.cancel}
          </Button>
          <Button type="submit" pending={form.pending} pendingText={texts.saving}>
            {texts.save}
          </Button>
        </div>
      </form>
    </Card>
  )
}
