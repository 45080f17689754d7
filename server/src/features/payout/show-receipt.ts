import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { paperOf } from '../../platform/documents/sheet.ts'
import { dayIn } from '../../platform/documents/words.ts'
import { Refused } from '../../platform/http/refused.ts'
import { bookingFacts, invoiceNumber, partiesBlock, priceBlock } from './booking-blocks.ts'
import { findBookingFacts, findCardOf, findRefundsOf } from './papers.store.ts'
import { PAPERS } from './papers.texts.ts'
import { latestOf, paymentsBlock } from './payments-block.ts'
import { pdfView } from './pdf.view.ts'

/** For whoever paid: it names their card. */
export async function showReceipt({ db }: Deps, actor: Actor, bookingId: string) {
  const facts = await findBookingFacts(db, bookingId, actor.userId)
  if (facts?.guestId !== actor.userId) throw new Refused('not_found')
  const refunds = await findRefundsOf(db, bookingId)
  const number = invoiceNumber(facts)
  return pdfView(`receipt-${number}`, {
    title: PAPERS.receipt,
    number,
    paper: paperOf(facts.country),
    at: latestOf(facts, refunds),
    footer: PAPERS.footer,
    blocks: [
      partiesBlock(facts),
      { kind: 'facts', facts: [[PAPERS.date, dayIn(facts.confirmedAt, facts.zone)], ...bookingFacts(facts)] },
      { kind: 'heading', text: PAPERS.payments },
      paymentsBlock(facts, await findCardOf(db, bookingId), refunds),
      { kind: 'heading', text: PAPERS.price },
      priceBlock(facts),
    ],
  })
}
