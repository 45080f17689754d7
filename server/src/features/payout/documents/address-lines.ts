import type { PostalAddress } from '@roomtone/contract/profile/postal-address'
import type { Language } from '@roomtone/texts/languages'

/** Formatted as on an envelope. */
export function addressLines(
  { line1, line2, city, region, postalCode, country }: PostalAddress,
  language: Language,
): string[] {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const place = [city, [region, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [line1, line2, place, names.of(country) ?? country].filter(Boolean)
}
