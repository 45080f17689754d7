import type * as store from '../../src/features/claim/decide/claim-list.store.ts'
import {
  countClaims,
  findCaseFacts,
  findClaimPage,
  findPayoutsOf,
} from '../../src/features/claim/decide/claim-list.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const filter = { q: '', show: 'to_decide', whose: 'all', viewerId: id, now } as const

export const examples: ExamplesOf<typeof store> = {
  findClaimPage: [
    (tx) => findClaimPage(tx, filter, { order: 'newest', after: null, limit: 25 }),
    (tx) =>
      findClaimPage(
        tx,
        { q: 'ada@', show: 'unpaid', whose: 'mine', viewerId: id, now },
        { order: 'amount', after: { key: 12_000, id }, limit: 25 },
      ),
  ],
  countClaims: (tx) => countClaims(tx, filter),
  findCaseFacts: (tx) => findCaseFacts(tx, id),
  findPayoutsOf: (tx) => findPayoutsOf(tx, id),
}
