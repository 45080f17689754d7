import { describe, expect, it } from 'vitest'
import { featuredSpaces } from '../features/landing/featured-spaces.ts'
import { EXAMPLES, fileOf, PAGES } from './pages.ts'

describe('the examples', () => {
  it('have an address each', () => {
    expect(EXAMPLES).toEqual(featuredSpaces.map(({ id }) => id))
  })
})

const MODULES = Object.keys(import.meta.glob('../routes/*.tsx'))

describe('every address', () => {
  it.each(Object.entries(PAGES))('%s has a module that draws it', (path, page) => {
    const file = page.file ?? fileOf(path)
    expect(MODULES).toContain(`../routes/${file}.tsx`)
  })
})
