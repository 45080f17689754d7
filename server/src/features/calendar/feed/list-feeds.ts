import type { Reply } from '@roomtone/contract/endpoint'
import type { FeedView, listFeeds as listFeedsEndpoint } from '@roomtone/contract/hosting/calendar-feeds'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Handle } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { findOwnListing } from '../calendar.store.ts'
import { findFeeds, findNextTimes, findOwnAreas } from './feeds.store.ts'

export type FeedList = Reply<typeof listFeedsEndpoint>

const TIMES_SHOWN = 20

export async function listFeeds(deps: Deps, actor: Actor, id: string): Promise<FeedList> {
  const listing = await findOwnListing(deps.db, id, actor.userId)
  if (!listing) throw new Refused('not_found')
  return {
    publishUrl: publishUrl(deps, listing.token),
    timeZone: listing.timeZone,
    areas: await findOwnAreas(deps.db, id),
    feeds: await feedViews(deps.db, id, deps.clock.now()),
  }
}

function publishUrl({ config }: Deps, token: string): string {
  return `${config.publicUrl}/calendars/${token}.ics`
}

async function feedViews(handle: Handle, propertyId: string, now: Date): Promise<FeedView[]> {
  const feeds = await findFeeds(handle, propertyId)
  if (feeds.length === 0) return []
  const times = await findNextTimes(
    handle,
    feeds.map(({ id }) => id),
    now,
    TIMES_SHOWN,
  )
  return feeds.map((feed) => {
    const own = times.filter(({ feedId }) => feedId === feed.id)
    return {
      id: feed.id,
      name: feed.name,
      url: feed.url,
      areas: feed.chosen,
      lastFetchedAt: feed.lastFetchedAt?.toISOString() ?? null,
      lastSucceededAt: feed.lastSucceededAt?.toISOString() ?? null,
      lastError: feed.lastError,
      eventCount: feed.eventCount,
      blocks: own.map(({ startsAt, endsAt }) => ({
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
      })),
      blockCount: own[0]?.total ?? 0,
      conflicts: feed.conflicts,
    }
  })
}
