import type { TaxesView } from '@roomtone/contract/tax/taxes'
import { toLocal } from '@roomtone/domain/time/zone'
import type { Handle } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { findHome } from '../payout/entry.ts'
import { vatCountries } from './check-vat.ts'
import { openTax, type SealedTaxpayer, type SealedVat } from './sealed-tax.ts'
import { findTaxpayer, findVat, sumByMonth } from './tax.store.ts'
import { sumOfMonths } from './year-sums.ts'

export async function viewTaxes(deps: Deps, handle: Handle, userId: string): Promise<TaxesView> {
  return {
    taxpayer: await viewTaxpayer(deps, handle, userId),
    vat: await viewVat(deps, handle, userId),
    vatCountries: await vatCountries(),
    documents: await viewDocuments(deps, handle, userId),
  }
}

async function viewTaxpayer(deps: Deps, handle: Handle, userId: string): Promise<TaxesView['taxpayer']> {
  const row = await findTaxpayer(handle, userId)
  const opened = await openTax<SealedTaxpayer>(deps, handle, userId, row?.personal)
  if (!row || !opened) return null
  const { kind, country, last4, certifiedAt } = row
  const { name, address, idType } = opened
  return { kind, country, name, address, idType, last4, certifiedAt: certifiedAt.toISOString() }
}

async function viewVat(deps: Deps, handle: Handle, userId: string): Promise<TaxesView['vat']> {
  const row = await findVat(handle, userId)
  const opened = await openTax<SealedVat>(deps, handle, userId, row?.personal)
  return row && opened
    ? { country: row.country, name: opened.name, address: opened.address, last4: row.last4 }
    : null
}

async function viewDocuments(
  { clock }: Deps,
  handle: Handle,
  userId: string,
): Promise<TaxesView['documents']> {
  const { zone } = await findHome(handle, userId)
  const months = await sumByMonth(handle, userId, zone)
  const thisYear = toLocal(clock.now(), zone).date.slice(0, 4)
  const years = [...new Set(months.map(({ month }) => month.slice(0, 4)))].reverse()
  return years.map((year) => ({
    year: Number(year),
    ...sumOfMonths(months.filter(({ month }) => month.startsWith(year))),
    isOpen: year === thisYear,
  }))
}
