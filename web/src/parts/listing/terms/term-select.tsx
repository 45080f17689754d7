import { MINIMUM_HOURS_MAX } from '@roomtone/domain/listing/editing'
import { editorTexts } from '@roomtone/texts/listing/editor'
import { SelectField } from '../../../ui/field.tsx'
import { TERM_WORDS } from './term-words.ts'

const texts = editorTexts.times

const USUAL = {
  minimumHours: Array.from({ length: MINIMUM_HOURS_MAX }, (_, index) => index + 1),
  turnaroundMinutes: [0, 30, 60, 90, 120, 180, 240, 480, 720, 1440],
  noticeHours: [0, 2, 4, 12, 24, 48, 72, 168, 336, 720, 2160],
}

type TermSelectProps = {
  name: keyof typeof USUAL
  value: number
  onChange: (value: number) => void
  error?: string | undefined
}

/** A value that is set but not among the usual ones can still be chosen. */
export function TermSelect({ name, value, onChange, error }: TermSelectProps) {
  const all = [...new Set([...USUAL[name], value])].sort((a, b) => a - b)
  return (
    <SelectField
      name={name}
      label={texts[name]}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      error={error}
    >
      {all.map((option) => (
        <option key={option} value={option}>
          {TERM_WORDS[name](option)}
        </option>
      ))}
    </SelectField>
  )
}
