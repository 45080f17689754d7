import type * as store from '../../src/features/booking/read/booking-read.store.ts'
import {
  countAhead,
  findEvents,
  findPayoutOf,
  findReadRows,
  findRefunds,
} from '../../src/features/booking/read/booking-read.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const guest = {
  userId: id,
  sessionId: id,
  roles: ['creator'],
  verificationStatus: 'verified',
  emailConfirmed: true,
  hasNames: true,
  hasCommitted: true,
} as const

const waiting = {
  id,
  property_id: id,
  starts_at: new Date('2026-12-01T12:00:00Z'),
  ends_at: new Date('2026-12-01T16:00:00Z'),
  created_at: now,
}

export const examples: ExamplesOf<typeof store> = {
  findReadRows: [
    (tx) => findReadRows(tx, [id], guest),
    (tx) => findReadRows(tx, [id], { ...guest, roles: ['admin'] }),
  ],
  findEvents: (tx) => findEvents(tx, id),
  findRefunds: (tx) => findRefunds(tx, id),
  findPayoutOf: (tx) => findPayoutOf(tx, id),
  countAhead: (tx) => countAhead(tx, waiting, now),
}
