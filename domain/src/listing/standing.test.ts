import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isGuestFavorite, scoreOf } from './standing.ts'

const listing = { ratingHundredths: null, reviewCount: 0, photoCount: 5, hasSize: false, amenityCount: 0 }

describe('standing', () => {
  it('calls a favorite what at least five crews rate 4.8 or better', () => {
    expect(isGuestFavorite({ ratingHundredths: 480, reviewCount: 5 })).toBe(true)
    expect(isGuestFavorite({ ratingHundredths: 479, reviewCount: 50 })).toBe(false)
    expect(isGuestFavorite({ ratingHundredths: 500, reviewCount: 4 })).toBe(false)
    expect(isGuestFavorite({ ratingHundredths: null, reviewCount: 0 })).toBe(false)
  })

  it('puts praise above silence above complaint', () => {
    const praised = scoreOf({ ...listing, ratingHundredths: 500, reviewCount: 10 })
    const blamed = scoreOf({ ...listing, ratingHundredths: 200, reviewCount: 10 })
    expect(praised).toBeGreaterThan(scoreOf(listing))
    expect(blamed).toBeLessThan(scoreOf(listing))
  })

  it('rewards what is described, up to a point, and never by more than a bad name costs', () => {
    const described = { ...listing, photoCount: 12, amenityCount: 12, hasSize: true }
    expect(scoreOf(described)).toBeGreaterThan(scoreOf(listing))
    expect(scoreOf({ ...described, photoCount: 40, amenityCount: 32 })).toBe(scoreOf(described))
    const blamed = { ...described, ratingHundredths: 200, reviewCount: 20 }
    expect(scoreOf(blamed)).toBeLessThan(scoreOf(listing))
  })

  it('is a small whole number, and one more good review never lowers it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 500 }),
        fc.integer({ min: 1, max: 10_000 }),
        (rating, reviews) => {
          const score = scoreOf({ ...listing, ratingHundredths: rating, reviewCount: reviews })
          expect(Number.isInteger(score) && score >= 0 && score < 10_000).toBe(true)
          const total = rating * reviews + 500
          const better = { ...listing, ratingHundredths: total / (reviews + 1), reviewCount: reviews + 1 }
          expect(scoreOf(better)).toBeGreaterThanOrEqual(score)
        },
      ),
    )
  })
})
