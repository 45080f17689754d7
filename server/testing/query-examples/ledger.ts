import type * as store from '../../src/features/ledger/ledger.store.ts'
import {
  balanceOf,
  findGuestBalances,
  postTransfer,
  shareOf,
  sumOfAll,
  throughProcessor,
  transfersOf,
} from '../../src/features/ledger/ledger.store.ts'
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
  shareOf: (tx) => shareOf(tx, `host_payable:${id}`, id),
  throughProcessor: (tx) => throughProcessor(tx, [id]),
  findGuestBalances: (tx) => findGuestBalances(tx, { after: 0, accounts: 10_000, before: now }),
}
