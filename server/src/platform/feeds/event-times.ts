import ICAL from 'ical.js'
import { type Component, type Property, propertiesOf, propertyOf } from './jcal.ts'
import type { Patience } from './patience.ts'
import { expandRule } from './recurrence.ts'
import { DAY, readWhen, type Wall, type When, type ZoneFinder } from './wall.ts'

export type Span = { start: number; end: number }
/** Where one event may have its times: instants, and the clock times that could lie there in any zone. */
export type Reach = { from: number; to: number; last: Wall }

/** No calendar begins earlier, and a daily series from then on is still walked through quickly. */
const EARLIEST = Date.UTC(1900, 0, 1)

/** When an event takes place, once or again and again, except on the given instants and days. */
export function eventTimes(
  event: Component,
  { zones, reach, patience }: { zones: ZoneFinder; reach: Reach; patience: Patience },
  replaced: ReadonlySet<string>,
): Span[] {
  const dtstart = propertyOf(event, 'dtstart')
  const start = dtstart && readWhen(dtstart.values[0], dtstart, zones)
  if (!start || start.wall < EARLIEST) return []
  const endOf = endsOf(event, start, zones)
  const length = endOf(start.wall) - start.zone(start.wall)
  const out = new Set([...replaced, ...keysIn(propertiesOf(event, 'exdate'), zones, patience)])
  const spans = new Map<number, Span>()
  const add: Add = (wall, zone = start.zone, end) => {
    // Asking a zone costs time, and most of a long series is in the past.
    if (end === undefined && wall + length < reach.from - 2 * DAY) return
    const begins = zone(wall)
    const ends = end ?? (zone === start.zone ? endOf(wall) : begins + length)
    if (begins >= ends || ends <= reach.from || begins >= reach.to) return
    if (out.has(instantKey(begins)) || out.has(dayKey(wall))) return
    spans.set(begins, { start: begins, end: ends })
  }
  add(start.wall)
  for (const rule of propertiesOf(event, 'rrule').slice(0, 4)) {
    const isLate = afterUntil(rule, start, zones)
    for (const wall of expandRule(rule.values[0], start.wall, reach.last, patience)) {
      if (isLate(wall)) break
      add(wall)
    }
  }
  for (const date of propertiesOf(event, 'rdate'))
    for (const value of date.values) {
      patience.spend()
      addDate(value, date, zones, add)
    }
  return [...spans.values()]
}

/** Both as an instant, and as a day for those who leave out a whole day of a timed event. */
export function keysIn(properties: Property[], zones: ZoneFinder, patience: Patience): string[] {
  return properties.flatMap((property) =>
    property.values.flatMap((value) => {
      patience.spend()
      const when = readWhen(value, property, zones)
      if (!when) return []
      return when.allDay ? [dayKey(when.wall)] : [instantKey(when.zone(when.wall))]
    }),
  )
}

const instantKey = (instant: number) => `at ${instant}`
const dayKey = (wall: Wall) => `on ${new Date(wall).toISOString().slice(0, 10)}`

/** Days are as long as the clocks make them; hours and minutes are exact. */
function endsOf(event: Component, start: When, zones: ZoneFinder): (wall: Wall) => number {
  const dtend = propertyOf(event, 'dtend')
  const end = dtend && readWhen(dtend.values[0], dtend, zones)
  if (end) {
    if (start.allDay && end.allDay) return (wall) => start.zone(wall + (end.wall - start.wall))
    const length = end.zone(end.wall) - start.zone(start.wall)
    return (wall) => start.zone(wall) + length
  }
  const duration = propertyOf(event, 'duration')?.values[0]
  if (typeof duration === 'string') {
    const { days, rest } = lengthOf(duration)
    return (wall) => start.zone(wall + days * DAY) + rest
  }
  return (wall) => (start.allDay ? start.zone(wall + DAY) : start.zone(wall))
}

function lengthOf(text: string): { days: number; rest: number } {
  const { isNegative, weeks, days, hours, minutes, seconds } = ICAL.Duration.fromString(text)
  if (isNegative) return { days: 0, rest: 0 }
  return { days: weeks * 7 + days, rest: ((hours * 60 + minutes) * 60 + seconds) * 1000 }
}

function afterUntil(rule: Property, start: When, zones: ZoneFinder): (wall: Wall) => boolean {
  const { until } = (rule.values[0] ?? {}) as { until?: unknown }
  const end = readWhen(until, { ...rule, parameters: {} }, zones)
  if (!end) return () => false
  if (end.allDay) return (wall) => wall >= end.wall + DAY
  if (String(until).endsWith('Z')) return (wall) => wall > end.wall - 2 * DAY && start.zone(wall) > end.wall
  return (wall) => wall > end.wall
}

type Add = (wall: Wall, zone?: When['zone'], end?: number | undefined) => void

/** A single date more, or a period with an end of its own. */
function addDate(value: unknown, property: Property, zones: ZoneFinder, add: Add): void {
  const [first, second] = Array.isArray(value) ? (value as unknown[]) : [value]
  const start = readWhen(first, property, zones)
  if (!start) return
  add(
    start.wall,
    start.zone,
    typeof second === 'string' ? endOfPeriod(start, second, property, zones) : undefined,
  )
}

function endOfPeriod(start: When, text: string, property: Property, zones: ZoneFinder): number {
  const end = readWhen(text, property, zones)
  if (end) return end.zone(end.wall)
  const { days, rest } = lengthOf(text)
  return start.zone(start.wall + days * DAY) + rest
}
