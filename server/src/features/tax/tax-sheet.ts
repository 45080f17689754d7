import { shortId } from '@roomtone/domain/booking/short-id'
import { textsIn as papersIn } from '@roomtone/texts/all/payout/papers'
import { textsIn } from '@roomtone/texts/all/tax/tax-document'
import type { Language } from '@roomtone/texts/languages'
import { PRODUCT } from '@roomtone/texts/product'
import { type Block, paperOf, type Sheet } from '../../platform/documents/sheet.ts'
import { wordsIn } from '../../platform/documents/words.ts'
import { addressLines } from '../payout/entry.ts'
import type { SealedTaxpayer } from './sealed-tax.ts'
import type { TaxedMonth } from './tax.store.ts'
import { sumOfMonths, sumsOf } from './year-sums.ts'

type TaxFacts = {
  userId: string
  year: string
  home: { name: string; zone: string; country: string }
  months: TaxedMonth[]
  /** The year is not over. */
  isOpen: boolean
  at: Date
  taxpayer: (Pick<SealedTaxpayer, 'name' | 'address'> & { last4: string }) | null
  vat: { country: string; last4: string } | null
}

export function taxSheet(facts: TaxFacts, language: Language): Sheet {
  const { userId, year, home, months, isOpen, at } = facts
  const texts = textsIn(language).taxDocument
  return {
    language,
    title: texts.title({ year }),
    number: `TX-${year}-${shortId(userId)}`,
    paper: paperOf(home.country),
    at,
    footer: papersIn(language).papers.footer,
    blocks: [
      partiesBlock(facts, language),
      {
        kind: 'facts',
        facts: [
          [texts.year, year],
          [texts.zone, home.zone],
          ...(isOpen ? [[texts.status, texts.open] as [string, string]] : []),
        ],
      },
      monthsBlock(months, language),
      { kind: 'text', text: texts.note },
      { kind: 'text', text: texts.advice },
    ],
  }
}

function partiesBlock({ home, taxpayer, vat }: TaxFacts, language: Language): Block {
  const texts = textsIn(language).taxDocument
  const lines = [
    ...(taxpayer
      ? [...addressLines(taxpayer.address, language), texts.taxId({ last4: taxpayer.last4 })]
      : [texts.noTaxpayer]),
    ...(vat ? [texts.vatId({ country: vat.country, last4: vat.last4 })] : []),
  ]
  return {
    kind: 'parties',
    parties: [
      { role: texts.payer, name: PRODUCT, lines: [texts.settles] },
      { role: texts.payee, name: taxpayer?.name ?? home.name, lines },
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
