/**
 * Who may lean on whom: a feature may import the entry.ts of a feature with a lower rank, never of its own rank
 * or above. What has to go upwards travels as a job. walls.test.ts holds everyone to it.
 */
export const FEATURE_RANKS = {
  session: 1,
  site: 1,
  'dev-mail': 1,
  'access-list': 2,
  account: 3,
  waitlist: 4,
  people: 4,
  audit: 4,
  verification: 4,
  admin: 5,
} as const satisfies Record<string, number>
