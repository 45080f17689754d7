import type * as store from '../../src/features/search/rates.store.ts'
import { findRates } from '../../src/features/search/rates.store.ts'
import type { ExamplesOf } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findRates: (tx) => findRates(tx, [7], { from: '2026-12-01', to: '2026-12-03' }),
}
