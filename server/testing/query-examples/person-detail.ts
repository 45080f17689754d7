import type * as store from '../../src/features/people/person-detail.store.ts'
import {
  findAuditAbout,
  findBookingsOf,
  findCasesOf,
  findClaimsOf,
  findFacts,
  findListingsOf,
  findLiveSessions,
  findPayoutStanding,
} from '../../src/features/people/person-detail.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findFacts: (tx) => findFacts(tx, id),
  findLiveSessions: (tx) => findLiveSessions(tx, id, now),
  findBookingsOf: (tx) => findBookingsOf(tx, id, 'guest_id'),
  findListingsOf: (tx) => findListingsOf(tx, id),
  findPayoutStanding: (tx) => findPayoutStanding(tx, id),
  findCasesOf: (tx) => findCasesOf(tx, id),
  findClaimsOf: (tx) => findClaimsOf(tx, id),
  findAuditAbout: (tx) => findAuditAbout(tx, id),
}
