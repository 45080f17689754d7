import type { CohostRight } from '@roomtone/domain/access/cohost-rights'

export const RIGHTS_WORDS: Record<CohostRight, string> = {
  listing: 'Listing: its texts, photos and prices',
  calendar: 'Calendar: blocked days, prices by day, connected calendars',
  bookings: 'Bookings: see and answer requests, see guests and how they get in',
  messages: 'Messages: read and answer what guests write',
}
