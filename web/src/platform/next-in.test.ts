import { expect, it } from 'vitest'
import { nextIn } from './next-in.ts'

it('leads where somebody was going, and to the front door where that is not one of our pages', () => {
  const to = (search: string) => nextIn(new URLSearchParams(search))
  expect(to('next=%2Fcheckout%3Fproperty%3D7')).toBe('/checkout?property=7')
  expect(to('')).toBe('/')
  expect(to('next=%2F%2Fevil.test')).toBe('/')
  expect(to('next=%2Fauth')).toBe('/')
})
