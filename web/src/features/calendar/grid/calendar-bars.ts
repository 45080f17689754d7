import type { HostCalendar } from '@roomtone/contract/hosting/host-calendar'
import { badgeTone } from '@roomtone/domain/booking/process'
import { labelOf } from '../../../parts/booking/held-line.ts'

type Held = HostCalendar['held'][number]
type Day = HostCalendar['days'][number]

/** What a bar looks like: a booking by its state, everything else by where it came from. */
export type BarLook = 'confirmed' | 'pending' | 'other' | 'block'

/** One hold, or neighboring ones of the same kind and name, drawn over part of a week. */
export type Bar = {
  id: string
  kind: Held['kind']
  label: string
  look: BarLook
  /** Column of the week, from 0. */
  start: number
  span: number
  /** Rows count from the bottom of the day. */
  lane: number
}

/** More would leave no room for the day's price. */
export const LANES = 2

export function barsOf(week: readonly (Day | undefined)[], held: readonly Held[]): Bar[] {
  const bars: Bar[] = []
  for (const hold of held) {
    const start = week.findIndex((day) => day?.holds.includes(hold.id))
    if (start < 0) continue
    const span = week.filter((day) => day?.holds.includes(hold.id)).length
    const before = bars.at(-1)
    if (before && isSame(before, hold) && before.start + before.span === start && isWhole(week, start)) {
      before.span += span
      continue
    }
    bars.push({
      id: hold.id,
      kind: hold.kind,
      label: labelOf(hold),
      look: lookOf(hold),
      start,
      span,
      lane: laneFor(bars, start),
    })
  }
  return bars
}

/**
 * The same colors as badges: confirmed green, pending yellow; what is over, held for payment or imported is
 * gray.
 */
export function lookOf({ kind, state }: Pick<Held, 'kind' | 'state'>): BarLook {
  if (kind === 'block') return 'block'
  const tone = state && badgeTone(state)
  if (tone === 'green') return 'confirmed'
  return tone === 'yellow' ? 'pending' : 'other'
}

/** How many holds of a day found no lane. */
export function hiddenOn(bars: readonly Bar[], column: number): number {
  return bars.filter((bar) => bar.lane >= LANES && bar.start <= column && column < bar.start + bar.span)
    .length
}

function isSame(bar: Bar, hold: Held): boolean {
  return bar.kind === hold.kind && bar.label === labelOf(hold) && hold.kind !== 'booking'
}

function isWhole(week: readonly (Day | undefined)[], column: number): boolean {
  return week[column]?.state === 'taken' && week[column]?.holds.length === 1
}

function laneFor(bars: readonly Bar[], start: number): number {
  const taken = bars.filter((bar) => bar.start + bar.span > start).map(({ lane }) => lane)
  let lane = 0
  while (taken.includes(lane)) lane++
  return lane
}
