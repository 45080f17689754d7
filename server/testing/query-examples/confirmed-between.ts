import { sql } from 'kysely'
import type * as store from '../../src/features/booking/confirmed-between.store.ts'
import { confirmedBetween, haveConfirmedBooking } from '../../src/features/booking/confirmed-between.store.ts'
import { type ExamplesOf, id } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  confirmedBetween: (tx) =>
    sql`select from conversations c where ${confirmedBetween(sql`c.guest_id`, sql`c.host_id`)}`.execute(tx),
  haveConfirmedBooking: (tx) => haveConfirmedBooking(tx, id, id),
}
