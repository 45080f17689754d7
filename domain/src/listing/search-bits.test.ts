import { describe, expect, it } from 'vitest'
import { AMENITIES } from './amenities.ts'
import { ENHANCED_BIT, INSTANT_BIT, offerBits, offerMask } from './search-bits.ts'

describe('what a listing offers as bits', () => {
  it('gives every amenity the bit of its place, and the flags those above', () => {
    const [first = 'wifi'] = AMENITIES
    expect(offerBits({ amenities: [first, 'wifi'], isInstant: false, isEnhanced: true })).toEqual([
      0,
      3,
      ENHANCED_BIT,
    ])
    expect(offerMask({ amenities: [first, 'wifi'], isInstant: false, isEnhanced: false })).toBe(0b1001)
    expect(offerMask({ amenities: [], isInstant: true, isEnhanced: true })).toBe(
      2 ** INSTANT_BIT + 2 ** ENHANCED_BIT,
    )
  })

  it('leaves room for every amenity there may be, and stays exact', () => {
    expect(AMENITIES.length).toBeLessThanOrEqual(INSTANT_BIT)
    expect(Number.isSafeInteger(offerMask({ amenities: AMENITIES, isInstant: true, isEnhanced: true }))).toBe(
      true,
    )
  })
})
