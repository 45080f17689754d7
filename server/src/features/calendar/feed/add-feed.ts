import { addFeed as addFeedEndpoint } from '@roomtone/contract/hosting/calendar-feeds'
import { textsIn } from '@roomtone/contract/text-class'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { FeedProblem } from '../../../platform/feeds/feed-problem.ts'
import type { BusyTime } from '../../../platform/feeds/read-calendar.ts'
import { requireWithin } from '../../../platform/limits/require-within.ts'
import { Refused, refusedField } from '../../../platform/refused.ts'
import type { Words } from '../../../platform/words.ts'
import { wordsOf } from '../../../platform/words-of-check.ts'
import { requireCleanTexts } from '../../moderation/entry.ts'
import { findOwnListing, lockOwnListing } from '../calendar.store.ts'
import { FEEDS_MAX, LIMITS } from '../limits.ts'
import { refusals } from '../refusals.ts'
import { findFeeds, insertFeed } from './feeds.store.ts'
import { type FeedList, listFeeds } from './list-feeds.ts'
import { readFeed } from './read-feed.ts'
import { storeBusyTimes } from './store-busy-times.ts'

/** Areas: those that it blocks; null: all that the listing has alone. */
type Adding = { id: string; name: string; url: string; areas: number[] | null }

/** Subscribes to a calendar that can be read; one that cannot is refused with the reason. */
export async function addFeed(deps: Deps, actor: Actor, { id, name, url, areas }: Adding): Promise<FeedList> {
  const listing = await findOwnListing(deps.db, id, actor.userId)
  if (!listing) throw new Refused('not_found')
  await requireWithin(deps, LIMITS.addsOfPerson, actor.userId)
  requireRoom(await findFeeds(deps.db, id), url)
  if (url.includes(listing.token)) throw refusedFeed((language) => refusals(language).ownCalendar)
  await requireCleanTexts(deps, {
    authorId: actor.userId,
    place: { kind: 'listing', id },
    texts: textsIn(addFeedEndpoint.body, { name, url }),
  })
  const now = deps.clock.now()
  const times = await read(deps, { url, propertyId: id, timeZone: listing.timeZone, now })
  await deps.db.transaction().execute(async (tx) => {
    const locked = await lockOwnListing(tx, id, actor.userId)
    if (!locked) throw new Refused('not_found')
    requireRoom(await findFeeds(tx, id), url)
    if (areas?.some((place) => !locked.areas.includes(place)))
      throw refusedField('areas', wordsOf('area_gone'))
    const feedId = await insertFeed(tx, { propertyId: id, name, url, areas, now })
    if (feedId === undefined) throw alreadyThere()
    await storeBusyTimes(tx, { feedId, listingId: locked.searchId, areas: areas ?? locked.areas, times, now })
    await deps.audit.record(tx, {
      now,
      actorId: actor.userId,
      action: 'calendar.feed-added',
      subjectType: 'property',
      subjectId: id,
      data: { feedId, events: times.length },
    })
  })
  return listFeeds(deps, actor, id)
}

async function read(deps: Deps, asked: Parameters<typeof readFeed>[1]): Promise<BusyTime[]> {
  try {
    return await readFeed(deps, asked)
  } catch (error) {
    throw error instanceof FeedProblem ? refusedFeed(error.words) : error
  }
}

function requireRoom(feeds: { url: string }[], url: string): void {
  if (feeds.some((feed) => feed.url === url)) throw alreadyThere()
  if (feeds.length >= FEEDS_MAX)
    throw new Refused('conflict', {
      detail: (language) => refusals(language).tooManyFeeds({ max: FEEDS_MAX }),
    })
}

function alreadyThere(): Refused {
  return new Refused('conflict', { detail: (language) => refusals(language).alreadyFollowed })
}

function refusedFeed(words: Words): Refused {
  return refusedField('url', words, 'feed_refused')
}
