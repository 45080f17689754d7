import { toInstant, toLocal } from '@roomtone/domain/time/zone'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { findHome, languageFor, pdfView, type Reader } from '../payout/entry.ts'
import { openTax, type SealedTaxpayer } from './sealed-tax.ts'
import { findTaxpayer, findVat, sumByMonth } from './tax.store.ts'
import { taxSheet } from './tax-sheet.ts'

/** Straight from the ledger, in the months of the clocks at the payee's first listing. */
export async function showTaxDocument(deps: Deps, reader: Reader, year: string) {
  const { db, clock } = deps
  const { userId } = reader.actor
  const home = await findHome(db, userId)
  const months = (await sumByMonth(db, userId, home.zone)).filter(({ month }) => month.startsWith(year))
  if (months.length === 0) throw new Refused('not_found')
  const now = clock.now()
  const isOpen = toLocal(now, home.zone).date.startsWith(year)
  const over = toInstant({ date: `${Number(year) + 1}-01-01`, minutes: 0 }, home.zone)
  const row = await findTaxpayer(db, userId)
  const taxpayer = await openTax<SealedTaxpayer>(deps, db, userId, row?.personal)
  const facts = {
    userId,
    year,
    home,
    months,
    isOpen,
    at: isOpen ? now : over,
    taxpayer: row && taxpayer ? { ...taxpayer, last4: row.last4 } : null,
    vat: (await findVat(db, userId)) ?? null,
  }
  return pdfView(`tax-document-${year}`, taxSheet(facts, await languageFor(db, reader)))
}
