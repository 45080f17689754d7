import { COUNTRIES } from '@roomtone/domain/listing/options'
import type { Settings } from '@roomtone/domain/settings/settings'
import { type Place, taxAt } from '@roomtone/domain/settings/tax'
import { findRegion } from '../../platform/geocoder/regions.ts'

/** Hosts write `California`, the table says `CA`: both are told apart by nobody. */
export function taxOf({ tax }: Pick<Settings, 'tax'>, place: Place): number {
  return taxAt(tax, { ...place, state: regionCode(place.country, place.state) })
}

export function regionCode(country: string, state: string): string {
  const known = COUNTRIES.find((one) => one === country)
  return (known && findRegion(known, state)?.code) ?? state
}
