import type * as store from '../../src/features/booking/confirmed-between.store.ts'
import { haveConfirmedBooking } from '../../src/features/booking/confirmed-between.store.ts'
import { type ExamplesOf, id } from './example.ts'

export const examples: ExamplesOf<Omit<typeof store, 'confirmedBetween'>> = {
  haveConfirmedBooking: (tx) => haveConfirmedBooking(tx, id, id),
}
