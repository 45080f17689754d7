import { paperOf, type Sheet } from '../../../platform/documents/sheet.ts'
import { bookingFacts, partiesBlock, priceBlock } from './booking-blocks.ts'
import type { Later } from './find-later.ts'
import type { BookingFacts } from './papers.store.ts'
import { latestOf, paymentsBlock, type Tender } from './payments-block.ts'
import type { Writing } from './writing.ts'

/** The tender is null for readers who may not know it. */
export function invoiceSheet(facts: BookingFacts, tender: Tender, later: Later, writing: Writing): Sheet {
  const { language, papers, dayIn } = writing
  const { number } = facts
  const issued = dayIn(facts.confirmedAt, facts.zone)
  return {
    language,
    title: papers.invoice,
    number,
    paper: paperOf(facts.country),
    at: latestOf(facts, later),
    footer: papers.footer,
    blocks: [
      partiesBlock(facts, writing),
      {
        kind: 'facts',
        facts: [[papers.number, number], [papers.invoiceDate, issued], ...bookingFacts(facts, writing)],
      },
      priceBlock(facts, writing),
      { kind: 'text', text: papers.paidInFull },
      { kind: 'heading', text: papers.payments },
      paymentsBlock(facts, tender, later, writing),
    ],
  }
}
