import { shortId } from '@roomtone/domain/booking/short-id'
import type { TransferKind } from '@roomtone/domain/ledger/transfer'
import type { Cents } from '@roomtone/domain/money/cents'
import { toInstant } from '@roomtone/domain/time/zone'
import { PRODUCT } from '@roomtone/texts/product'
import type { Deps } from '../../../platform/deps.ts'
import { paperOf, type Sum } from '../../../platform/documents/sheet.ts'
import { Refused } from '../../../platform/refused.ts'
import { findHome } from '../earnings/earnings.store.ts'
import { pdfView } from './pdf.view.ts'
import { findMovements, type Movement, sumBefore } from './statement.store.ts'
import { type Reader, type Writing, writingFor } from './writing.ts'

/** From the first to the last of a month on the clocks of the host's first listing; straight from the ledger. */
export async function showStatement({ db }: Deps, reader: Reader, month: string) {
  const hostId = reader.actor.userId
  const { name, zone, country } = await findHome(db, hostId)
  const from = startOf(month, zone)
  const movements = await findMovements(db, { hostId, from, to: startOf(monthAfter(month), zone) })
  const last = movements.at(-1)
  if (!last) throw new Refused('not_found')
  const opening = await sumBefore(db, hostId, from)
  const writing = await writingFor(db, reader)
  const { language, papers, monthName } = writing
  const number = `ST-${month}-${shortId(hostId)}`
  return pdfView(`statement-${month}`, {
    language,
    title: papers.statement({ month: monthName(month) }),
    number,
    paper: paperOf(country),
    at: last.at,
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
  })
}

function startOf(month: string, zone: string): Date {
  return toInstant({ date: `${month}-01`, minutes: 0 }, zone)
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7)
}

function rowsOf(movements: Movement[], opening: Cents, zone: string, writing: Writing): string[][] {
  const { papers, dayIn, money } = writing
  let balance = opening
  return [
    ['', papers.opening, '', '', money(opening)],
    ...movements.map(({ at, kind, production, title, amount }) => {
      balance += amount
      const what = writing.movements[kind]
      return [
        dayIn(at, zone),
        what,
        [production, title].filter(Boolean).join(', '),
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
