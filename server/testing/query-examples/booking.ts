import { SAMPLE_RATES } from '@roomtone/domain/pricing/sample'
import type * as store from '../../src/features/booking/booking.store.ts'
import {
  findBooking,
  findEarlier,
  findOver,
  findOverdue,
  findStanding,
  insertBooking,
  insertBookingEvent,
  lockBooking,
  markConfirming,
  takeTurns,
  updateCredit,
  updateInstant,
  updateProduction,
  updateState,
} from '../../src/features/booking/booking.store.ts'
import { type ExamplesOf, hash, id, now } from './example.ts'

const later = new Date(now.getTime() + 4 * 3_600_000)

export const examples: ExamplesOf<typeof store> = {
  findBooking: (tx) => findBooking(tx, id),
  lockBooking: (tx) => lockBooking(tx, id),
  findEarlier: (tx) => findEarlier(tx, id, id),
  findStanding: (tx) => findStanding(tx, { guestId: id, propertyId: id, key: id, now }),
  insertBooking: (tx) =>
    insertBooking(
      tx,
      {
        id,
        property_id: id,
        host_id: id,
        guest_id: id,
        state: 'awaiting_payment',
        startsAt: now,
        endsAt: later,
        time_zone: 'America/Los_Angeles',
        choice: { by: 'hour', date: '2026-11-01', start: 540, hours: 4 },
        crew: 4,
        production_title: 'Quiet Hours',
        production_kind: 'stills',
        purpose: 'Portraits by the window',
        involves: [],
        lines: [{ kind: 'hours', hours: 4, rate: 15_000, amount: 60_000 }],
        rates: { ...SAMPLE_RATES, feeHundredths: 1_200, taxHundredths: 900 },
        addOns: [{ id, count: 2 }],
        rent_cents: 60_000,
        subtotal_cents: 65_000,
        fee_cents: 7_800,
        tax_cents: 5_900,
        total_cents: 78_700,
        cancellation_policy: 'flexible',
        houseRules: [],
        steps: [],
        turnaround_minutes: 60,
        is_instant: false,
        request_key: id,
        request_hash: hash,
        created_at: now,
        expires_at: later,
      },
      'requested',
    ),
  updateCredit: (tx) => updateCredit(tx, id, 12_000),
  updateInstant: (tx) => updateInstant(tx, id, false),
  updateProduction: (tx) => updateProduction(tx, id, { title: 'Loud Hours', purpose: 'Drums' }),
  updateState: (tx) =>
    updateState(tx, {
      id,
      from: 'pending',
      to: 'confirmed',
      set: { expires_at: null, answered_at: now, confirmed_at: now },
    }),
  markConfirming: (tx) => markConfirming(tx, id, now),
  insertBookingEvent: (tx) =>
    insertBookingEvent(tx, {
      bookingId: id,
      event: 'accept',
      party: 'host',
      actorId: id,
      from: 'pending',
      to: 'confirmed',
      now,
    }),
  takeTurns: (tx) => takeTurns(tx, id),
  findOverdue: [
    (tx) => findOverdue(tx, { now, limit: 500 }),
    (tx) => findOverdue(tx, { now, limit: 50, propertyId: id }),
  ],
  findOver: (tx) => findOver(tx, now, 500),
}
