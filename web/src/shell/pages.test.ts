import { describe, expect, it } from 'vitest'
import { featuredSpaces } from '../features/landing/featured-spaces.ts'
import { EXAMPLES } from './pages.ts'

describe('the examples', () => {
  it('have an address each', () => {
    expect(EXAMPLES).toEqual(featuredSpaces.map(({ id }) => id))
  })
})
