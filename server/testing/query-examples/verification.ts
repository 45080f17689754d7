import type * as store from '../../src/features/verification/verification.store.ts'
import {
  closeVerification,
  findByReference,
  findLatestOfPerson,
  findOpenVerification,
  findVerification,
  insertProviderEvent,
  insertVerification,
  isIdOnAnotherAccount,
  lockIdHash,
  lockProfile,
  markProfileVerified,
  moveToReview,
  updateProfileStatus,
  wasRejectedByPerson,
} from '../../src/features/verification/verification.store.ts'
import { type ExamplesOf, hash, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  lockProfile: (tx) => lockProfile(tx, id),
  lockIdHash: (tx) => lockIdHash(tx, hash),
  isIdOnAnotherAccount: (tx) => isIdOnAnotherAccount(tx, hash, id),
  wasRejectedByPerson: (tx) => wasRejectedByPerson(tx, id),
  findOpenVerification: (tx) => findOpenVerification(tx, id),
  insertVerification: (tx) =>
    insertVerification(tx, {
      id,
      userId: id,
      provider: 'manual',
      reference: null,
      status: 'in_review',
      personal: hash,
      dateOfBirth: '1990-06-15',
      idLast4: '3456',
      idHash: hash,
      documentId: id,
      flags: ['duplicate_id'],
      now,
    }),
  closeVerification: (tx) =>
    closeVerification(tx, { id, from: 'in_review', to: 'verified', reason: null, decidedBy: id, now }),
  updateProfileStatus: (tx) => updateProfileStatus(tx, id, 'in_review', now),
  markProfileVerified: (tx) => markProfileVerified(tx, id, { provider: 'manual', reference: null, now }),
  findLatestOfPerson: (tx) => findLatestOfPerson(tx, id),
  findByReference: (tx) => findByReference(tx, 'vs_1'),
  moveToReview: (tx) => moveToReview(tx, id, ['birthday_differs']),
  insertProviderEvent: (tx) =>
    insertProviderEvent(tx, { id: 'evt_1', kind: 'identity.verification_session.verified', now }),
  findVerification: (tx) => findVerification(tx, id),
}
