import type { PostalAddress } from '@roomtone/contract/profile/postal-address'

const names = new Intl.DisplayNames('en-US', { type: 'region' })

/** As it stands on an envelope. */
export function addressLines({ line1, line2, city, region, postalCode, country }: PostalAddress): string[] {
  const place = [city, [region, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [line1, line2, place, names.of(country) ?? country].filter(Boolean)
}
