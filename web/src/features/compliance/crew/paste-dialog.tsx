import { crewTexts } from '@roomtone/texts/compliance/crew'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextAreaField } from '../../../ui/field.tsx'
import type { TypedPerson } from './crew-rows.ts'
import { parseCrew } from './parse-crew.ts'

const texts = crewTexts.paste

type PasteDialogProps = {
  /** How many more were booked. */
  room: number
  onAdd: (people: TypedPerson[]) => void
  onClose: () => void
}

export function PasteDialog({ room, onAdd, onClose }: PasteDialogProps) {
  const [text, setText] = useState('')
  const people = parseCrew(text)
  const taken = people.slice(0, room)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={texts.text}
      size="m"
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (taken.length === 0) return
          onClose()
          onAdd(taken)
        }}
        className="grid gap-4"
      >
        <TextAreaField
          label={texts.label}
          rows={8}
          placeholder={texts.placeholder}
          value={text}
          onChange={(event) => setText(event.target.value)}
          autoComplete="off"
          spellCheck={false}
        />
        <p role="status" className="text-small text-ink-2">
          {people.length === 0 ? texts.none : texts.found({ found: people.length })}{' '}
          {people.length > room && texts.tooMany({ room })}
        </p>
        <div className="grid gap-3 sm:grid-cols-2">
          <Button variant="line" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" disabled={taken.length === 0}>
            {taken.length === 0 ? texts.addNone : texts.add({ found: taken.length })}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
