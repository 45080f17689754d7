/**
 * Who may lean on whom: a feature may import the entry.ts of a feature with a lower rank, never of its own rank
 * or above. What has to go upwards travels as a job. walls.test.ts holds everyone to it.
 */
export const FEATURE_RANKS = {
  session: 1,
  site: 1,
  'dev-mail': 1,
  place: 1,
  'access-list': 2,
  account: 3,
  waitlist: 4,
  people: 4,
  audit: 4,
  verification: 4,
  photo: 4,
  calendar: 5,
  ledger: 5,
  search: 5,
  listing: 6,
  payment: 6,
  wishlist: 6,
  application: 7,
  booking: 7,
  conversation: 8,
  hosting: 8,
  notification: 8,
  payout: 8,
  compliance: 9,
  retention: 9,
  admin: 10,
} as const satisfies Record<string, number>
