import type { CohostRight } from '@roomtone/domain/access/cohost-rights'

export const RIGHTS_WORDS: Record<CohostRight, string> = {
  listing: 'Listing: text, photos and prices',
  calendar: 'Calendar: blocked days, prices by day, connected calendars',
  bookings: 'Bookings: answer requests, see guests and access details',
  messages: 'Messages: read and answer guests',
}
