import type { Actor } from '@roomtone/domain/access/actor'
import { shortId } from '@roomtone/domain/booking/short-id'
import type { Deps } from '../../../platform/deps.ts'
import { type Block, paperOf } from '../../../platform/documents/sheet.ts'
import { dayIn, money } from '../../../platform/documents/words.ts'
import { Refused } from '../../../platform/refused.ts'
import { findHome } from '../earnings/earnings.store.ts'
import { bookingFacts } from './booking-blocks.ts'
import { findPayoutFacts, findRewardFacts, type PayoutFacts } from './papers.store.ts'
import { PAPERS } from './papers.texts.ts'
import { pdfView } from './pdf.view.ts'

export async function showPayoutRecord({ db }: Deps, actor: Actor, payoutId: string) {
  const facts = await findPayoutFacts(db, payoutId, actor.userId)
  return facts ? bookingRecord(facts) : rewardRecord(db, actor.userId, payoutId)
}

async function rewardRecord(db: Deps['db'], userId: string, payoutId: string) {
  const facts = await findRewardFacts(db, payoutId, userId)
  if (!facts) throw new Refused('not_found')
  const { name, zone, country } = await findHome(db, userId)
  const rows = [
    [PAPERS.rewardFor(facts.friend), money(facts.due)],
    ...(facts.withheld === 0 ? [] : [[PAPERS.withheld, money(-facts.withheld)]]),
  ]
  return record({ ...facts, zone, country, hostName: name }, rows, [])
}

function bookingRecord(facts: PayoutFacts) {
  return record(facts, rowsOf(facts), [
    { kind: 'heading', text: PAPERS.booking },
    { kind: 'facts', facts: [[PAPERS.number, facts.number], ...bookingFacts(facts)] },
  ])
}

type Settled = Pick<
  PayoutFacts,
  'payoutId' | 'settledAt' | 'zone' | 'label' | 'reference' | 'paid' | 'hostName'
> & {
  country: string
}

function record(facts: Settled, rows: string[][], more: Block[]) {
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
        rows,
        sums: [{ name: PAPERS.paidOut, value: money(facts.paid), isTotal: true }],
      },
      ...more,
    ],
  })
}

function transferFacts({ settledAt, zone, label, reference }: Settled): [string, string][] {
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
