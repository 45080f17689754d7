import type * as store from '../../src/features/calendar/holds.store.ts'
import {
  deleteBlocks,
  deleteHoldsOfFeed,
  deleteSeries,
  findBusyTimes,
  findCancelledTimes,
  findHeldTimes,
  findHeldTimesOf,
  findHolds,
  findHoldsOfFeed,
  insertBookingHold,
  insertHolds,
  releaseBookingHold,
  turnIntoBlock,
} from '../../src/features/calendar/holds.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const later = new Date('2026-11-02T12:00:00Z')

export const examples: ExamplesOf<typeof store> = {
  findBusyTimes: (tx) => findBusyTimes(tx, 1, now, later),
  findHolds: (tx) => findHolds(tx, 1, now, later),
  findHeldTimes: (tx) => findHeldTimes(tx, 1, now, later),
  findHeldTimesOf: (tx) => findHeldTimesOf(tx, [1, 2], now, later),
  insertHolds: (tx) =>
    insertHolds(tx, { listingId: 1, kind: 'block', feedId: null, note: 'Floors', now }, [
      { startsAt: now, endsAt: later, areas: [0] },
    ]),
  deleteBlocks: (tx) => deleteBlocks(tx, 1, now, later),
  deleteSeries: (tx) => deleteSeries(tx, { id, listingId: 1, from: now, to: null }),
  findCancelledTimes: (tx) => findCancelledTimes(tx, 1, now, later),
  insertBookingHold: (tx) =>
    insertBookingHold(tx, { listingId: 1, bookingId: id, startsAt: now, endsAt: later, now }),
  releaseBookingHold: (tx) => releaseBookingHold(tx, id),
  turnIntoBlock: (tx) => turnIntoBlock(tx, id),
  findHoldsOfFeed: (tx) => findHoldsOfFeed(tx, id),
  deleteHoldsOfFeed: (tx) => deleteHoldsOfFeed(tx, id),
}
