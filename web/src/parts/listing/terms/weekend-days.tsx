import { WEEKDAYS } from '@roomtone/domain/availability/weekly-hours'
import { hoursTexts as texts } from '@roomtone/texts/listing/hours'
import { WEEK, weekdayName } from '../../time/weekdays.ts'

type WeekendDaysProps = {
  value: readonly number[]
  onChange: (days: number[]) => void
  error?: string | undefined
}

/** The days with the weekend price. All seven would be a day price. */
export function WeekendDays({ value, onChange, error }: WeekendDaysProps) {
  const toggle = (day: number) =>
    onChange(WEEKDAYS.filter((one) => (one === day ? !value.includes(one) : value.includes(one))))
  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-medium">{texts.weekend}</legend>
      <div className="flex flex-wrap gap-2">
        {WEEK.map((day) => (
          <label
            key={day}
            className="choice min-h-11 items-center rounded-pill px-4 py-2 text-small font-medium"
          >
            <input
              type="checkbox"
              name={day === WEEK[0] ? 'weekendDays' : undefined}
              checked={value.includes(day)}
              onChange={() => toggle(day)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none forced-colors:appearance-auto"
            />
            {weekdayName(day, 'short')}
          </label>
        ))}
      </div>
      {error && <p className="mt-1.5 text-small text-bad">{error}</p>}
    </fieldset>
  )
}
