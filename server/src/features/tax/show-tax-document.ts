import type { Actor } from '@roomtone/domain/access/actor'
import { shortId } from '@roomtone/domain/booking/short-id'
import { toInstant, toLocal } from '@roomtone/domain/time/zone'
import type { Deps } from '../../platform/deps.ts'
import { type Block, paperOf } from '../../platform/documents/sheet.ts'
import { money, monthName } from '../../platform/documents/words.ts'
import { Refused } from '../../platform/refused.ts'
import { addressLines, findHome, PAPERS, pdfView } from '../payout/entry.ts'
import { openTax, type SealedTaxpayer } from './sealed-tax.ts'
import { findTaxpayer, findVat, sumByMonth, type TaxedMonth } from './tax.store.ts'
import { TAX_DOCUMENT as TEXTS } from './tax-document.texts.ts'
import { sumOfMonths, sumsOf } from './year-sums.ts'

/** Straight from the ledger, in the months of the clocks at the payee's first listing. */
export async function showTaxDocument(deps: Deps, { userId }: Actor, year: string) {
  const { db, clock } = deps
  const { name, zone, country } = await findHome(db, userId)
  const months = (await sumByMonth(db, userId, zone)).filter(({ month }) => month.startsWith(year))
  if (months.length === 0) throw new Refused('not_found')
  const now = clock.now()
  const isOpen = toLocal(now, zone).date.startsWith(year)
  const over = toInstant({ date: `${Number(year) + 1}-01-01`, minutes: 0 }, zone)
  return pdfView(`tax-document-${year}`, {
    title: TEXTS.title(year),
    number: `TX-${year}-${shortId(userId)}`,
    paper: paperOf(country),
    at: isOpen ? now : over,
    footer: PAPERS.footer,
    blocks: [
      await partiesBlock(deps, userId, name),
      {
        kind: 'facts',
        facts: [
          [TEXTS.year, year],
          [TEXTS.zone, zone],
          ...(isOpen ? [[TEXTS.status, TEXTS.open] as [string, string]] : []),
        ],
      },
      monthsBlock(months),
      { kind: 'text', text: TEXTS.note },
      { kind: 'text', text: TEXTS.advice },
    ],
  })
}

async function partiesBlock(deps: Deps, userId: string, fullName: string): Promise<Block> {
  const { db } = deps
  const row = await findTaxpayer(db, userId)
  const taxpayer = await openTax<SealedTaxpayer>(deps, db, userId, row?.personal)
  const vat = await findVat(db, userId)
  const lines = [
    ...(row && taxpayer ? [...addressLines(taxpayer.address), TEXTS.taxId(row.last4)] : [TEXTS.noTaxpayer]),
    ...(vat ? [TEXTS.vatId(vat.country, vat.last4)] : []),
  ]
  return {
    kind: 'parties',
    parties: [
      { role: TEXTS.payer, name: TEXTS.roomtone, lines: [TEXTS.settles] },
      { role: TEXTS.payee, name: taxpayer?.name ?? fullName, lines },
    ],
  }
}

function monthsBlock(months: TaxedMonth[]): Block {
  const year = sumOfMonths(months)
  return {
    kind: 'table',
    columns: [
      { name: TEXTS.month, share: 0.28 },
      { name: TEXTS.gross, share: 0.18, align: 'right' },
      { name: TEXTS.fees, share: 0.18, align: 'right' },
      { name: TEXTS.debts, share: 0.18, align: 'right' },
      { name: TEXTS.paid, share: 0.18, align: 'right' },
    ],
    rows: months.map((month) => {
      const { gross, fees, withheld, paid } = sumsOf(month)
      return [monthName(month.month), ...[gross, fees, withheld, paid].map(money)]
    }),
    sums: [
      { name: TEXTS.total, value: money(year.gross) },
      { name: TEXTS.totalFees, value: money(-year.fees) },
      { name: TEXTS.totalDebts, value: money(-year.withheld) },
      { name: TEXTS.totalPaid, value: money(year.paid), isTotal: true },
    ],
  }
}
