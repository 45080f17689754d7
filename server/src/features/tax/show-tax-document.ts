import { shortId } from '@roomtone/domain/booking/short-id'
import { toInstant, toLocal } from '@roomtone/domain/time/zone'
import { textsIn as papersIn } from '@roomtone/texts/all/payout/papers'
import { textsIn } from '@roomtone/texts/all/tax/tax-document'
import type { Language } from '@roomtone/texts/languages'
import { PRODUCT } from '@roomtone/texts/product'
import type { Deps } from '../../platform/deps.ts'
import { type Block, paperOf } from '../../platform/documents/sheet.ts'
import { wordsIn } from '../../platform/documents/words.ts'
import { Refused } from '../../platform/refused.ts'
import { addressLines, findHome, languageFor, pdfView, type Reader } from '../payout/entry.ts'
import { openTax, type SealedTaxpayer } from './sealed-tax.ts'
import { findTaxpayer, findVat, sumByMonth, type TaxedMonth } from './tax.store.ts'
import { sumOfMonths, sumsOf } from './year-sums.ts'

/** Straight from the ledger, in the months of the clocks at the payee's first listing. */
export async function showTaxDocument(deps: Deps, reader: Reader, year: string) {
  const { db, clock } = deps
  const { userId } = reader.actor
  const { name, zone, country } = await findHome(db, userId)
  const months = (await sumByMonth(db, userId, zone)).filter(({ month }) => month.startsWith(year))
  if (months.length === 0) throw new Refused('not_found')
  const language = await languageFor(db, reader)
  const texts = textsIn(language).taxDocument
  const now = clock.now()
  const isOpen = toLocal(now, zone).date.startsWith(year)
  const over = toInstant({ date: `${Number(year) + 1}-01-01`, minutes: 0 }, zone)
  return pdfView(`tax-document-${year}`, {
    language,
    title: texts.title({ year }),
    number: `TX-${year}-${shortId(userId)}`,
    paper: paperOf(country),
    at: isOpen ? now : over,
    footer: papersIn(language).papers.footer,
    blocks: [
      await partiesBlock(deps, userId, name, language),
      {
        kind: 'facts',
        facts: [
          [texts.year, year],
          [texts.zone, zone],
          ...(isOpen ? [[texts.status, texts.open] as [string, string]] : []),
        ],
      },
      monthsBlock(months, language),
      { kind: 'text', text: texts.note },
      { kind: 'text', text: texts.advice },
    ],
  })
}

async function partiesBlock(
  deps: Deps,
  userId: string,
  fullName: string,
  language: Language,
): Promise<Block> {
  const texts = textsIn(language).taxDocument
  const { db } = deps
  const row = await findTaxpayer(db, userId)
  const taxpayer = await openTax<SealedTaxpayer>(deps, db, userId, row?.personal)
  const vat = await findVat(db, userId)
  const lines = [
    ...(row && taxpayer
      ? [...addressLines(taxpayer.address, language), texts.taxId({ last4: row.last4 })]
      : [texts.noTaxpayer]),
    ...(vat ? [texts.vatId({ country: vat.country, last4: vat.last4 })] : []),
  ]
  return {
    kind: 'parties',
    parties: [
      { role: texts.payer, name: PRODUCT, lines: [texts.settles] },
      { role: texts.payee, name: taxpayer?.name ?? fullName, lines },
    ],
  }
}

function monthsBlock(months: TaxedMonth[], language: Language): Block {
  const texts = textsIn(language).taxDocument
  const { money, monthName } = wordsIn(language)
  const year = sumOfMonths(months)
  return {
    kind: 'table',
    columns: [
      { name: texts.month, share: 0.28 },
      { name: texts.gross, share: 0.18, align: 'right' },
      { name: texts.fees, share: 0.18, align: 'right' },
      { name: texts.debts, share: 0.18, align: 'right' },
      { name: texts.paid, share: 0.18, align: 'right' },
    ],
    rows: months.map((month) => {
      const { gross, fees, withheld, paid } = sumsOf(month)
      return [monthName(month.month), ...[gross, fees, withheld, paid].map(money)]
    }),
    sums: [
      { name: texts.total, value: money(year.gross) },
      { name: texts.totalFees, value: money(-year.fees) },
      { name: texts.totalDebts, value: money(-year.withheld) },
      { name: texts.totalPaid, value: money(year.paid), isTotal: true },
    ],
  }
}
