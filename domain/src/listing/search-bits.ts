import { AMENITIES, type Amenity } from './amenities.ts'

/**
 * A listing's amenities as one number: bit n is AMENITIES[n], and two more flags sit above all the amenities
 * there may ever be. A listing has everything a search asks for when it has every bit of the mask.
 */
export const INSTANT_BIT = 48
export const ENHANCED_BIT = 49

export type Offer = { amenities: readonly Amenity[]; isInstant: boolean; isEnhanced: boolean }

export function offerBits({ amenities, isInstant, isEnhanced }: Offer): number[] {
  const bits = AMENITIES.flatMap((amenity, bit) => (amenities.includes(amenity) ? [bit] : []))
  return [...bits, ...(isInstant ? [INSTANT_BIT] : []), ...(isEnhanced ? [ENHANCED_BIT] : [])]
}

/** Beyond 32 bits JavaScript's operators lose count; a sum of powers of two does not, below 2^53. */
export function offerMask(offer: Offer): number {
  return offerBits(offer).reduce((mask, bit) => mask + 2 ** bit, 0)
}
