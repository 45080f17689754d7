import type { Actor } from '@roomtone/domain/access/actor'
import { invoiceNumber } from '@roomtone/domain/booking/invoice-number'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/http/refused.ts'
import { findBookingFacts, findCardOf, findRefundsOf } from './papers.store.ts'
import { pdfView } from './pdf.view.ts'
import { receiptSheet } from './receipt-sheet.ts'

/** For whoever paid: it names their card. */
export async function showReceipt({ db }: Deps, actor: Actor, bookingId: string) {
  const facts = await findBookingFacts(db, bookingId, actor.userId)
  if (facts?.guestId !== actor.userId) throw new Refused('not_found')
  const refunds = await findRefundsOf(db, bookingId)
  const card = await findCardOf(db, bookingId)
  return pdfView(`receipt-${invoiceNumber(facts)}`, receiptSheet(facts, card, refunds))
}
