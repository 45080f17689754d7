import { describe, expect, it } from 'vitest'
import { editDistance, isMisspelling } from './likeness.ts'

describe('misspelled names', () => {
  it('counts letters changed, added, dropped and swapped', () => {
    const pairs = [
      ['', ''],
      ['loft', 'loft'],
      ['pheonix', 'phoenix'],
      ['phoenx', 'phoenix'],
      ['abc', 'abd'],
      ['kitten', 'sitting'],
    ]
    expect(pairs.map(([a = '', b = '']) => editDistance(a, b))).toEqual([0, 0, 1, 1, 1, 3])
  })

  it('forgives more in longer names, and nothing in very short ones', () => {
    expect(isMisspelling('los angelos', 'Los Angeles')).toBe(true)
    expect(isMisspelling('merida', 'Mérida')).toBe(true)
    expect(isMisspelling('loft', 'Lofton')).toBe(false)
    expect(isMisspelling('rno', 'Reno')).toBe(false)
  })
})
