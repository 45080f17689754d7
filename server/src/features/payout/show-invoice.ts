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

/** For both sides. How the guest paid is theirs to know. */
export async function showInvoice({ db }: Deps, actor: Actor, bookingId: string) {
  const facts = await findBookingFacts(db, bookingId, actor.userId)
  if (!facts) throw new Refused('not_found')
  const refunds = await findRefundsOf(db, bookingId)
  const card = facts.guestId === actor.userId ? await findCardOf(db, bookingId) : null
  const number = invoiceNumber(facts)
  const issued = dayIn(facts.confirmedAt, facts.zone)
  return pdfView(`invoice-${number}`, {
    title: PAPERS.invoice,
    number,
    paper: paperOf(facts.country),
    at: latestOf(facts, refunds),
    footer: PAPERS.footer,
    blocks: [
      partiesBlock(facts),
      {
        kind: 'facts',
        facts: [[PAPERS.number, number], [PAPERS.invoiceDate, issued], ...bookingFacts(facts)],
      },
      priceBlock(facts),
      { kind: 'text', text: PAPERS.paidInFull },
      { kind: 'heading', text: PAPERS.payments },
      paymentsBlock(facts, card, refunds),
    ],
  })
}
