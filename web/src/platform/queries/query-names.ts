import type { LiveEvent } from '@roomtone/contract/conversation/live'
import type { QueryClient } from '@tanstack/react-query'

type Id = 'conversationId' | 'bookingId'
/** Which events: all queries of the name, or those about the id that the event names. */
type LiveRule = Partial<Record<LiveEvent['kind'], 'all' | Id>>

/** Queries that live events make out of date, in the order in which they reload. */
export const LIVE_QUERIES = {
  messages: { message: 'conversationId' },
  booking: { booking: 'bookingId' },
  packet: { booking: 'bookingId' },
  trips: { booking: 'all' },
  hosting: { booking: 'all', application: 'all' },
  // The open thread shows the booking that it is about.
  conversation: { message: 'conversationId', read: 'conversationId', booking: 'all' },
  conversations: { message: 'all', unread: 'all' },
  unread: { message: 'all', unread: 'all' },
  notifications: { notification: 'all' },
} as const satisfies Record<string, LiveRule>

/** The start of a query's key; a name that is not here does not compile. */
export type QueryName =
  | keyof typeof LIVE_QUERIES
  // account
  | 'me'
  | 'confirm-email'
  | 'commitment'
  | 'security'
  | 'sessions'
  | 'personal-info'
  | 'mail-preferences'
  | 'unsubscribe'
  | 'privacy'
  | 'deactivation'
  | 'closing'
  | 'data-exports'
  | 'restore-account'
  | 'proof'
  | 'admin-set-up'
  | 'work-details'
  | 'shared-access'
  | 'cohost-invitation'
  | 'taxes'
  | 'payout-account'
  // people
  | 'profile'
  | 'person'
  | 'verification'
  | 'referral'
  | 'reviews'
  // spaces
  | 'property'
  | 'properties'
  | 'search'
  | 'suggest'
  | 'featured'
  | 'featured-spaces'
  | 'showcase'
  | 'wishlist'
  | 'draft'
  | 'rework'
  | 'application-preview'
  | 'insights'
  | 'locate'
  // bookings
  | 'quote'
  | 'month'
  | 'cards'
  | 'credits'
  | 'acceptance'
  | 'cancellation'
  | 'claim'
  | 'claims'
  | 'claim-choices'
  | 'packets'
  | 'crew'
  | 'call-sheet'
  | 'release'
  | 'open-conversation'
  | 'message-file'
  | 'published-keys'
  // site and back office
  | 'site'
  | 'page-meta'
  | 'help'
  | 'admin'
  | 'admins'
  | 'dev-mails'

export type QueryKeyOf = readonly [QueryName, ...(readonly unknown[])]

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: QueryKeyOf
  }
}

/** Reloads everything of these names: what is on the screen now, the rest when it is shown. */
export async function refresh(queryClient: QueryClient, ...names: QueryName[]): Promise<void> {
  await Promise.all(names.map((name) => queryClient.invalidateQueries({ queryKey: [name] })))
}
