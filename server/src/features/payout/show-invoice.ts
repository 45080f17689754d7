import type { Actor } from '@roomtone/domain/access/actor'
import { invoiceNumber } from '@roomtone/domain/booking/invoice-number'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/http/refused.ts'
import { invoiceSheet } from './invoice-sheet.ts'
import { findBookingFacts, findCardOf, findRefundsOf } from './papers.store.ts'
import { pdfView } from './pdf.view.ts'

/** For both sides. How the guest paid is theirs to know. */
export async function showInvoice({ db }: Deps, actor: Actor, bookingId: string) {
  const facts = await findBookingFacts(db, bookingId, actor.userId)
  if (!facts) throw new Refused('not_found')
  const refunds = await findRefundsOf(db, bookingId)
  const card = facts.guestId === actor.userId ? await findCardOf(db, bookingId) : null
  return pdfView(`invoice-${invoiceNumber(facts)}`, invoiceSheet(facts, card, refunds))
}
