import type * as store from '../../src/features/conversation/safety/live-text.store.ts'
import {
  advance,
  findUnchecked,
  LIVE_SOURCES,
  readMark,
} from '../../src/features/conversation/safety/live-text.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<Omit<typeof store, 'LIVE_SOURCES'>> = {
  findUnchecked: LIVE_SOURCES.map((source) => (tx) => findUnchecked(tx, source, { after: id, limit: 100 })),
  readMark: (tx) => readMark(tx, 'listing'),
  advance: (tx) => advance(tx, 'listing', { from: null, to: id, now }),
}
