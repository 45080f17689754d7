import { addDays, type LocalDate } from '@roomtone/domain/time/local-date'
import { toLocal } from '@roomtone/domain/time/zone'

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
const short = format({ weekday: 'short', month: 'short', day: 'numeric' })
const whole = format({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })
const month = format({ month: 'long', year: 'numeric' })

/** `Sat, Nov 21` */
export function dayWords(date: LocalDate): string {
  return short.format(new Date(date))
}

/** `Saturday, November 21, 2026` */
export function wholeDayWords(date: LocalDate): string {
  return whole.format(new Date(date))
}

/** `November 2026` */
export function monthWords(yearAndMonth: string): string {
  return month.format(new Date(`${yearAndMonth}-01`))
}

/** `9:00 AM`; 1440 is the midnight that ends the day. */
export function timeWords(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** `Sat, Nov 28, 9:00 AM` */
export function momentWords(instant: string, timeZone: string): string {
  const { date, minutes } = toLocal(new Date(instant), timeZone)
  return `${dayWords(date)}, ${timeWords(minutes)}`
}

/** `Sat, Nov 21 · 9:00 AM – 1:00 PM`, or both days where it ends on another. */
export function rangeWords(startsAt: string, endsAt: string, timeZone: string): string {
  const start = toLocal(new Date(startsAt), timeZone)
  const end = lastMoment(toLocal(new Date(endsAt), timeZone))
  if (start.date === end.date)
    return `${dayWords(start.date)} · ${timeWords(start.minutes)} – ${timeWords(end.minutes)}`
  return `${dayWords(start.date)}, ${timeWords(start.minutes)} – ${dayWords(end.date)}, ${timeWords(end.minutes)}`
}

/** `Eastern Time` */
export function zoneWords(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** Midnight ends the day before; nobody thinks of it as the next one. */
function lastMoment({ date, minutes }: { date: LocalDate; minutes: number }) {
  return minutes === 0 ? { date: addDays(date, -1), minutes: 1440 } : { date, minutes }
}
