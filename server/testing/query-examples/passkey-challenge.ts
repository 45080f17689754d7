import type * as store from '../../src/features/passkey/passkey-challenge.store.ts'
import {
  deleteOldChallenges,
  insertChallenge,
  useChallenge,
} from '../../src/features/passkey/passkey-challenge.store.ts'
import { type ExamplesOf, hash, id, now } from './example.ts'

const proof = { userId: id, purpose: 'proof', now } as const

export const examples: ExamplesOf<typeof store> = {
  insertChallenge: (tx) => insertChallenge(tx, { ...proof, challenge: hash, expiresAt: now }),
  useChallenge: [
    (tx) => useChallenge(tx, { ...proof, id }),
    (tx) => useChallenge(tx, { id, userId: null, purpose: 'sign_in', now }),
  ],
  deleteOldChallenges: (tx) => deleteOldChallenges(tx, now, 5000),
}
