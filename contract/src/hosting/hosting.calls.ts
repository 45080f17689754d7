import { call } from '../call.ts'
import type { blockDays, unblockDays } from './block-days.ts'
import type { blockTimes, removeBlocks } from './block-times.ts'
import type { addFeed, listFeeds, refreshFeed, removeFeed, rotatePublishUrl } from './calendar-feeds.ts'
import type { confirmTerms } from './confirm-terms.ts'
import type { duplicateListing } from './duplicate-listing.ts'
import type { editListing } from './edit-listing.ts'
import type { hostCalendars, showHostCalendar } from './host-calendar.ts'
import type { listOwnListings } from './list-own-listings.ts'
import type { priceDays, priceSpaces } from './price-days.ts'
import type { showOwnListing } from './show-own-listing.ts'

export const hostingCalls = {
  listings: call<typeof listOwnListings>('GET /api/hosting/listings'),
  show: call<typeof showOwnListing>('GET /api/hosting/listings/:id'),
  duplicate: call<typeof duplicateListing>('POST /api/hosting/listings/:id/duplicate'),
  edit: call<typeof editListing>('PATCH /api/hosting/listings/:id'),
  confirmTerms: call<typeof confirmTerms>('POST /api/hosting/listings/:id/confirm-terms'),
  calendar: call<typeof showHostCalendar>('GET /api/hosting/listings/:id/calendar'),
  calendars: call<typeof hostCalendars>('GET /api/hosting/calendar'),
  blockTimes: call<typeof blockTimes>('POST /api/hosting/calendar/blocks'),
  removeBlocks: call<typeof removeBlocks>('POST /api/hosting/calendar/blocks/:series/remove'),
  block: call<typeof blockDays>('POST /api/hosting/listings/:id/blocks'),
  unblock: call<typeof unblockDays>('POST /api/hosting/listings/:id/unblock'),
  priceSpaces: call<typeof priceSpaces>('PUT /api/hosting/calendar/prices'),
  price: call<typeof priceDays>('PUT /api/hosting/listings/:id/prices'),
  feeds: call<typeof listFeeds>('GET /api/hosting/listings/:id/feeds'),
  addFeed: call<typeof addFeed>('POST /api/hosting/listings/:id/feeds'),
  removeFeed: call<typeof removeFeed>('DELETE /api/hosting/listings/:id/feeds/:feedId'),
  refreshFeed: call<typeof refreshFeed>('POST /api/hosting/listings/:id/feeds/:feedId/refresh'),
  rotatePublishUrl: call<typeof rotatePublishUrl>('POST /api/hosting/listings/:id/publish-url'),
}
