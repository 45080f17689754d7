import { shortId } from '@roomtone/domain/booking/short-id'
import { PRODUCT } from '@roomtone/texts/product'
import type { Deps } from '../../../platform/deps.ts'
import { type Block, paperOf } from '../../../platform/documents/sheet.ts'
import { Refused } from '../../../platform/refused.ts'
import { findHome } from '../earnings/earnings.store.ts'
import { bookingFacts } from './booking-blocks.ts'
import { findPayoutFacts, findRewardFacts, type PayoutFacts } from './papers.store.ts'
import { pdfView } from './pdf.view.ts'
import { type Reader, type Writing, writingFor } from './writing.ts'

export async function showPayoutRecord({ db }: Deps, reader: Reader, payoutId: string) {
  const { userId } = reader.actor
  const writing = await writingFor(db, reader)
  const facts = await findPayoutFacts(db, payoutId, userId)
  return facts ? bookingRecord(facts, writing) : rewardRecord(db, userId, payoutId, writing)
}

async function rewardRecord(db: Deps['db'], userId: string, payoutId: string, writing: Writing) {
  const { papers, money } = writing
  const facts = await findRewardFacts(db, payoutId, userId)
  if (!facts) throw new Refused('not_found')
  const { name, zone, country } = await findHome(db, userId)
  const rows = [
    [papers.rewardFor({ friend: facts.friend }), money(facts.due)],
    ...(facts.withheld === 0 ? [] : [[papers.withheld, money(-facts.withheld)]]),
  ]
  return record({ ...facts, zone, country, hostName: name }, rows, [], writing)
}

function bookingRecord(facts: PayoutFacts, writing: Writing) {
  const { papers } = writing
  const booking: Block[] = [
    { kind: 'heading', text: papers.booking },
    { kind: 'facts', facts: [[papers.number, facts.number], ...bookingFacts(facts, writing)] },
  ]
  return record(facts, rowsOf(facts, writing), booking, writing)
}

type Settled = Pick<
  PayoutFacts,
  'payoutId' | 'settledAt' | 'zone' | 'label' | 'reference' | 'paid' | 'hostName'
> & {
  country: string
}

function record(facts: Settled, rows: string[][], more: Block[], writing: Writing) {
  const { language, papers, money } = writing
  const number = `PO-${shortId(facts.payoutId)}`
  return pdfView(`payout-${number}`, {
    language,
    title: papers.payout,
    number,
    paper: paperOf(facts.country),
    at: facts.settledAt,
    footer: papers.footer,
    blocks: [
      {
        kind: 'parties',
        parties: [
          { role: papers.host, name: facts.hostName, lines: [] },
          { role: papers.through, name: PRODUCT, lines: [] },
        ],
      },
      { kind: 'facts', facts: transferFacts(facts, writing) },
      {
        kind: 'table',
        columns: [
          { name: papers.what, share: 0.78 },
          { name: papers.amount, share: 0.22, align: 'right' },
        ],
        rows,
        sums: [{ name: papers.paidOut, value: money(facts.paid), isTotal: true }],
      },
      ...more,
    ],
  })
}

function transferFacts(
  { settledAt, zone, label, reference }: Settled,
  { papers, dayIn }: Writing,
): [string, string][] {
  return [
    [reference ? papers.paidOn : papers.settledOn, dayIn(settledAt, zone)],
    ...(label ? [[papers.account, label] as [string, string]] : []),
    ...(reference ? [[papers.reference, reference] as [string, string]] : []),
  ]
}

function rowsOf({ subtotal, due, withheld }: PayoutFacts, { papers, money }: Writing): string[][] {
  return [
    [papers.hostPart, money(subtotal)],
    ...(due === subtotal ? [] : [[papers.givenBack, money(due - subtotal)]]),
    [papers.due, money(due)],
    ...(withheld === 0 ? [] : [[papers.withheld, money(-withheld)]]),
  ]
}
