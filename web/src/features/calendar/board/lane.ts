import type { HostCalendar } from '@roomtone/contract/hosting/host-calendar'
import { type TimeRange, wholeDays } from '@roomtone/domain/calendar/ranges'
import { toLocal } from '@roomtone/domain/time/zone'
import { type BarLook, lookOf } from '../grid/calendar-bars.ts'

type Held = HostCalendar['held'][number]
type SecondHold = HostCalendar['secondHolds'][number]

export type Piece = {
  key: string
  /** What it is, for its words: one of the two. */
  held: Held | null
  second: SecondHold | null
  look: BarLook
  /** From 0. */
  column: number
  span: number
  /** Shares of the lane's height. */
  top: number
  height: number
  isWhole: boolean
}

export type Hatch = { key: string; column: number; top: number; height: number }

export type Lane = {
  pieces: Piece[]
  /** Prep, strike and turnaround. */
  hatches: Hatch[]
  /** By column, how many did not fit. */
  more: Map<number, number>
}

/** Minutes of the clock at the top and at the bottom. */
const TOP = 480
const BOTTOM = 1320
const HEIGHT = BOTTOM - TOP

/** Room for one line, and for two. */
const LINE = 0.18
/** More would be too low to read. */
const MOST = 3

type Part = { held: Held | null; second: SecondHold | null; key: string; from: number; to: number }

/** What is drawn of a listing's days, side by side, with the hours from top to bottom. */
export function laneOf(calendar: HostCalendar, dates: readonly string[]): Lane {
  const lane: Lane = { pieces: [], hatches: [], more: new Map() }
  for (const [column, date] of dates.entries()) {
    const day = wholeDays(date, date, calendar.timeZone)
    const parts = partsOf(calendar, day)
    const shown = parts.length > MOST ? parts.slice(0, MOST - 1) : parts
    if (shown.length < parts.length) lane.more.set(column, parts.length - shown.length)
    const places = placesOf(shown, parts.length > shown.length)
    for (const [index, part] of shown.entries()) {
      const place = places[index]
      if (place) addPiece(lane.pieces, part, { ...place, column, isAlone: parts.length === 1 })
    }
    if (shown.length === parts.length && shown.length < MOST)
      lane.hatches.push(...hatchesOf(calendar, day, column))
  }
  return lane
}

type Place = { top: number; height: number }

function addPiece(
  pieces: Piece[],
  { held, second, key, from, to }: Part,
  { top, height, column, isAlone }: Place & { column: number; isAlone: boolean },
): void {
  const isWhole = isAlone && from <= TOP && to >= BOTTOM
  const before = pieces.findLast((piece) => piece.column + piece.span === column)
  if (isWhole && before?.isWhole && before.held && held && isSame(before.held, held)) {
    before.span += 1
    return
  }
  const look = held ? lookOf(held) : 'second'
  pieces.push({ key: `${key} ${column}`, held, second, look, column, span: 1, top, height, isWhole })
}

/** One of several days, or neighboring days that were blocked for the same reason. */
function isSame(one: Held, other: Held): boolean {
  if (one.id === other.id) return true
  return (
    one.kind !== 'booking' &&
    one.kind === other.kind &&
    one.label === other.label &&
    one.space === other.space &&
    one.full === other.full
  )
}

/** What a day has, by start: the shoot itself of a booking, without prep and strike. */
function partsOf(calendar: HostCalendar, day: TimeRange): Part[] {
  const held = calendar.held.map((one) => ({
    held: one,
    second: null,
    key: one.id,
    startsAt: one.callAt ?? one.startsAt,
    endsAt: one.wrapAt ?? one.endsAt,
  }))
  const waiting = calendar.secondHolds.map((one) => ({ held: null, second: one, key: one.id, ...one }))
  return [...held, ...waiting]
    .flatMap(({ held, second, key, startsAt, endsAt }) => {
      const minutes = minutesOf(startsAt, endsAt, day, calendar.timeZone)
      return minutes ? [{ held, second, key, ...minutes }] : []
    })
    .sort((one, other) => one.from - other.from)
}

function hatchesOf(calendar: HostCalendar, day: TimeRange, column: number): Hatch[] {
  return calendar.held.flatMap(({ id, startsAt, callAt, wrapAt, endsAt, heldUntil }) => {
    const ranges = [
      ['prep', startsAt, callAt ?? startsAt],
      ['after', wrapAt ?? endsAt, heldUntil],
    ] as const
    return ranges.flatMap(([name, from, to]) => {
      const minutes = minutesOf(from, to, day, calendar.timeZone)
      if (!minutes) return []
      const top = shareOf(minutes.from)
      const height = shareOf(minutes.to) - top
      return height > 0 ? [{ key: `${id} ${name} ${column}`, column, top, height }] : []
    })
  })
}

/** What a range has of a day, in minutes of its clock; null: nothing. */
function minutesOf(startsAt: string, endsAt: string, day: TimeRange, timeZone: string) {
  const [start, end] = [new Date(startsAt), new Date(endsAt)]
  if (end <= day.startsAt || start >= day.endsAt || end <= start) return null
  return {
    from: start <= day.startsAt ? 0 : toLocal(start, timeZone).minutes,
    to: end >= day.endsAt ? 1440 : toLocal(end, timeZone).minutes,
  }
}

export function shareOf(minutes: number): number {
  return Math.min(1, Math.max(0, (minutes - TOP) / HEIGHT))
}

/** Where the clock has them; where that leaves no room to read them, one below another. */
function placesOf(parts: readonly Part[], isMore: boolean): Place[] {
  const places = parts.map(({ from, to }) => {
    const height = Math.max(LINE, shareOf(to) - shareOf(from))
    return { top: Math.min(shareOf(from), 1 - height), height }
  })
  const isApart = places.every((place, index) => {
    const next = places[index + 1]
    return !next || place.top + place.height <= next.top
  })
  if (isApart && !isMore) return places
  const slots = parts.length + (isMore ? 0.6 : 0)
  return parts.map((_, index) => ({ top: index / slots, height: 1 / slots }))
}
