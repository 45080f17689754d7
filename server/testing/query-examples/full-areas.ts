import type * as store from '../../src/features/calendar/full-areas.store.ts'
import { findFullTimesOf } from '../../src/features/calendar/full-areas.store.ts'
import { type ExamplesOf, now } from './example.ts'

const later = new Date('2026-11-02T12:00:00Z')

export const examples: ExamplesOf<typeof store> = {
  findFullTimesOf: (tx) => findFullTimesOf(tx, [1, 2], now, later),
}
