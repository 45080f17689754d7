import { TIME_STEP_MINUTES } from '../listing/editing.ts'
import { DEFAULT_MINIMUM_HOURS } from '../pricing/rates.ts'
import type { LocalDate } from '../time/local-date.ts'
import type { RentsBy, TimeChoice } from './time-rules.ts'
import { type Opening, openingOn, type WeeklyHours, widestOf } from './weekly-hours.ts'

type Terms = { hours: WeeklyHours; minimumHours: number; rentsBy: RentsBy }
type Asked = {
  from: LocalDate
  to: LocalDate
  start?: number | undefined
  hours?: number | undefined
}

const USUAL_START = 9 * 60

/** The choice that a space's page starts with after a search for that time. */
export function usualTime(terms: Terms, { from, to, start, hours }: Asked): TimeChoice {
  const isByDay = terms.rentsBy === 'both' ? from !== to : terms.rentsBy === 'day'
  if (isByDay) return { by: 'day', checkIn: from, checkOut: to }
  const length = hours ?? usualHours(terms, from)
  return { by: 'hour', date: from, start: start ?? usualStart(terms, from, length), hours: length }
}

export function usualHours(terms: Terms, date: LocalDate | ''): number {
  return Math.min(Math.max(DEFAULT_MINIMUM_HOURS, terms.minimumHours), longestHours(terms, date))
}

export function usualStart(terms: Terms, date: LocalDate | '', hours: number): number {
  const { opensAt, closesAt } = openingFor(terms, date)
  const fits = opensAt <= USUAL_START && USUAL_START + hours * 60 <= closesAt
  return fits ? USUAL_START : (startsOf(terms, date)[0] ?? opensAt)
}

export function longestHours(terms: Pick<Terms, 'hours'>, date: LocalDate | ''): number {
  const { opensAt, closesAt } = openingFor(terms, date)
  return Math.min(24, Math.floor((closesAt - opensAt) / 60))
}

/** Every half hour at which the shortest booking still ends in time. */
export function startsOf(terms: Pick<Terms, 'hours' | 'minimumHours'>, date: LocalDate | ''): number[] {
  const { opensAt, closesAt } = openingFor(terms, date)
  const first = Math.ceil(opensAt / TIME_STEP_MINUTES) * TIME_STEP_MINUTES
  const count = Math.floor((closesAt - terms.minimumHours * 60 - first) / TIME_STEP_MINUTES) + 1
  return Array.from({ length: Math.max(1, count) }, (_, index) => first + index * TIME_STEP_MINUTES)
}

/** The opening hours of that day; without a day, and on a closed one, the widest of the week. */
function openingFor({ hours }: Pick<Terms, 'hours'>, date: LocalDate | ''): Opening {
  return (date === '' ? null : openingOn(hours, date)) ?? widestOf(hours)
}
