import type { BlockProps } from '../terms-form.ts'
import { WeekHours } from '../week-hours.tsx'

export function HoursBlock({ form: { values, set, errorOf, changeMenu } }: BlockProps) {
  return (
    <>
      <WeekHours
        name="hours"
        value={values.hours}
        onChange={(hours) => set('hours', hours)}
        error={errorOf('hours')}
        isTitled
      />
      {changeMenu}
    </>
  )
}
