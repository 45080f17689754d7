import { MINIMUM_HOURS_MAX } from '@roomtone/domain/listing/editing'
import { editorTexts } from '@roomtone/texts/listing/editor'
import { SelectField } from '../../../ui/field.tsx'

const texts = editorTexts.times

const USUAL = {
  minimumHours: Array.from({ length: MINIMUM_HOURS_MAX }, (_, index) => index + 1),
  turnaroundMinutes: [0, 30, 60, 90, 120, 180, 240, 480, 720, 1440],
  noticeHours: [0, 2, 4, 12, 24, 48, 72, 168, 336, 720, 2160],
}

const WORDS = { minimumHours: hours, turnaroundMinutes: minutes, noticeHours: notice }

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
          {WORDS[name](option)}
        </option>
      ))}
    </SelectField>
  )
}

function hours(count: number): string {
  return texts.hours({ count })
}

function minutes(count: number): string {
  if (count === 0) return texts.noTurnaround
  return count % 60 === 0 ? hours(count / 60) : texts.minutes({ count })
}

function notice(count: number): string {
  if (count === 0) return texts.sameDay
  return count % 24 === 0 ? texts.days({ count: count / 24 }) : hours(count)
}
