import type { TodayView } from '@roomtone/contract/booking/show-today'
import { daysBetween } from '@roomtone/domain/time/local-date'
import { toLocal } from '@roomtone/domain/time/zone'
import { hourWords } from '../../../platform/language/clock.ts'

export type SheetListing = TodayView['listings'][number]
type SheetHold = SheetListing['holds'][number]

/** Minutes of the wall clock, the same for every row: each space is shown in its own local time. */
export type Scale = { from: number; to: number; step: number }

const HOUR = 60
const DAY = 24 * HOUR

/** Minutes since the listing's own midnight; below 0 or above a day where it is not today there. */
export function minuteOf({ today, timeZone }: SheetListing, instant: Date | string): number {
  const { date, minutes } = toLocal(new Date(instant), timeZone)
  return daysBetween(today, date) * DAY + minutes
}

/** From the earliest opening to the latest closing, in whole steps of one to three hours. */
export function scaleOf(listings: readonly SheetListing[]): Scale {
  const opening = Math.min(...listings.map((one) => minuteOf(one, one.opensAt)))
  const closing = Math.max(...listings.map((one) => minuteOf(one, one.closesAt)))
  const from = Math.floor(opening / HOUR) * HOUR
  const hours = Math.max(1, Math.ceil((closing - from) / HOUR))
  const step = (hours <= 8 ? 1 : hours <= 16 ? 2 : 3) * HOUR
  return { from, to: from + Math.ceil((hours * HOUR) / step) * step, step }
}

/** The position of a minute, in percent of the row; null outside of it. */
export function placeOf(minute: number, { from, to }: Scale): number | null {
  return minute < from || minute > to ? null : percent(minute, from, to)
}

export type Piece = { left: number; width: number }
export type Placed = { hold: SheetHold; bar: Piece | null; turnaround: Piece | null }

/** Cuts each hold to the part within the drawn day, and leaves out those without one. */
export function placeHolds(listing: SheetListing, scale: Scale): Placed[] {
  return listing.holds
    .map((hold) => {
      const [start, end, until] = [hold.startsAt, hold.endsAt, hold.heldUntil].map((at) =>
        minuteOf(listing, at),
      ) as [number, number, number]
      return { hold, bar: pieceOf(start, end, scale), turnaround: pieceOf(end, until, scale) }
    })
    .filter(({ bar, turnaround }) => bar !== null || turnaround !== null)
}

function pieceOf(start: number, end: number, { from, to }: Scale): Piece | null {
  const [first, last] = [Math.max(start, from), Math.min(end, to)]
  if (last <= first) return null
  const left = percent(first, from, to)
  return { left, width: percent(last, from, to) - left }
}

export type Tick = { minute: number; left: number; label: string }

export function ticksOf({ from, to, step }: Scale): Tick[] {
  return Array.from({ length: (to - from) / step + 1 }, (_, index) => {
    const minute = from + index * step
    return { minute, left: percent(minute, from, to), label: hourLabel(minute) }
  })
}

function hourLabel(minute: number): string {
  const hour = ((((minute / HOUR) % 24) + 24) % 24) | 0
  return hourWords(hour)
}

function percent(minute: number, from: number, to: number): number {
  return ((minute - from) * 100) / (to - from)
}
