import type { LocalDate } from './local-date.ts'

export type LocalTime = { date: LocalDate; minutes: number }

const MINUTE = 60_000
const formatters = new Map<string, Intl.DateTimeFormat>()

export function isTimeZone(zone: string): boolean {
  try {
    formatterOf(zone)
    return true
  } catch {
    return false
  }
}

/** What a wall clock in that zone shows at an instant. */
export function toLocal(instant: Date, zone: string): LocalTime {
  const parts = Object.fromEntries(
    formatterOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  return {
    date: `${parts['year']}-${parts['month']}-${parts['day']}`,
    minutes: Number(parts['hour']) * 60 + Number(parts['minute']),
  }
}

/**
 * The instant at which that clock shows this time. A time that the clock skips in spring counts as if the
 * change had not happened, and so falls after the gap; of a time that comes twice in autumn it is the first.
 */
export function toInstant({ date, minutes }: LocalTime, zone: string): Date {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE
  const before = offsetAt(new Date(asUtc - 24 * 60 * MINUTE), zone)
  const after = offsetAt(new Date(asUtc + 24 * 60 * MINUTE), zone)
  const candidates = [...new Set([before, after])].map((offset) => new Date(asUtc - offset * MINUTE))
  const shown = candidates.filter(
    (candidate) => offsetAt(candidate, zone) * MINUTE === asUtc - candidate.getTime(),
  )
  const earliest = shown.sort((a, b) => a.getTime() - b.getTime())[0]
  return earliest ?? new Date(asUtc - before * MINUTE)
}

/** Minutes that local time is ahead of UTC. */
export function offsetAt(instant: Date, zone: string): number {
  const { date, minutes } = toLocal(instant, zone)
  const local = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE
  return Math.round((local - Math.floor(instant.getTime() / MINUTE) * MINUTE) / MINUTE)
}

/** 23, 24 or 25 hours, as the zone's clocks have it. */
export function hoursInDay(date: LocalDate, nextDate: LocalDate, zone: string): number {
  const start = toInstant({ date, minutes: 0 }, zone)
  const end = toInstant({ date: nextDate, minutes: 0 }, zone)
  return (end.getTime() - start.getTime()) / (60 * MINUTE)
}

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formatters.set(zone, formatter)
  return formatter
}
