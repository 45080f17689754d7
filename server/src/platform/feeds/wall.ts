import { isLocalDate } from '@roomtone/domain/time/local-date'
import { toInstant } from '@roomtone/domain/time/zone'
import type { Property } from './jcal.ts'

/** What a clock shows, counted as if it hung in Greenwich: a number that can be compared, and means nothing else. */
export type Wall = number

/** Milliseconds since 1970 at which a clock of that zone shows this. */
export type Zone = (wall: Wall) => number

export const DAY = 86_400_000
const MINUTE = 60_000
const VALUE = /^(\d{4}-\d{2}-\d{2})(?:T([01]\d|2[0-3]):([0-5]\d):([0-5]\d|60)(Z?))?$/

export type When = { wall: Wall; allDay: boolean; zone: Zone }

export const utc: Zone = (wall) => wall

/** Each time is looked up once: it is slow, and the times of an event are asked for again and again. */
export function zoneNamed(name: string): Zone {
  const known = new Map<Wall, number>()
  const lookUp = (wall: Wall) => {
    const date = new Date(wall).toISOString().slice(0, 10)
    const past = wall - Date.parse(`${date}T00:00:00Z`)
    const instant = toInstant({ date, minutes: Math.floor(past / MINUTE) }, name)
    return instant.getTime() + (past % MINUTE)
  }
  return (wall) => {
    const instant = known.get(wall) ?? lookUp(wall)
    known.set(wall, instant)
    return instant
  }
}

/** Null for what is no date or time at all. Zones are described from 1601 on, where the clocks of Windows begin. */
export function readWhen(value: unknown, property: Property, zones: ZoneFinder): When | null {
  const match = typeof value === 'string' ? VALUE.exec(value) : null
  const date = match?.[1]
  if (!match || date === undefined || !isLocalDate(date) || date < '1600' || date > '2200') return null
  const wall =
    Date.parse(`${date}T${match[2] ?? '00'}:${match[3] ?? '00'}:00Z`) + Number(match[4] ?? 0) * 1000
  if (match[2] === undefined) return { wall, allDay: true, zone: zones.listing }
  return { wall, allDay: false, zone: match[5] === 'Z' ? utc : zones.find(property.parameters['tzid']) }
}

export type ZoneFinder = {
  /** Whole days and times without a zone are meant as the listing's clocks show them. */
  listing: Zone
  find(tzid: unknown): Zone
}
