import type * as store from '../../src/features/credit/credit.store.ts'
import {
  changeExpiry,
  findByHash,
  insertCredits,
  insertHolder,
  lockCredits,
  markStopped,
  sumGiftCards,
} from '../../src/features/credit/credit.store.ts'
import { type ExamplesOf, hash, id, now } from './example.ts'

const credit = {
  kind: 'gift_card',
  code_hash: hash,
  code_last4: '7K2P',
  amount_cents: 12_000,
  percent: null,
  up_to_cents: null,
  from_total_cents: 0,
  uses: null,
  note: 'For the wrap party',
  batch: id,
  number_in_batch: 1,
  issued_by: id,
  issued_at: now,
  expires_at: now,
} as const

export const examples: ExamplesOf<typeof store> = {
  lockCredits: (tx) => lockCredits(tx, [id]),
  findByHash: (tx) => findByHash(tx, hash),
  insertHolder: (tx) => insertHolder(tx, id, id, now),
  insertCredits: (tx) => insertCredits(tx, [credit]),
  markStopped: (tx) => markStopped(tx, { id, by: id, now }),
  changeExpiry: (tx) => changeExpiry(tx, id, now),
  sumGiftCards: (tx) => sumGiftCards(tx),
}
