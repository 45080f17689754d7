import type * as store from '../../src/features/claim/claim.store.ts'
import {
  findClaim,
  findClaimFacts,
  findClaimRefund,
  findClaimsOf,
  hasClaimed,
  insertClaim,
  lockClaim,
  updateClaim,
} from '../../src/features/claim/claim.store.ts'
import { type ExamplesOf, hash, id, now } from './example.ts'

const claim = {
  booking_id: id,
  side: 'host' as const,
  claimant_id: id,
  respondent_id: id,
  kind: 'damage' as const,
  details: hash,
  asked_cents: 12_000,
  created_at: now,
  answer_due_at: now,
}

export const examples: Omit<ExamplesOf<typeof store>, 'OWED'> = {
  findClaim: (tx) => findClaim(tx, id),
  lockClaim: (tx) => lockClaim(tx, id),
  insertClaim: (tx) => insertClaim(tx, claim),
  updateClaim: (tx) => updateClaim(tx, id, { state: 'withdrawn', ended_at: now }),
  hasClaimed: (tx) => hasClaimed(tx, id, 'host'),
  findClaimsOf: (tx) => findClaimsOf(tx, id),
  findClaimFacts: (tx) => findClaimFacts(tx, id),
  findClaimRefund: (tx) => findClaimRefund(tx, id),
}
