import type * as store from '../../src/features/booking/read/reveal.store.ts'
import { findAccess, insertReveal } from '../../src/features/booking/read/reveal.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findAccess: (tx) => findAccess(tx, id, id),
  insertReveal: (tx) => insertReveal(tx, { bookingId: id, viewerId: id, now }),
}
