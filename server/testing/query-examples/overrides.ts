import type * as store from '../../src/features/calendar/overrides.store.ts'
import {
  deleteOverrides,
  findOverrides,
  findOverridesOf,
  setOverrides,
} from '../../src/features/calendar/overrides.store.ts'
import { type ExamplesOf, id } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findOverrides: (tx) => findOverrides(tx, id, '2026-11-01', '2026-11-30'),
  findOverridesOf: (tx) => findOverridesOf(tx, [id], '2026-11-01', '2026-11-30'),
  setOverrides: (tx) => setOverrides(tx, id, ['2026-11-21', '2026-11-22'], 26_000),
  deleteOverrides: (tx) => deleteOverrides(tx, id, '2026-11-21', '2026-11-22'),
}
