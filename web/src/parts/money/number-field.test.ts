import { describe, expect, it } from 'vitest'
import { readNumber } from './number-field.tsx'

describe('a number that is being typed', () => {
  it('is read in cents where it is money', () => {
    expect(readNumber('1,800', { money: true })).toBe(180_000)
    expect(readNumber('$ 209.50', { money: true })).toBe(20_950)
    expect(readNumber('19.99', { money: true })).toBe(1999)
  })

  it('may be missing only where that is an answer', () => {
    expect(readNumber('', { optional: true })).toBeNull()
    expect(readNumber('  ', {})).toBe(0)
  })

  it('is not guessed from letters, and keeps its sign', () => {
    expect(readNumber('a lot', {})).toBeNaN()
    expect(readNumber('-5', { money: true })).toBe(-500)
  })
})
