import { COUNTRIES } from '@roomtone/domain/listing/options'
import type { Settings } from '@roomtone/domain/settings/settings'
import { type Place, taxAt } from '@roomtone/domain/settings/tax'
import { findRegion, type Region } from '../../platform/geocoder/regions.ts'

/** Hosts write `California`, the table says `CA`; both mean the same. */
export function taxOf({ tax }: Pick<Settings, 'tax'>, place: Place): number {
  return taxAt(tax, { ...place, state: regionCode(place.country, place.state) })
}

function regionCode(country: string, state: string): string {
  return findRegionOf(country, state)?.code ?? state
}

export function findRegionOf(country: string, state: string): Region | null {
  const known = COUNTRIES.find((one) => one.toLowerCase() === country.toLowerCase())
  return known ? findRegion(known, state) : null
}
