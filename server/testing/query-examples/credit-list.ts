import type * as store from '../../src/features/credit/credit-list.store.ts'
import {
  countCredits,
  findChosen,
  findCreditDetail,
  findCreditPage,
  findForTaker,
  findHolders,
  findOwn,
  findUsesOf,
} from '../../src/features/credit/credit-list.store.ts'
import { type ExamplesOf, hash, id, now } from './example.ts'

const plain = { q: '', hash: null, now }

export const examples: ExamplesOf<typeof store> = {
  findChosen: (tx) => findChosen(tx, { userId: id, ids: [id], except: id }),
  findForTaker: (tx) => findForTaker(tx, id, id),
  findOwn: (tx) => findOwn(tx, id),
  findUsesOf: [(tx) => findUsesOf(tx, [id], id), (tx) => findUsesOf(tx, [id], null)],
  findCreditPage: [
    (tx) => findCreditPage(tx, plain, { sort: 'newest', after: null, limit: 25 }),
    (tx) =>
      findCreditPage(
        tx,
        { q: 'wrap', hash: null, kind: 'coupon', standing: 'usable', now },
        { sort: 'ending', after: { key: 1, id }, limit: 25 },
      ),
    (tx) =>
      findCreditPage(
        tx,
        { ...plain, standing: 'used_up' },
        { sort: 'balance', after: { key: 100, id }, limit: 25 },
      ),
    (tx) => findCreditPage(tx, { ...plain, standing: 'expired' }, { sort: 'oldest', after: null, limit: 25 }),
  ],
  countCredits: [
    (tx) => countCredits(tx, { ...plain, standing: 'stopped' }),
    (tx) => countCredits(tx, { ...plain, hash }),
  ],
  findCreditDetail: (tx) => findCreditDetail(tx, id),
  findHolders: (tx) => findHolders(tx, id),
}
