import type * as store from '../../src/features/payment/card/saved-card.store.ts'
import {
  deleteSavedCard,
  findCustomer,
  findSavedCard,
  findSavedCards,
  insertSavedCard,
  makeDefault,
  takeTurnsWithCards,
  upsertCustomer,
} from '../../src/features/payment/card/saved-card.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const owner = { userId: id, provider: 'stripe' } as const
const card = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030 } as const

export const examples: ExamplesOf<typeof store> = {
  takeTurnsWithCards: (tx) => takeTurnsWithCards(tx, id),
  findCustomer: (tx) => findCustomer(tx, owner),
  upsertCustomer: (tx) => upsertCustomer(tx, { ...owner, reference: 'cus_1', now }),
  findSavedCards: (tx) => findSavedCards(tx, owner),
  findSavedCard: (tx) => findSavedCard(tx, owner, id),
  insertSavedCard: (tx) => insertSavedCard(tx, { ...owner, reference: 'pm_1', card, now }),
  makeDefault: (tx) => makeDefault(tx, id, id),
  deleteSavedCard: (tx) => deleteSavedCard(tx, id, id),
}
