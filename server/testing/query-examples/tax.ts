import type * as store from '../../src/features/tax/tax.store.ts'
import {
  deleteTaxpayer,
  deleteVat,
  findTaxpayer,
  findVat,
  sumByMonth,
  upsertTaxpayer,
  upsertVat,
} from '../../src/features/tax/tax.store.ts'
import { type ExamplesOf, hash, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findTaxpayer: (tx) => findTaxpayer(tx, id),
  upsertTaxpayer: (tx) =>
    upsertTaxpayer(tx, {
      userId: id,
      kind: 'individual',
      country: 'US',
      personal: hash,
      last4: '4399',
      now,
    }),
  deleteTaxpayer: (tx) => deleteTaxpayer(tx, id),
  findVat: (tx) => findVat(tx, id),
  upsertVat: (tx) => upsertVat(tx, { userId: id, country: 'DE', personal: hash, last4: '5976', now }),
  deleteVat: (tx) => deleteVat(tx, id),
  sumByMonth: (tx) => sumByMonth(tx, id, 'America/New_York'),
}
