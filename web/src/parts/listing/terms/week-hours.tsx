import { WEEKDAYS, type WeeklyHours, widestOf } from '@roomtone/domain/availability/weekly-hours'
import { DAY_MINUTES, TIME_STEP_MINUTES } from '@roomtone/domain/listing/editing'
import { hoursTexts as texts } from '@roomtone/texts/listing/hours'
import { useId } from 'react'
import { timeWords } from '../../../platform/language/clock.ts'
import { FieldMessage } from '../../../ui/field-message.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { weekdayName } from '../../time/weekdays.ts'

const TIMES = Array.from(
  { length: DAY_MINUTES / TIME_STEP_MINUTES + 1 },
  (_, index) => index * TIME_STEP_MINUTES,
)

type WeekHoursProps = {
  name: string
  value: WeeklyHours
  onChange: (hours: WeeklyHours) => void
  error?: string | undefined
}

/** Opening hours of each weekday; a day that opens again begins with the widest hours of the others. */
export function WeekHours({ name, value, onChange, error }: WeekHoursProps) {
  const errorId = useId()
  const put = (day: number, opening: WeeklyHours[number]) =>
    onChange(value.map((one, each) => (each === day ? opening : one)))
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 text-small font-medium">{texts.legend}</legend>
      <ul className="border-t">
        {WEEKDAYS.map((day) => {
          const opening = value[day] ?? null
          const label = weekdayName(day, 'long')
          return (
            <li
              key={day}
              className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-b py-1.5 sm:grid-cols-[9rem_1fr_auto]"
            >
              <span className="text-small font-medium">{label}</span>
              <span className="flex items-center gap-2 max-sm:col-span-2 max-sm:row-start-2">
                {opening ? (
                  <>
                    <Time
                      name={day === 0 ? name : undefined}
                      label={texts.opens({ day: label })}
                      value={opening.opensAt}
                      options={TIMES.slice(0, -1)}
                      onChange={(opensAt) => put(day, { ...opening, opensAt })}
                    />
                    <span aria-hidden="true" className="text-small text-ink-2">
                      –
                    </span>
                    <Time
                      label={texts.closes({ day: label })}
                      value={opening.closesAt}
                      options={TIMES.slice(1)}
                      onChange={(closesAt) => put(day, { ...opening, closesAt })}
                    />
                  </>
                ) : (
                  <span className="py-2.5 text-small text-ink-2">{texts.isClosed}</span>
                )}
              </span>
              <Switch
                label={<span className="sr-only">{texts.isOpen({ day: label })}</span>}
                checked={opening !== null}
                onChange={(event) => put(day, event.target.checked ? widestOf(value) : null)}
              />
            </li>
          )
        })}
      </ul>
      {error && <FieldMessage id={errorId}>{error}</FieldMessage>}
    </fieldset>
  )
}

type TimeProps = {
  name?: string | undefined
  label: string
  value: number
  options: number[]
  onChange: (minutes: number) => void
}

function Time({ name, label, value, options, onChange }: TimeProps) {
  return (
    <select
      name={name}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      className="control w-auto"
    >
      {options.map((minutes) => (
        <option key={minutes} value={minutes}>
          {timeWords(minutes)}
        </option>
      ))}
    </select>
  )
}
