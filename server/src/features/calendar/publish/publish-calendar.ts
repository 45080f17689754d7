import { subtract, union } from '@roomtone/domain/calendar/ranges'
import { textsIn } from '@roomtone/texts/all/calendar/published'
import { PRODUCT } from '@roomtone/texts/product'
import type { Deps } from '../../../platform/deps.ts'
import { type PublishedTime, writeCalendar } from '../../../platform/feeds/write-calendar.ts'
import { findListingByToken } from '../calendar.store.ts'
import { calendarWindow } from '../calendar-window.ts'
import { findBusyTimes, findHolds, type Hold } from '../holds.store.ts'
import { publishedUid } from './published-uid.ts'

/**
 * When a space is taken, and nothing about by whom or for what. Times that came from other calendars are left
 * out: two that follow each other would keep giving back to one another what has long been cancelled.
 */
export async function publishCalendar(deps: Deps, token: string): Promise<string | null> {
  const listing = await findListingByToken(deps.db, token)
  if (!listing) return null
  const { published } = textsIn(listing.language ?? 'en')
  const now = deps.clock.now()
  const { from, to } = calendarWindow(now)
  const holds = await findHolds(deps.db, listing.searchId, from, to)
  const booked = holds.filter(({ kind, space }) => kind === 'booking' && space === null)
  const busy = await findBusyTimes(deps.db, listing.searchId, from, to)
  const blocked = union([...holds.filter(isBusy), ...subtract(busy, holds)])
  const times = [
    ...booked.map(({ startsAt, endsAt }) => ({ startsAt, endsAt, summary: published.booked })),
    ...blocked.map(({ startsAt, endsAt }) => ({ startsAt, endsAt, summary: published.busy })),
  ]
  const entries: PublishedTime[] = times
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
    .map((time) => ({ ...time, uid: publishedUid(deps, listing.id, time.startsAt) }))
  return writeCalendar(`${listing.title} · ${PRODUCT}`, entries, now)
}

/**
 * Blocks, and what other spaces of the house have. Busy beyond all holds is a listing whose shared areas are full.
 */
function isBusy({ kind, space }: Hold): boolean {
  return kind === 'block' || (kind === 'booking' && space !== null)
}
