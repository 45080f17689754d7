import type { Actor } from '@roomtone/domain/access/actor'
import { invoiceNumber, shortId } from '@roomtone/domain/booking/invoice-number'
import type { Deps } from '../../platform/deps.ts'
import { paperOf } from '../../platform/documents/sheet.ts'
import { dayIn, money } from '../../platform/documents/words.ts'
import { Refused } from '../../platform/http/refused.ts'
import { bookingFacts } from './booking-blocks.ts'
import { findPayoutFacts, type PayoutFacts } from './papers.store.ts'
import { PAPERS } from './papers.texts.ts'
import { pdfView } from './pdf.view.ts'

export async function showPayoutRecord({ db }: Deps, actor: Actor, payoutId: string) {
  const facts = await findPayoutFacts(db, payoutId, actor.userId)
  if (!facts) throw new Refused('not_found')
  const number = `PO-${shortId(facts.payoutId)}`
  return pdfView(`payout-${number}`, {
    title: PAPERS.payout,
    number,
    paper: paperOf(facts.country),
    at: facts.settledAt,
    footer: PAPERS.footer,
    blocks: [
      {
        kind: 'parties',
        parties: [
          { role: PAPERS.host, name: facts.hostName, lines: [] },
          { role: PAPERS.through, name: PAPERS.roomtone, lines: [] },
        ],
      },
      { kind: 'facts', facts: transferFacts(facts) },
      {
        kind: 'table',
        columns: [
          { name: PAPERS.what, share: 0.78 },
          { name: PAPERS.amount, share: 0.22, align: 'right' },
        ],
        rows: rowsOf(facts),
        sums: [{ name: PAPERS.paidOut, value: money(facts.paid), isTotal: true }],
      },
      { kind: 'heading', text: PAPERS.booking },
      { kind: 'facts', facts: [[PAPERS.number, invoiceNumber(facts)], ...bookingFacts(facts)] },
    ],
  })
}

function transferFacts({ settledAt, zone, label, reference }: PayoutFacts): [string, string][] {
  return [
    [reference ? PAPERS.paidOn : PAPERS.settledOn, dayIn(settledAt, zone)],
    ...(label ? [[PAPERS.account, label] as [string, string]] : []),
    ...(reference ? [[PAPERS.reference, reference] as [string, string]] : []),
  ]
}

function rowsOf({ subtotal, due, withheld }: PayoutFacts): string[][] {
  return [
    [PAPERS.hostPart, money(subtotal)],
    ...(due === subtotal ? [] : [[PAPERS.givenBack, money(due - subtotal)]]),
    [PAPERS.due, money(due)],
    ...(withheld === 0 ? [] : [[PAPERS.withheld, money(-withheld)]]),
  ]
}
