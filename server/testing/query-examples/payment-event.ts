import type * as store from '../../src/features/payment/webhook/payment-event.store.ts'
import {
  deleteEventsBefore,
  insertPaymentEvent,
} from '../../src/features/payment/webhook/payment-event.store.ts'
import { type ExamplesOf, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  insertPaymentEvent: (tx) =>
    insertPaymentEvent(tx, { id: 'evt_1', kind: 'captured', provider: 'stripe', now }),
  deleteEventsBefore: (tx) => deleteEventsBefore(tx, now, 5000),
}
