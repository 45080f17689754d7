import { offsetAt, toLocal } from '../time/zone.ts'

/**
 * Dates, hours and amounts as releases spell them. By hand and not by Intl: the same facts must give the same words
 * on every machine and in every year, because the words are hashed and signed.
 */
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const HOUR = 3_600_000

/** `2026-12-07` → December 7, 2026. */
export function dayWords(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${MONTHS[(month ?? 1) - 1]} ${day}, ${year}`
}

/** Monday, December 7, 2026, 9:00 AM (UTC−08:00). The offset tells apart the two hours that autumn has twice. */
export function momentWords(instant: Date, zone: string): string {
  const { date, minutes } = toLocal(instant, zone)
  const weekday = WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()]
  return `${weekday}, ${dayWords(date)}, ${clockWords(minutes)} (${offsetWords(offsetAt(instant, zone))})`
}

function clockWords(minutes: number): string {
  const hour = Math.floor(minutes / 60)
  return `${hour % 12 === 0 ? 12 : hour % 12}:${two(minutes % 60)} ${hour < 12 ? 'AM' : 'PM'}`
}

function offsetWords(minutes: number): string {
  const size = Math.abs(minutes)
  return `UTC${minutes < 0 ? '\u2212' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}

/** A clock on the wall cannot count these hours where it is changed in between. */
export function lengthWords(from: Date, to: Date): string {
  const halves = Math.round((to.getTime() - from.getTime()) / (HOUR / 2))
  const hours = halves / 2
  return `${hours} ${hours === 1 ? 'hour' : 'hours'}`
}

/** 123456 → $1,234.56. */
export function dollarWords(cents: number): string {
  const [whole = '0', rest = '00'] = (cents / 100).toFixed(2).split('.')
  return `$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${rest}`
}

/** One, two and three. */
export function listWords(all: readonly string[]): string {
  if (all.length < 2) return all[0] ?? ''
  return `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
}

/** Several typed lines become several paragraphs, so that a line break never ends one of our sentences. */
export function linesOf(text: string): string[] {
  return text
    .split(/[\r\n\v\f\u0085\u2028\u2029]+/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
}

/** The same on one line. */
export function oneLine(text: string): string {
  return linesOf(text).join(' ')
}
