import type * as store from '../../src/features/booking/second-hold/in-line.store.ts'
import {
  findAllInLine,
  findFreeInLine,
  findInLine,
  hasOwnThere,
} from '../../src/features/booking/second-hold/in-line.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const later = new Date('2026-11-01T16:00:00Z')

export const examples: ExamplesOf<typeof store> = {
  findInLine: (tx) => findInLine(tx, id, now, later),
  findAllInLine: (tx) => findAllInLine(tx, id, now, later),
  hasOwnThere: (tx) => hasOwnThere(tx, { guestId: id, propertyId: id, startsAt: now, endsAt: later, now }),
  findFreeInLine: (tx) => findFreeInLine(tx, now, 500),
}
