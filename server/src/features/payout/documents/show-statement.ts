import type { Actor } from '@roomtone/domain/access/actor'
import { shortId } from '@roomtone/domain/booking/short-id'
import type { TransferKind } from '@roomtone/domain/ledger/transfer'
import type { Cents } from '@roomtone/domain/money/cents'
import { toInstant } from '@roomtone/domain/time/zone'
import type { Deps } from '../../../platform/deps.ts'
import { paperOf, type Sum } from '../../../platform/documents/sheet.ts'
import { dayIn, money, monthName } from '../../../platform/documents/words.ts'
import { Refused } from '../../../platform/refused.ts'
import { findHome } from '../earnings/earnings.store.ts'
import { PAPERS } from './papers.texts.ts'
import { pdfView } from './pdf.view.ts'
import { findMovements, type Movement, sumBefore } from './statement.store.ts'

/** From the first to the last of a month on the clocks of the host's first listing; straight from the ledger. */
export async function showStatement({ db }: Deps, actor: Actor, month: string) {
  const hostId = actor.userId
  const { name, zone, country } = await findHome(db, hostId)
  const from = startOf(month, zone)
  const movements = await findMovements(db, { hostId, from, to: startOf(monthAfter(month), zone) })
  const last = movements.at(-1)
  if (!last) throw new Refused('not_found')
  const opening = await sumBefore(db, hostId, from)
  const number = `ST-${month}-${shortId(hostId)}`
  return pdfView(`statement-${month}`, {
    title: `${PAPERS.statement}, ${monthName(month)}`,
    number,
    paper: paperOf(country),
    at: last.at,
    footer: PAPERS.footer,
    blocks: [
      {
        kind: 'parties',
        parties: [
          { role: PAPERS.host, name, lines: [] },
          { role: PAPERS.through, name: PAPERS.roomtone, lines: [] },
        ],
      },
      {
        kind: 'facts',
        facts: [
          [PAPERS.period, monthName(month)],
          [PAPERS.zone, zone],
        ],
      },
      {
        kind: 'table',
        columns: [
          { name: PAPERS.date, share: 0.16 },
          { name: PAPERS.what, share: 0.22 },
          { name: PAPERS.booking, share: 0.3 },
          { name: PAPERS.amount, share: 0.16, align: 'right' },
          { name: PAPERS.balance, share: 0.16, align: 'right' },
        ],
        rows: rowsOf(movements, opening, zone),
        sums: sumsOf(movements, opening),
      },
      { kind: 'text', text: PAPERS.statementNote },
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

function rowsOf(movements: Movement[], opening: Cents, zone: string): string[][] {
  let balance = opening
  return [
    ['', PAPERS.opening, '', '', money(opening)],
    ...movements.map(({ at, kind, production, title, amount }) => {
      balance += amount
      const what = PAPERS.movements[kind]
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

function sumsOf(movements: Movement[], opening: Cents): Sum[] {
  const sums = new Map<TransferKind, Cents>()
  for (const { kind, amount } of movements) sums.set(kind, (sums.get(kind) ?? 0) + amount)
  const closing = [...sums.values()].reduce((sum, amount) => sum + amount, opening)
  return [
    { name: PAPERS.opening, value: money(opening) },
    ...[...sums].map(([kind, amount]) => ({ name: PAPERS.sumsOf[kind], value: money(amount) })),
    { name: PAPERS.closing, value: money(closing), isTotal: true },
  ]
}
