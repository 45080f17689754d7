import type * as store from '../../src/features/booking/cancel/cancellation.store.ts'
import { findLastFree, takeTurnsOfHost } from '../../src/features/booking/cancel/cancellation.store.ts'
import { type ExamplesOf, id } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findLastFree: (tx) => findLastFree(tx, id),
  takeTurnsOfHost: (tx) => takeTurnsOfHost(tx, id),
}
