import { profileTexts as texts } from '@roomtone/texts/profile/profile'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { useForm } from '../../platform/forms/use-form.ts'
import { useKeptWords, wordsIn } from '../../platform/forms/use-kept-words.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { keptAs } from './kept-as.ts'

type WordsFormProps = {
  label: string
  hint: string
  text: string
  max: number
  /** The field's name in the server's refusals. */
  field: string
  isLong?: boolean
  save: (text: string) => Promise<void>
  onClose: () => void
}

/** One text, edited in place. Escape leaves it unchanged. */
export function WordsForm({ label, hint, text, max, field, isLong, save, onClose }: WordsFormProps) {
  const box = useRef<HTMLFormElement>(null)
  const kept = useKeptWords(keptAs(field), () => box.current && wordsIn(new FormData(box.current)))
  const first = kept?.text ?? text
  const [length, setLength] = useState([...first].length)
  const form = useForm({
    schema: z.object({ text: z.string().trim().max(max) }),
    read: (data) => ({ text: String(data.get('text') ?? '') }),
    submit: async (values) => {
      await save(values.text)
      onClose()
    },
  })
  const props = {
    name: 'text',
    label,
    defaultValue: first,
    maxLength: max,
    autoFocus: true,
    error: form.errorOf('text') ?? form.errorOf(field),
    hint: (
      <>
        {hint} <span className="even-figures">{texts.left({ count: max - length })}</span>
      </>
    ),
    onChange: (event: { target: { value: string } }) => setLength([...event.target.value].length),
  }
  return (
    <form
      ref={box}
      noValidate
      onSubmit={form.onSubmit}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="grid gap-4"
    >
      {isLong ? <TextAreaField {...props} /> : <TextField {...props} autoComplete="off" />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={form.pending} pendingText={texts.saving}>
          {texts.save}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
