import { addDays, datesFrom, type LocalDate } from '../time/local-date.ts'
import { toInstant, toLocal } from '../time/zone.ts'

/** Half open, like everything that holds time: a range that ends at noon leaves noon free. */
export type TimeRange = { startsAt: Date; endsAt: Date }

/** From the midnight before the first day to the one after the last, in that zone. */
export function wholeDays(first: LocalDate, last: LocalDate, zone: string): TimeRange {
  return {
    startsAt: toInstant({ date: first, minutes: 0 }, zone),
    endsAt: toInstant({ date: addDays(last, 1), minutes: 0 }, zone),
  }
}

export function overlaps(one: TimeRange, other: TimeRange): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt
}

/** The days, in a zone, that the range covers at least partly. */
export function daysTouched({ startsAt, endsAt }: TimeRange, zone: string): LocalDate[] {
  const lastInstant = new Date(endsAt.getTime() - 1)
  return datesFrom(toLocal(startsAt, zone).date, toLocal(lastInstant, zone).date)
}

/** The same time in as few ranges as possible, by start. Ranges without length vanish. */
export function union(ranges: readonly TimeRange[]): TimeRange[] {
  const joined: TimeRange[] = []
  for (const range of byStart(ranges)) {
    if (range.endsAt <= range.startsAt) continue
    const last = joined.at(-1)
    if (last && range.startsAt <= last.endsAt) {
      if (range.endsAt > last.endsAt) last.endsAt = range.endsAt
    } else joined.push({ startsAt: range.startsAt, endsAt: range.endsAt })
  }
  return joined
}

/** The parts of the ranges that none of the others cover. It walks both lists once. */
export function subtract(from: readonly TimeRange[], taken: readonly TimeRange[]): TimeRange[] {
  const holes = union(taken)
  const left: TimeRange[] = []
  let next = 0
  for (const { startsAt, endsAt } of union(from)) {
    while ((holes[next]?.endsAt ?? endsAt) <= startsAt && next < holes.length) next++
    let at = startsAt
    for (let index = next; index < holes.length; index++) {
      const hole = holes[index] as TimeRange
      if (hole.startsAt >= endsAt) break
      if (hole.startsAt > at) left.push({ startsAt: at, endsAt: hole.startsAt })
      at = hole.endsAt
    }
    if (at < endsAt) left.push({ startsAt: at, endsAt })
  }
  return left
}

function byStart(ranges: readonly TimeRange[]): TimeRange[] {
  return [...ranges].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
}
