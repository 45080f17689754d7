import { lengthOf } from '@roomtone/domain/listing/options'
import { screenTexts as texts } from '@roomtone/texts/listing/screens'
import { useId } from 'react'
import { TextAreaField, TextField } from '../../../ui/field.tsx'
import { withinLimit } from './text-limit.ts'

const NEARLY_FULL = 10

type CountedTextProps = {
  label: string
  value: string
  max: number
  /** One line, or this many rows. */
  rows?: number | undefined
  placeholder?: string | undefined
  onChange: (text: string) => void
}

/** Counts like the server. The count is read aloud only when it begins to matter. */
export function CountedText({ label, value, max, rows, placeholder, onChange }: CountedTextProps) {
  const id = useId()
  const used = lengthOf(value)
  const shared = { id, label, value, placeholder }
  return (
    <div>
      {rows ? (
        <TextAreaField
          {...shared}
          rows={rows}
          onChange={(event) => onChange(withinLimit(event.target.value, max))}
        />
      ) : (
        <TextField
          {...shared}
          autoComplete="off"
          onChange={(event) => onChange(withinLimit(event.target.value, max))}
        />
      )}
      <p aria-hidden="true" className="mt-1.5 text-end text-small text-ink-2 even-figures">
        {texts.counter({ used, max })}
      </p>
      <p role="status" className="sr-only">
        {max - used <= NEARLY_FULL ? texts.counterLeft({ left: max - used }) : ''}
      </p>
    </div>
  )
}
