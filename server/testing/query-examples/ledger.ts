import type * as store from '../../src/features/ledger/ledger.store.ts'
import { balanceOf, postTransfer, sumOfAll, transfersOf } from '../../src/features/ledger/ledger.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  postTransfer: (tx) =>
    postTransfer(tx, {
      kind: 'capture',
      key: `capture:${id}`,
      bookingId: id,
      postings: [
        { account: 'processor', amount: 78_700 },
        { account: `guest:${id}`, amount: -78_700 },
      ],
      now,
    }),
  balanceOf: (tx) => balanceOf(tx, 'processor'),
  transfersOf: (tx) => transfersOf(tx, id),
  sumOfAll: (tx) => sumOfAll(tx),
}
