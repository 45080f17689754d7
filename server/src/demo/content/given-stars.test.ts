import { ratingHundredths } from '@roomtone/domain/review/review'
import { describe, expect, it } from 'vitest'
import { DEMO_LISTINGS } from './catalogue.ts'
import { givenStars } from './given-stars.ts'
import { SAID } from './said-in-reviews.ts'

describe('the ratings of the catalogue', () => {
  const rated = DEMO_LISTINGS.flatMap(({ title, rating }) => (rating ? [{ title, rating }] : []))

  it.each(rated)('$title has reviews that come to exactly its rating', ({ title, rating }) => {
    const stars = givenStars(rating)
    expect(stars).toHaveLength(rating.count)
    const sum = stars.reduce((total, given) => total + given, 0)
    expect(ratingHundredths(sum, stars.length)).toBe(rating.hundredths)
    for (const given of [3, 4, 5] as const)
      expect(SAID[title]?.[given] ?? []).toHaveLength(stars.filter((each) => each === given).length)
  })

  it('says nothing twice', () => {
    const said = Object.values(SAID).flatMap((byStars) => Object.values(byStars).flat())
    const texts = said.flatMap(({ says, reply }) => (reply ? [says, reply] : [says]))
    expect(new Set(texts).size).toBe(texts.length)
  })
})
