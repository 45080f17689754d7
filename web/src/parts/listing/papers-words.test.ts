import { describe, expect, it } from 'vitest'
import { papersWords } from './papers-words.ts'

describe('the papers that a host asks for', () => {
  it('are named with the cover, or not at all', () => {
    expect(papersWords({ insuranceLeast: null, permit: false })).toBe('')
    expect(papersWords({ insuranceLeast: 100_000_000, permit: false })).toBe(
      'A certificate of insurance for $1,000,000',
    )
    expect(papersWords({ insuranceLeast: null, permit: true })).toBe('A permit')
    expect(papersWords({ insuranceLeast: 10_000_000, permit: true })).toBe(
      'A certificate of insurance for $100,000 and a permit',
    )
  })
})
