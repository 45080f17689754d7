import type { SearchReply } from '@roomtone/contract/search/search'
import { AMENITIES } from '@roomtone/domain/listing/amenities'
import { PROPERTY_TYPES, type PropertyType } from '@roomtone/domain/listing/options'
import { ENHANCED_BIT, INSTANT_BIT } from '@roomtone/domain/listing/search-bits'

type Match = { am: number; ptype: number }

/** Half of a mask at a time: JavaScript's bit operators end at 32. */
const HALF = 25
const HALF_SIZE = 2 ** HALF

/** Tallies what matches offer; in a sample, each of them counts for `weight` listings. */
export function facetsView(matches: Match[], weight: number): SearchReply['facets'] {
  const bits = Array.from({ length: 2 * HALF }, () => 0)
  const types = PROPERTY_TYPES.map(() => 0)
  for (const { am, ptype } of matches) {
    addBits(bits, am % HALF_SIZE, 0)
    addBits(bits, Math.floor(am / HALF_SIZE), HALF)
    types[ptype] = (types[ptype] ?? 0) + 1
  }
  const scaled = (count: number | undefined) => Math.round((count ?? 0) * weight)
  return {
    types: Object.fromEntries(PROPERTY_TYPES.map((type, n) => [type, scaled(types[n])])) as Record<
      PropertyType,
      number
    >,
    amenities: Object.fromEntries(
      AMENITIES.flatMap((amenity, bit) => (bits[bit] ? [[amenity, scaled(bits[bit])]] : [])),
    ),
    instant: scaled(bits[INSTANT_BIT]),
    enhanced: scaled(bits[ENHANCED_BIT]),
  }
}

function addBits(bits: number[], half: number, offset: number): void {
  for (let bit = 0; bit < HALF; bit++)
    if ((half & (1 << bit)) !== 0) bits[offset + bit] = (bits[offset + bit] ?? 0) + 1
}
