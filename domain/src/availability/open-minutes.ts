import { addDays, type LocalDate } from '../time/local-date.ts'
import { openingOn, type WeeklyHours } from './weekly-hours.ts'

/** How long a space is open from the first day up to, but not including, the last. */
export function openMinutes(hours: WeeklyHours, from: LocalDate, until: LocalDate): number {
  let minutes = 0
  for (let date = from; date < until; date = addDays(date, 1)) {
    const opening = openingOn(hours, date)
    if (opening) minutes += opening.closesAt - opening.opensAt
  }
  return minutes
}
