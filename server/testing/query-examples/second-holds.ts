import type * as store from '../../src/features/calendar/second-holds.store.ts'
import { findSecondHolds } from '../../src/features/calendar/second-holds.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findSecondHolds: (tx) =>
    findSecondHolds(tx, [id], { from: now, to: new Date('2026-11-02T12:00:00Z'), now }),
}
