import { shortId } from '@roomtone/domain/booking/short-id'
import { PRODUCT } from '@roomtone/texts/product'
import { type Block, paperOf, type Sheet } from '../../../platform/documents/sheet.ts'
import { nameIn } from '../../../platform/name-in.ts'
import { bookingFacts } from './booking-blocks.ts'
import type { PayoutFacts, RewardFacts } from './papers.store.ts'
import type { Writing } from './writing.ts'

type Home = { name: string; zone: string; country: string }

export function rewardRecordSheet({ home, ...facts }: RewardFacts & { home: Home }, writing: Writing): Sheet {
  const { language, papers, money } = writing
  const { name, zone, country } = home
  const rows = [
    [papers.rewardFor({ friend: nameIn(language, facts.friend) }), money(facts.due)],
    ...(facts.withheld === 0 ? [] : [[papers.withheld, money(-facts.withheld)]]),
  ]
  return record({ ...facts, zone, country, hostName: name }, rows, [], writing)
}

export function bookingRecordSheet(facts: PayoutFacts, writing: Writing): Sheet {
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

function record(facts: Settled, rows: string[][], more: Block[], writing: Writing): Sheet {
  const { language, papers, money } = writing
  return {
    language,
    title: papers.payout,
    number: `PO-${shortId(facts.payoutId)}`,
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
  }
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
