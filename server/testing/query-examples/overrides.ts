import type * as store from '../../src/features/calendar/overrides.store.ts'
import {
  deleteOverrides,
  findDayPrices,
  findDayPricesOf,
  setOverrides,
} from '../../src/features/calendar/overrides.store.ts'
import { type ExamplesOf, id } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findDayPrices: (tx) => findDayPrices(tx, id, '2026-11-01', '2026-11-30'),
  findDayPricesOf: (tx) => findDayPricesOf(tx, [id], '2026-11-01', '2026-11-30'),
  setOverrides: (tx) =>
    setOverrides(tx, 'day', { propertyId: id, dates: ['2026-11-21', '2026-11-22'], price: 26_000 }),
  deleteOverrides: (tx) =>
    deleteOverrides(tx, 'hour', { propertyId: id, from: '2026-11-21', to: '2026-11-22' }),
}
