import { paperOf, type Sheet } from '../../../platform/documents/sheet.ts'
import { dayIn } from '../../../platform/documents/words.ts'
import { bookingFacts, partiesBlock, priceBlock } from './booking-blocks.ts'
import type { Later } from './find-later.ts'
import type { BookingFacts } from './papers.store.ts'
import { PAPERS } from './papers.texts.ts'
import { latestOf, paymentsBlock, type Tender } from './payments-block.ts'

/** The tender is null for whoever is not to know it. */
export function invoiceSheet(facts: BookingFacts, tender: Tender, later: Later): Sheet {
  const { number } = facts
  const issued = dayIn(facts.confirmedAt, facts.zone)
  return {
    title: PAPERS.invoice,
    number,
    paper: paperOf(facts.country),
    at: latestOf(facts, later),
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
      paymentsBlock(facts, tender, later),
    ],
  }
}
