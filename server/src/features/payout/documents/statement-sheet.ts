import { shortId } from '@roomtone/domain/booking/short-id'
import type { TransferKind } from '@roomtone/domain/ledger/transfer'
import type { Cents } from '@roomtone/domain/money/cents'
import { PRODUCT } from '@roomtone/texts/product'
import { paperOf, type Sheet, type Sum } from '../../../platform/documents/sheet.ts'
import { nameIn } from '../../../platform/name-in.ts'
import type { Movement } from './statement.store.ts'
import type { Writing } from './writing.ts'

type StatementFacts = {
  hostId: string
  month: string
  home: { name: string; zone: string; country: string }
  movements: Movement[]
  opening: Cents
  /** Of the last movement. */
  at: Date
}

export function statementSheet(facts: StatementFacts, writing: Writing): Sheet {
  const { hostId, month, movements, opening, at } = facts
  const { name, zone, country } = facts.home
  const { language, papers, monthName } = writing
  return {
    language,
    title: papers.statement({ month: monthName(month) }),
    number: `ST-${month}-${shortId(hostId)}`,
    paper: paperOf(country),
    at,
    footer: papers.footer,
    blocks: [
      {
        kind: 'parties',
        parties: [
          { role: papers.host, name, lines: [] },
          { role: papers.through, name: PRODUCT, lines: [] },
        ],
      },
      {
        kind: 'facts',
        facts: [
          [papers.period, monthName(month)],
          [papers.zone, zone],
        ],
      },
      {
        kind: 'table',
        columns: [
          { name: papers.date, share: 0.16 },
          { name: papers.what, share: 0.22 },
          { name: papers.booking, share: 0.3 },
          { name: papers.amount, share: 0.16, align: 'right' },
          { name: papers.balance, share: 0.16, align: 'right' },
        ],
        rows: rowsOf(movements, opening, zone, writing),
        sums: sumsOf(movements, opening, writing),
      },
      { kind: 'text', text: papers.statementNote },
    ],
  }
}

function rowsOf(movements: Movement[], opening: Cents, zone: string, writing: Writing): string[][] {
  const { language, papers, dayIn, money } = writing
  let balance = opening
  return [
    ['', papers.opening, '', '', money(opening)],
    ...movements.map(({ at, kind, production, title, amount }) => {
      balance += amount
      const what = writing.movements[kind]
      return [
        dayIn(at, zone),
        what,
        [nameIn(language, production), title].filter(Boolean).join(', '),
        money(amount),
        money(balance),
      ]
    }),
  ]
}

function sumsOf(movements: Movement[], opening: Cents, writing: Writing): Sum[] {
  const { papers, money } = writing
  const sums = new Map<TransferKind, Cents>()
  for (const { kind, amount } of movements) sums.set(kind, (sums.get(kind) ?? 0) + amount)
  const closing = [...sums.values()].reduce((sum, amount) => sum + amount, opening)
  return [
    { name: papers.opening, value: money(opening) },
    ...[...sums].map(([kind, amount]) => ({ name: writing.sums[kind], value: money(amount) })),
    { name: papers.closing, value: money(closing), isTotal: true },
  ]
}
