import { type Opening, type WeeklyHours, widestOf } from '@roomtone/domain/availability/weekly-hours'
import { DAY_MINUTES, TIME_STEP_MINUTES } from '@roomtone/domain/listing/editing'
import { hoursTexts as texts } from '@roomtone/texts/listing/hours'
import { useId } from 'react'
import { hourWords, timeWords } from '../../../platform/language/clock.ts'
import { FieldMessage } from '../../../ui/field-message.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { WEEK, weekdayName } from '../../time/weekdays.ts'

const TIMES = Array.from(
  { length: DAY_MINUTES / TIME_STEP_MINUTES + 1 },
  (_, index) => index * TIME_STEP_MINUTES,
)
const AXIS = [0, 6, 12, 18, 24]

type WeekHoursProps = {
  name: string
  value: WeeklyHours
  onChange: (hours: WeeklyHours) => void
  error?: string | undefined
  /** A heading above names it already. */
  isTitled?: boolean
}

const ROW =
  'grid min-h-11 grid-cols-[2.25rem_1fr_auto] items-center gap-x-1.5 text-small sm:grid-cols-[2.75rem_1fr_14.5rem_auto] sm:gap-x-3'

/**
 * Opening hours of each weekday, in the order of the reader's week; a day that reopens starts with the widest
 * hours of the others.
 */
export function WeekHours({ name, value, onChange, error, isTitled = false }: WeekHoursProps) {
  const errorId = useId()
  const put = (day: number, opening: WeeklyHours[number]) =>
    onChange(value.map((one, each) => (each === day ? opening : one)))
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className={isTitled ? 'sr-only' : 'mb-1.5 text-small font-medium'}>{texts.legend}</legend>
      <div aria-hidden="true" className={`${ROW} min-h-6! text-tiny text-ink-2 max-sm:hidden`}>
        <span />
        <span className="flex justify-between">
          {AXIS.map((hour) => (
            <span key={hour}>{hourWords(hour % 24)}</span>
          ))}
        </span>
      </div>
      <ul>
        {WEEK.map((day) => {
          const opening = value[day] ?? null
          const label = weekdayName(day, 'long')
          return (
            <li key={day} className={ROW}>
              <span className="font-semibold">
                <span aria-hidden="true">{weekdayName(day, 'short')}</span>
                <span className="sr-only">{label}</span>
              </span>
              <Bar opening={opening} />
              <span className="flex flex-wrap items-center justify-end gap-x-1">
                {opening ? (
                  <>
                    <Time
                      name={day === WEEK[0] ? name : undefined}
                      label={texts.opens({ day: label })}
                      value={opening.opensAt}
                      options={TIMES.slice(0, -1)}
                      onChange={(opensAt) => put(day, { ...opening, opensAt })}
                    />
                    <span aria-hidden="true">–</span>
                    <Time
                      label={texts.closes({ day: label })}
                      value={opening.closesAt}
                      options={TIMES.slice(1)}
                      onChange={(closesAt) => put(day, { ...opening, closesAt })}
                    />
                  </>
                ) : (
                  <span className="px-2 text-ink-2">{texts.isClosed}</span>
                )}
              </span>
              <Switch
                label={<span className="sr-only">{texts.isOpen({ day: label })}</span>}
                checked={opening !== null}
                onChange={(event) => put(day, event.target.checked ? widestOf(value) : null)}
                className="gap-0"
              />
            </li>
          )
        })}
      </ul>
      {error && <FieldMessage id={errorId}>{error}</FieldMessage>}
    </fieldset>
  )
}

/** The day from midnight to midnight, with the time when the space is open. */
function Bar({ opening }: { opening: Opening | null }) {
  const share = (minutes: number) => `${(minutes / DAY_MINUTES) * 100}%`
  return (
    <span aria-hidden="true" className="relative h-2.5 overflow-hidden rounded-pill bg-paper-2 max-sm:hidden">
      {opening && opening.opensAt < opening.closesAt && (
        <span
          className="absolute inset-y-0 rounded-pill bg-ok/65"
          style={{
            insetInlineStart: share(opening.opensAt),
            width: share(opening.closesAt - opening.opensAt),
          }}
        />
      )}
    </span>
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
      className="touch min-h-9 cursor-pointer appearance-none rounded-s border border-transparent bg-transparent px-0.5 text-end even-figures sm:px-2 hover:border-ink-3 focus-visible:border-ink"
    >
      {options.map((minutes) => (
        <option key={minutes} value={minutes}>
          {timeWords(minutes)}
        </option>
      ))}
    </select>
  )
}
