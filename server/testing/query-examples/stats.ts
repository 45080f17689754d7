import type * as store from '../../src/features/admin/stats.store.ts'
import { countEverything } from '../../src/features/admin/stats.store.ts'
import { type ExamplesOf, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = { countEverything: (tx) => countEverything(tx, now) }
