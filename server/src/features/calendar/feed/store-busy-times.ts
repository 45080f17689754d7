import { type Areas, freeParts, type HeldAreas } from '@roomtone/domain/calendar/areas'
import { overlaps, subtract, union } from '@roomtone/domain/calendar/ranges'
import type { Tx } from '../../../platform/db/database.ts'
import type { BusyTime } from '../../../platform/feeds/read-calendar.ts'
import { Refused } from '../../../platform/refused.ts'
import { calendarWindow } from '../calendar-window.ts'
import { deleteHoldsOfFeed, findHolds, findHoldsOfFeed, type Hold, insertHolds } from '../holds.store.ts'
import { type Conflict, markFetched } from './feeds.store.ts'

const DAY = 86_400_000
const PIECE = 31 * DAY
const CONFLICTS_MAX = 20
const ATTEMPTS = 3

type Storing = { feedId: string; listingId: number; areas: Areas; times: BusyTime[]; now: Date }

/**
 * Replaces what a calendar said before with what it says now; the caller has locked the listing. Other holds
 * stay, and bookings that an event overlaps are recorded for the host to see. True: it has freed time that is
 * still to come.
 */
export async function storeBusyTimes(
  tx: Tx,
  { feedId, listingId, areas, times, now }: Storing,
): Promise<boolean> {
  const { from, to } = calendarWindow(now)
  const busy = union(times)
  const before = await findHoldsOfFeed(tx, feedId)
  const about = { listingId, kind: 'import', feedId, note: '', now } as const
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    await deleteHoldsOfFeed(tx, feedId)
    const others = await findHolds(tx, listingId, from, to)
    const pieces = busy.flatMap((time) => freeParts(time, areas, others)).flatMap(cut)
    if ((await insertHolds(tx, about, pieces)) < pieces.length) continue
    await markFetched(tx, {
      id: feedId,
      eventCount: times.length,
      conflicts: conflictsOf(times, others, now),
      now,
    })
    return subtract(before, busy).some(({ endsAt }) => endsAt > now)
  }
  throw new Refused('conflict')
}

/** Long ranges make an index of ranges slow for everyone else. */
function cut({ startsAt, endsAt, areas }: HeldAreas): HeldAreas[] {
  const pieces: HeldAreas[] = []
  for (let at = startsAt.getTime(); at < endsAt.getTime(); at += PIECE)
    pieces.push({ startsAt: new Date(at), endsAt: new Date(Math.min(at + PIECE, endsAt.getTime())), areas })
  return pieces
}

function conflictsOf(times: BusyTime[], others: Hold[], now: Date): Conflict[] {
  const bookings = others.filter(({ kind, endsAt }) => kind === 'booking' && endsAt > now)
  return times
    .filter((time) => bookings.some((booking) => overlaps(booking, time)))
    .slice(0, CONFLICTS_MAX)
    .map(({ startsAt, endsAt, summary }) => ({
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      summary,
    }))
}
