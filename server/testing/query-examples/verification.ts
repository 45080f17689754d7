import type * as store from '../../src/features/verification/verification.store.ts'
import {
  closeVerification,
  findLatestOfPerson,
  findVerification,
  hasOpenVerification,
  insertVerification,
  isIdOnAnotherAccount,
  lockIdHash,
  lockProfile,
  markProfileVerified,
  updateProfileStatus,
} from '../../src/features/verification/verification.store.ts'
import { type ExamplesOf, hash, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  lockProfile: (tx) => lockProfile(tx, id),
  lockIdHash: (tx) => lockIdHash(tx, hash),
  isIdOnAnotherAccount: (tx) => isIdOnAnotherAccount(tx, hash, id),
  hasOpenVerification: (tx) => hasOpenVerification(tx, id),
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
  findVerification: (tx) => findVerification(tx, id),
}
