import { lastBookableDay } from '@roomtone/domain/availability/check-choice'
import { addDays, daysBetween, type LocalDate, weekdayOf } from '@roomtone/domain/time/local-date'
import { toInstant, toLocal } from '@roomtone/domain/time/zone'

const MINUTE = 60_000
const DAY_MINUTES = 1440

/**
 * A day on the clocks of every zone, by the zone's id: its midnight, and on days when clocks change, the
 * minute from which the clock is off by a shift.
 */
export type ZoneClock = {
  /** From 0, Sunday, on: opening hours are kept by it. */
  weekday: number
  midnights: (Date | null)[]
  turns: (number | null)[]
  shifts: (number | null)[]
}

export type AskedTime =
  | { need: 'never' }
  /** Some free hours of that day; null: as few as the listing lets. */
  | { need: 'block'; day: ZoneClock; hours: number | null; now: Date }
  | { need: 'slot'; day: ZoneClock; start: number; hours: number | null; now: Date }
  /** From opening on the first day to closing on the last. */
  | { need: 'stay'; first: ZoneClock; last: ZoneClock; days: number; now: Date }

export type AskedDates = {
  from?: LocalDate | undefined
  to?: LocalDate | undefined
  start?: number | undefined
  hours?: number | undefined
}

export type Zone = { id: number; name: string }

export function askTime({ from, to, start, hours }: AskedDates, zones: Zone[], now: Date): AskedTime | null {
  if (from === undefined) return null
  const days = daysBetween(from, to ?? from) + 1
  if (days < 1) return { need: 'never' }
  if (days > 1)
    return {
      need: 'stay',
      first: clockOf(from, zones, now),
      last: clockOf(to ?? from, zones, now),
      days,
      now,
    }
  const day = clockOf(from, zones, now)
  if (start === undefined) return { need: 'block', day, hours: hours ?? null, now }
  leaveOutSkipped(day, { date: from, start }, zones)
  return { need: 'slot', day, start, hours: hours ?? null, now }
}

/** Where the clocks go forward over that start there is none: such a zone has no such day. */
function leaveOutSkipped(
  { midnights, turns }: ZoneClock,
  { date, start }: { date: LocalDate; start: number },
  zones: Zone[],
): void {
  for (const { id, name } of zones.filter(({ id }) => turns[id - 1] !== null))
    if (toLocal(toInstant({ date, minutes: start }, name), name).minutes !== start) midnights[id - 1] = null
}

function clockOf(date: LocalDate, zones: Zone[], now: Date): ZoneClock {
  const size = Math.max(0, ...zones.map(({ id }) => id))
  const clock: ZoneClock = {
    weekday: weekdayOf(date),
    midnights: Array.from({ length: size }, () => null),
    turns: Array.from({ length: size }, () => null),
    shifts: Array.from({ length: size }, () => null),
  }
  for (const { id, name } of zones) {
    if (date > lastBookableDay(name, now)) continue
    clock.midnights[id - 1] = toInstant({ date, minutes: 0 }, name)
    const turn = turnOf(date, name)
    clock.turns[id - 1] = turn?.at ?? null
    clock.shifts[id - 1] = turn?.by ?? null
  }
  return clock
}

/** Zones are slow to ask, and all but two days of the year are plain ones. */
function turnOf(date: LocalDate, zone: string): { at: number; by: number } | null {
  const midnight = toInstant({ date, minutes: 0 }, zone).getTime()
  const offBy = (minutes: number) =>
    (toInstant({ date, minutes }, zone).getTime() - midnight) / MINUTE - minutes
  const by =
    (toInstant({ date: addDays(date, 1), minutes: 0 }, zone).getTime() - midnight) / MINUTE - DAY_MINUTES
  if (by === 0) return null
  let [before, after] = [0, DAY_MINUTES]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (offBy(middle) === 0) before = middle
    else after = middle
  }
  return { at: after, by }
}
