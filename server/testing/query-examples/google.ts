import type * as store from '../../src/features/google/google.store.ts'
import {
  claimState,
  deleteIdentity,
  deleteOldStates,
  deleteState,
  findAnswer,
  findOwner,
  hasIdentity,
  insertIdentity,
  insertState,
  keepAnswer,
} from '../../src/features/google/google.store.ts'
import { type ExamplesOf, email, hash, id, now } from './example.ts'

const key = { stateHash: hash, browserHash: hash, userId: null, now }
const state = { ...key, verifier: 'verifier', nonce: 'nonce', next: '/trips', expiresAt: now }

export const examples: ExamplesOf<typeof store> = {
  insertState: (tx) => insertState(tx, state),
  claimState: [(tx) => claimState(tx, key), (tx) => claimState(tx, { ...key, userId: id })],
  keepAnswer: (tx) => keepAnswer(tx, hash, { subject: '1', email, fullName: 'Ada Quill' }),
  findAnswer: [(tx) => findAnswer(tx, key), (tx) => findAnswer(tx, { ...key, userId: id })],
  deleteState: (tx) => deleteState(tx, hash),
  deleteOldStates: (tx) => deleteOldStates(tx, now, 5000),
  findOwner: (tx) => findOwner(tx, '1'),
  insertIdentity: (tx) => insertIdentity(tx, { subject: '1', userId: id, email, now }),
  hasIdentity: (tx) => hasIdentity(tx, id),
  deleteIdentity: (tx) => deleteIdentity(tx, id),
}
