import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mayReview, ratingHundredths, reviewsCloseAt } from './review.ts'

const endedAt = new Date('2026-11-01T18:00:00Z')
const after = (ms: number) => new Date(endedAt.getTime() + ms)
const WINDOW = 14 * 86_400_000

describe('the window for reviews', () => {
  it('opens with the end and closes fourteen days later, to the moment', () => {
    expect(mayReview({ endedAt, now: after(-1) })).toBe(false)
    expect(mayReview({ endedAt, now: endedAt })).toBe(true)
    expect(mayReview({ endedAt, now: after(WINDOW - 1) })).toBe(true)
    expect(mayReview({ endedAt, now: after(WINDOW) })).toBe(false)
    expect(reviewsCloseAt(endedAt)).toEqual(after(WINDOW))
  })
})

describe('the rating of a listing', () => {
  it('is nothing until somebody has said something', () => {
    expect(ratingHundredths(0, 0)).toBeNull()
  })

  it('is between the lowest and the highest of its reviews, and is exact where they agree', () => {
    const ratings = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 200 })
    fc.assert(
      fc.property(ratings, (given) => {
        const sum = given.reduce((total, rating) => total + rating, 0)
        const rating = ratingHundredths(sum, given.length) ?? 0
        expect(rating).toBeGreaterThanOrEqual(100 * Math.min(...given))
        expect(rating).toBeLessThanOrEqual(100 * Math.max(...given))
        expect(Math.abs(rating - (100 * sum) / given.length)).toBeLessThanOrEqual(0.5)
      }),
    )
  })
})
