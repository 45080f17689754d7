import type * as store from '../../src/features/booking/mails/booking-mail.store.ts'
import {
  findCoveredDebts,
  findLetterRow,
  findPayoutLetter,
  findRefundLetter,
} from '../../src/features/booking/mails/booking-mail.store.ts'
import { type ExamplesOf, id } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findLetterRow: (tx) => findLetterRow(tx, id),
  findPayoutLetter: (tx) => findPayoutLetter(tx, id),
  findRefundLetter: (tx) => findRefundLetter(tx, id),
  findCoveredDebts: (tx) => findCoveredDebts(tx, id),
}
