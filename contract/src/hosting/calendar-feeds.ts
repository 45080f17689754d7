import { z } from 'zod'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../fields.ts'
import { areaPlaces } from '../premises/premises.ts'
import { text } from '../text-class.ts'

export const feedView = z.object({
  id,
  name: z.string(),
  url: z.string(),
  /** The areas that it blocks, by their places; null: all that the listing has alone. */
  areas: z.array(z.int()).nullable(),
  lastFetchedAt: instant.nullable(),
  lastSucceededAt: instant.nullable(),
  /** A code that `wordsOfFeedProblem` knows; null: it was read. */
  lastError: z.string().nullable(),
  eventCount: z.int(),
  /** What it blocks from now on: the next times, at most 20, and how many there are. */
  blocks: z.array(z.object({ startsAt: instant, endsAt: instant })),
  blockCount: z.int(),
  /** Events that overlap a booking. The booking stays. */
  conflicts: z.array(z.object({ startsAt: instant, endsAt: instant, summary: z.string() })),
})

export type FeedView = z.output<typeof feedView>

export const feedList = z.object({
  publishUrl: z.string(),
  timeZone: z.string(),
  /** What the listing has alone; empty where the house is not divided. */
  areas: z.array(z.object({ place: z.int(), name: z.string() })),
  feeds: z.array(feedView),
})

const params = z.object({ id })
const feedParams = z.object({ id, feedId: id })

export const listFeeds = endpoint({
  method: 'GET',
  path: '/api/hosting/listings/:id/feeds',
  audience: 'host',
  summary: 'The calendar address to publish, and the calendars this listing subscribes to',
  params,
  reply: feedList,
  errors: ['not_found'],
})

export const addFeed = endpoint({
  method: 'POST',
  path: '/api/hosting/listings/:id/feeds',
  audience: 'host',
  summary: 'Subscribe to a calendar; it is fetched at once and then every half hour',
  params,
  body: z.object({
    name: text(
      'after_confirmation',
      z.string().trim().min(1, check('calendar_name_missing')).max(80, check('calendar_name_too_long')),
    ),
    url: z
      .string()
      .trim()
      .max(2000, check('feed_address_too_long'))
      .transform((url) => url.replace(/^webcals?:/i, 'https:'))
      .refine((url) => /^https?:\/\//i.test(url) && URL.canParse(url), check('feed_address_invalid')),
    areas: areaPlaces.min(1, check('feed_areas_missing')).nullable().default(null),
  }),
  reply: feedList,
  errors: ['not_found', 'feed_refused', 'conflict', 'text_flagged', 'rate_limited'],
})

export const removeFeed = endpoint({
  method: 'DELETE',
  path: '/api/hosting/listings/:id/feeds/:feedId',
  audience: 'host',
  summary: 'Unsubscribe; what it blocked is free again',
  params: feedParams,
  reply: null,
  errors: ['not_found'],
})

export const refreshFeed = endpoint({
  method: 'POST',
  path: '/api/hosting/listings/:id/feeds/:feedId/refresh',
  audience: 'host',
  summary: 'Fetch a calendar now',
  params: feedParams,
  limit: { max: 120, seconds: 60 },
  reply: feedList,
  errors: ['not_found', 'rate_limited'],
})

export const rotatePublishUrl = endpoint({
  method: 'POST',
  path: '/api/hosting/listings/:id/publish-url',
  audience: 'host',
  summary: 'Make a new calendar address; the old one stops working',
  params,
  reply: feedList,
  errors: ['not_found'],
})
