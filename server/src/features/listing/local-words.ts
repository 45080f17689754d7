import type { LocalDate } from '@roomtone/domain/time/local-date'
import { toLocal } from '@roomtone/domain/time/zone'

const day = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** `Sat, Nov 21` */
export function dayWords(date: LocalDate): string {
  return day.format(new Date(date))
}

/** `9:00 AM`, from minutes after midnight; 1440 is the midnight that ends the day. */
export function timeWords(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** `Sat, Nov 21, 9:00 AM` */
export function momentWords(instant: Date, timeZone: string): string {
  const { date, minutes } = toLocal(instant, timeZone)
  return `${dayWords(date)}, ${timeWords(minutes)}`
}

/** `Sat, Nov 21, 9:00 AM – 1:00 PM` */
export function rangeWords(startsAt: Date, endsAt: Date, timeZone: string): string {
  const end = toLocal(endsAt, timeZone)
  return `${momentWords(startsAt, timeZone)} – ${timeWords(end.minutes)}`
}

export function count(number: number, unit: 'hour' | 'day'): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`
}
