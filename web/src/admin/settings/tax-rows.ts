import { type TaxRow, taxAt } from '@roomtone/domain/settings/tax'
import { settingsTexts } from '@roomtone/texts/admin/settings'
import { countries } from '@roomtone/texts/labels'

const texts = settingsTexts.tax

export function defaultTaxOf(rows: readonly TaxRow[]): number {
  return rows.find(({ country }) => country === null)?.hundredths ?? 0
}

export function placeName({ country, state, city }: Pick<TaxRow, 'country' | 'state' | 'city'>): string {
  if (country === null) return texts.default
  return [city, state, countryName(country)].filter((part) => part !== null).join(', ')
}

export function taxHere(rows: readonly TaxRow[], at: TaxRow): number {
  return taxAt(rows, { country: at.country ?? '', state: at.state ?? '', city: at.city ?? '' })
}

function countryName(country: string): string {
  return (countries as Record<string, string>)[country] ?? country
}
