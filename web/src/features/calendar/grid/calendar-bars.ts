import type { HostCalendar } from '@roomtone/contract/hosting/host-calendar'
import { badgeTone } from '@roomtone/domain/booking/process'
import { labelOf } from '../../../parts/booking/held-line.ts'

type Held = HostCalendar['held'][number]
type Day = HostCalendar['days'][number]

/** What a bar looks like: a booking by its state, everything else by where it came from. */
export type BarLook = 'confirmed' | 'pending' | 'other' | 'import' | 'block' | 'second'

/** One hold, or neighboring ones of the same kind and name, drawn over part of a week. */
export type Bar = {
  hold: Held
  look: BarLook
  /** Column of the week, from 0. */
  start: number
  span: number
  /** Rows count from the bottom of the day. */
  lane: number
}

/** More would leave no room for the day's price. */
const LANES = 2

/**
 * Day by day: what was drawn the day before keeps its row, and the rest take the rows that are free. One for which a day
 * has no room is drawn on its other days all the same.
 */
export function barsOf(week: readonly (Day | undefined)[], held: readonly Held[]): Bar[] {
  const bars: Bar[] = []
  for (const [column, day] of week.entries()) {
    const today = held.filter(({ id }) => day?.holds.includes(id))
    const open = new Set(Array.from({ length: LANES }, (_, lane) => lane))
    const waiting: Held[] = []
    for (const hold of today) {
      const before = bars.find(
        (bar) => bar.start + bar.span === column && open.has(bar.lane) && goesOn(bar.hold, hold, day),
      )
      if (!before) {
        waiting.push(hold)
        continue
      }
      before.span += 1
      open.delete(before.lane)
    }
    for (const hold of waiting) {
      const [lane] = open
      if (lane === undefined) break
      open.delete(lane)
      bars.push({ hold, look: lookOf(hold), start: column, span: 1, lane })
    }
  }
  return bars
}

/**
 * The same colors as badges: confirmed green, pending yellow; what is over or held for payment is gray. What another
 * space of the house has looks like a block.
 */
export function lookOf({ kind, state, space }: Pick<Held, 'kind' | 'state' | 'space'>): BarLook {
  if (kind === 'block' || space !== null) return 'block'
  if (kind === 'import') return 'import'
  const tone = state && badgeTone(state)
  if (tone === 'green') return 'confirmed'
  return tone === 'yellow' ? 'pending' : 'other'
}

/** How many holds of a day found no lane. */
export function hiddenOn(week: readonly (Day | undefined)[], bars: readonly Bar[], column: number): number {
  const drawn = bars.filter(({ start, span }) => start <= column && column < start + span).length
  return Math.max(0, (week[column]?.holds.length ?? 0) - drawn)
}

/** The next day of the same, or the next of several days that were blocked for one reason. */
function goesOn(before: Held, hold: Held, day: Day | undefined): boolean {
  if (before.id === hold.id) return true
  if (before.kind !== hold.kind || hold.kind === 'booking' || before.space !== hold.space) return false
  if (before.full !== hold.full) return false
  return labelOf(before) === labelOf(hold) && day?.state === 'taken' && day.holds.length === 1
}
