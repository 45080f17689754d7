import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { requireWithin } from '../../../platform/limits/require-within.ts'
import { Refused } from '../../../platform/refused.ts'
import { findOwnListing } from '../calendar.store.ts'
import { LIMITS } from '../limits.ts'
import { findFeed } from './feeds.store.ts'
import { importCalendar } from './import-calendar.ts'
import { type FeedList, listFeeds } from './list-feeds.ts'

/** Fetches now; the list shows the result, good or bad. */
export async function refreshFeed(
  deps: Deps,
  actor: Actor,
  { id, feedId }: { id: string; feedId: string },
): Promise<FeedList> {
  const listing = await findOwnListing(deps.db, id, actor.userId)
  const feed = listing && (await findFeed(deps.db, feedId))
  if (feed?.propertyId !== id) throw new Refused('not_found')
  await requireWithin(deps, LIMITS.refreshesOfPerson, actor.userId)
  await importCalendar(deps, feedId)
  return listFeeds(deps, actor, id)
}
