import type * as store from '../../src/features/calendar/feed/feeds.store.ts'
import {
  deleteFeed,
  findFeed,
  findFeedStates,
  findFeeds,
  findNextTimes,
  findOwnAreas,
  findStaleFeeds,
  insertFeed,
  markFailed,
  markFetched,
} from '../../src/features/calendar/feed/feeds.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findFeedStates: (tx) => findFeedStates(tx, [id]),
  findFeeds: (tx) => findFeeds(tx, id),
  findNextTimes: (tx) => findNextTimes(tx, [id], now, 20),
  findOwnAreas: (tx) => findOwnAreas(tx, id),
  findFeed: (tx) => findFeed(tx, id),
  insertFeed: (tx) =>
    insertFeed(tx, { propertyId: id, name: 'Studio', url: 'https://example.com/a.ics', areas: null, now }),
  markFetched: (tx) => markFetched(tx, { id, eventCount: 3, conflicts: [], now }),
  markFailed: (tx) => markFailed(tx, id, 'There’s no server at this address.', now),
  deleteFeed: (tx) => deleteFeed(tx, id, id),
  findStaleFeeds: [
    (tx) => findStaleFeeds(tx, { before: now, after: null, limit: 1000 }),
    (tx) => findStaleFeeds(tx, { before: now, after: id, limit: 1000 }),
  ],
}
