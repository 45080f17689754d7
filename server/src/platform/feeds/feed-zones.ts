import { isTimeZone } from '@roomtone/domain/time/zone'
import { type Component, propertiesOf, propertyOf, textOf } from './jcal.ts'
import type { Patience } from './patience.ts'
import { expandRule } from './recurrence.ts'
import { DAY, readWhen, utc, type Wall, type Zone, type ZoneFinder, zoneNamed } from './wall.ts'

type Change = { from: Wall; offset: number }

const FLOATING: ZoneFinder = { listing: utc, find: () => utc }

/**
 * Zones by the names that a calendar uses: one that the world knows is taken at its name, another from the
 * calendar's own description; one without either is read as the listing's.
 */
export function zonesOf(
  calendar: Component,
  listingZone: string,
  last: Wall,
  patience: Patience,
): ZoneFinder {
  const listing = zoneNamed(listingZone)
  const described = new Map(
    calendar.children
      .filter(({ name }) => name === 'vtimezone')
      .map((component) => [textOf(component, 'tzid'), component]),
  )
  const known = new Map<string, Zone>()
  const resolve = (tzid: string): Zone => {
    const name = worldName(tzid)
    if (name !== null) return zoneNamed(name)
    const component = described.get(tzid)
    return (component && describedZone(component, last, patience)) ?? listing
  }
  return {
    listing,
    find(tzid) {
      if (typeof tzid !== 'string') return listing
      const zone = known.get(tzid) ?? resolve(tzid)
      known.set(tzid, zone)
      return zone
    },
  }
}

/** Some programs write `/example.org/2026/America/New_York`. */
function worldName(tzid: string): string | null {
  if (/^[+-]?\d/.test(tzid)) return null
  if (isTimeZone(tzid)) return tzid
  const tail = tzid.split('/').slice(-2).join('/')
  return tzid.startsWith('/') && isTimeZone(tail) ? tail : null
}

function describedZone(component: Component, last: Wall, patience: Patience): Zone | null {
  const changes = component.children
    .flatMap((half) => changesOf(half, last, patience))
    .sort((one, other) => one.from - other.from)
  const first = changes[0]
  if (!first) return null
  return (wall) => wall - (lastUntil(changes, wall) ?? first).offset
}

/** Halving what is left: a description may have thousands of changes, and is asked for every time of a calendar. */
function lastUntil(changes: Change[], wall: Wall): Change | undefined {
  let [low, high] = [0, changes.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((changes[middle]?.from ?? wall) <= wall) low = middle + 1
    else high = middle
  }
  return changes[low - 1]
}

/** When the clocks were set, and to what: from the start, on single dates, by a rule. */
function changesOf(half: Component, last: Wall, patience: Patience): Change[] {
  const dtstart = propertyOf(half, 'dtstart')
  const start = dtstart && readWhen(dtstart.values[0], dtstart, FLOATING)?.wall
  const offset = offsetOf(textOf(half, 'tzoffsetto'))
  if (start === undefined || offset === null) return []
  const dates = propertiesOf(half, 'rdate').flatMap((property) =>
    property.values.flatMap((value) => {
      patience.spend()
      return readWhen(value, property, FLOATING)?.wall ?? []
    }),
  )
  const rules = propertiesOf(half, 'rrule').flatMap(({ values: [rule] }) => [
    ...expandRule(rule, start, lastOf(rule, last), patience),
  ])
  return [...new Set([start, ...dates, ...rules])].map((from) => ({ from, offset }))
}

/** A day's grace: the end of such a rule is written in UTC. */
function lastOf(rule: unknown, last: Wall): Wall {
  const { until } = rule as { until?: unknown }
  const end = typeof until === 'string' ? Date.parse(`${until.slice(0, 10)}T00:00:00Z`) + DAY : Number.NaN
  return Number.isNaN(end) ? last : Math.min(last, end)
}

/** `-05:00` in milliseconds. */
function offsetOf(text: string): number | null {
  const match = /^([+-])(\d{2}):?(\d{2})(?::?(\d{2}))?$/.exec(text)
  if (!match) return null
  const seconds = Number(match[2]) * 3600 + Number(match[3]) * 60 + Number(match[4] ?? 0)
  return (match[1] === '-' ? -1 : 1) * seconds * 1000
}
