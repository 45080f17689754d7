import type { Deps } from '../../../platform/deps.ts'
import { FeedProblem } from '../../../platform/feeds/feed-problem.ts'
import type { BusyTime } from '../../../platform/feeds/read-calendar.ts'
import { lockListing } from '../calendar.store.ts'
import { findFeed, markFailed } from './feeds.store.ts'
import { readFeed } from './read-feed.ts'
import { storeBusyTimes } from './store-busy-times.ts'
import { refetchCalendars } from './sweep-calendars.ts'

/** Brings a subscription up to date. A calendar that cannot be read keeps what it held, and says why. */
export async function importCalendar(deps: Deps, feedId: string): Promise<void> {
  const feed = await findFeed(deps.db, feedId)
  if (!feed) return
  const now = deps.clock.now()
  const times = await tryToRead(deps, feed, now)
  if (times === null) return
  await deps.db.transaction().execute(async (tx) => {
    const listing = await lockListing(tx, feed.propertyId)
    // Asked again under the lock: it may have been removed while we were waiting for an answer.
    const known = await findFeed(tx, feedId)
    if (!listing || !known) return
    const { areas } = known
    const hasLetGo = await storeBusyTimes(tx, { feedId, listingId: listing.searchId, areas, times, now })
    if (hasLetGo) await refetchCalendars(deps, tx, feed.propertyId, { except: feedId })
  })
}

type Feed = NonNullable<Awaited<ReturnType<typeof findFeed>>>

async function tryToRead(deps: Deps, feed: Feed, now: Date): Promise<BusyTime[] | null> {
  try {
    return await readFeed(deps, { ...feed, now })
  } catch (error) {
    if (!(error instanceof FeedProblem)) throw error
    await markFailed(deps.db, feed.id, error.code, now)
    return null
  }
}
