import type { PropertyView } from '@roomtone/contract/listing/property'
import type { ChoiceView } from '@roomtone/contract/listing/quote'
import { type Opening, openingOn, widestOf } from '@roomtone/domain/availability/weekly-hours'
import { TIME_STEP_MINUTES } from '@roomtone/domain/listing/editing'
import { DEFAULT_MINIMUM_HOURS } from '@roomtone/domain/pricing/rates'
import { isLocalDate, type LocalDate } from '@roomtone/domain/time/local-date'
import type { ChoiceQuery } from './property.query.ts'

/** What the booking card holds; a date that nobody has chosen yet is empty. */
export type Choice = {
  by: 'hour' | 'day'
  date: LocalDate | ''
  start: number
  hours: number
  checkIn: LocalDate | ''
  checkOut: LocalDate | ''
}

type Terms = Pick<PropertyView, 'hours' | 'minimumHours' | 'rentsBy'>

const USUAL_START = 9 * 60

/** From the address of the page: its own words, or those of a search that led here. */
export function readChoice(search: URLSearchParams, terms: Terms): Choice {
  const from = dateOf(search.get('from'))
  const to = dateOf(search.get('to')) || from
  const date = dateOf(search.get('date')) || from
  const hours = within(search.get('hours'), 1, 24) ?? usualHours(terms, date)
  const wantsDays = search.get('by') === 'day' || (!search.has('by') && from !== to)
  // What the host does not offer is not chosen, whatever the address says.
  const isByDay = terms.rentsBy === 'both' ? wantsDays : terms.rentsBy === 'day'
  return {
    by: isByDay ? 'day' : 'hour',
    date,
    start: startOf(search.get('start')) ?? usualStart(terms, date, hours),
    hours,
    checkIn: dateOf(search.get('checkIn')) || from,
    checkOut: dateOf(search.get('checkOut')) || to,
  }
}

/** What the address of the page, the quote and the checkout say of it; null while a date is missing. */
export function toQuery(choice: Choice): ChoiceQuery | null {
  const { by, date, start, hours, checkIn, checkOut } = choice
  if (by === 'hour') return date === '' ? null : { by, date, start, hours }
  return checkIn === '' || checkOut === '' ? null : { by, checkIn, checkOut }
}

export function toSearch(query: ChoiceQuery): URLSearchParams {
  return new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
}

export function withAlternative(
  choice: Choice,
  { by, date, start, hours, checkIn, checkOut }: ChoiceView,
): Choice {
  return by === 'hour' ? { ...choice, by, date, start, hours } : { ...choice, by, checkIn, checkOut }
}

/** The other way to book begins where this one stands. */
export function switchTo(choice: Choice, by: Choice['by']): Choice {
  if (by === 'hour') return { ...choice, by, date: choice.date || choice.checkIn }
  const { checkIn, checkOut, date } = choice
  return { ...choice, by, checkIn: checkIn || date, checkOut: checkOut || checkIn || date }
}

/** A stay cannot end before it begins: the other end follows. */
export function withStay(choice: Choice, end: 'checkIn' | 'checkOut', date: LocalDate | ''): Choice {
  const next = { ...choice, [end]: date }
  const isInOrder = next.checkIn !== '' && next.checkIn <= next.checkOut
  return date === '' || isInOrder ? next : { ...next, checkIn: date, checkOut: date }
}

/** Of that day; before a day is chosen, and on one that is closed, of the widest. */
function openingFor({ hours }: Pick<Terms, 'hours'>, date: LocalDate | ''): Opening {
  return (date === '' ? null : openingOn(hours, date)) ?? widestOf(hours)
}

export function longestHours(terms: Pick<Terms, 'hours'>, date: LocalDate | ''): number {
  const { opensAt, closesAt } = openingFor(terms, date)
  return Math.min(24, Math.floor((closesAt - opensAt) / 60))
}

/** Every half hour at which the shortest booking still ends in time. */
export function startsOf(terms: Pick<Terms, 'hours' | 'minimumHours'>, date: LocalDate | ''): number[] {
  const { minimumHours } = terms
  const { opensAt, closesAt } = openingFor(terms, date)
  const first = Math.ceil(opensAt / TIME_STEP_MINUTES) * TIME_STEP_MINUTES
  const count = Math.floor((closesAt - minimumHours * 60 - first) / TIME_STEP_MINUTES) + 1
  return Array.from({ length: Math.max(1, count) }, (_, index) => first + index * TIME_STEP_MINUTES)
}

function usualHours(terms: Terms, date: LocalDate | ''): number {
  return Math.min(Math.max(DEFAULT_MINIMUM_HOURS, terms.minimumHours), longestHours(terms, date))
}

function usualStart(terms: Terms, date: LocalDate | '', hours: number): number {
  const { opensAt, closesAt } = openingFor(terms, date)
  const fits = opensAt <= USUAL_START && USUAL_START + hours * 60 <= closesAt
  return fits ? USUAL_START : (startsOf(terms, date)[0] ?? opensAt)
}

function dateOf(text: string | null): LocalDate | '' {
  return text !== null && isLocalDate(text) ? text : ''
}

function startOf(text: string | null): number | null {
  const start = within(text, 0, 1439)
  return start !== null && start % TIME_STEP_MINUTES === 0 ? start : null
}

function within(text: string | null, least: number, most: number): number | null {
  const value = Number(text)
  return text !== null && text !== '' && Number.isInteger(value) && value >= least && value <= most
    ? value
    : null
}
