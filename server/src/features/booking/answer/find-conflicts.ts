import type { BookingView } from '@roomtone/contract/booking/booking'
import { heldRangeOf, overlaps, type TimeRange } from '@roomtone/domain/availability/time-rules'
import type { Handle } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findFeeds, importCalendar } from '../../calendar/entry.ts'
import type { BookingRow } from '../booking.store.ts'

const MINUTE = 60_000
const STALE_AFTER = 15 * MINUTE
/** A host who presses accept is waiting, and another calendar's server is not ours to fix. */
const PATIENCE = 4000

type Feed = Awaited<ReturnType<typeof findFeeds>>[number]
export type Conflict = TimeRange & { summary: string }

/** What subscribed calendars have at that time, as fresh as they let themselves be read. */
export async function findConflicts(deps: Deps, booking: BookingRow, now: Date): Promise<Conflict[]> {
  const feeds = await findFeeds(deps.db, booking.property_id)
  const stale = feeds.filter((feed) => isStale(feed, now))
  if (stale.length === 0) return conflictsOn(booking, feeds)
  await atMost(PATIENCE, Promise.allSettled(stale.map(({ id }) => importCalendar(deps, id))))
  return conflictsOn(booking, await findFeeds(deps.db, booking.property_id))
}

/** From the last read of the calendars. */
export async function knownConflicts(
  handle: Handle,
  booking: Times & Pick<BookingRow, 'property_id'>,
): Promise<BookingView['conflicts']> {
  return conflictsOn(booking, await findFeeds(handle, booking.property_id)).map(
    ({ summary, startsAt, endsAt }) => ({
      summary,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    }),
  )
}

type Times = Pick<BookingRow, 'starts_at' | 'ends_at' | 'turnaround_minutes'>

/** Of what the calendars said when they were last read. */
function conflictsOn(booking: Times, feeds: Pick<Feed, 'conflicts'>[]): Conflict[] {
  const held = heldRangeOf(
    { startsAt: booking.starts_at, endsAt: booking.ends_at },
    booking.turnaround_minutes,
  )
  return feeds
    .flatMap(({ conflicts }) => conflicts)
    .map(({ summary, startsAt, endsAt }) => ({
      summary,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
    }))
    .filter((conflict) => overlaps(conflict, held))
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
}

function isStale({ lastFetchedAt }: Feed, now: Date): boolean {
  return lastFetchedAt === null || lastFetchedAt.getTime() < now.getTime() - STALE_AFTER
}

async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const enough = new Promise((settle) => {
    timer = setTimeout(settle, milliseconds)
  })
  await Promise.race([work, enough])
  clearTimeout(timer)
}
