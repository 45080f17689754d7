import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSameLegalName } from './legal-name.ts'

describe('a typed legal name', () => {
  it.each([
    ['ada  QUILL ', 'Ada Quill'],
    ['Jose Nunez', 'José Núñez'],
    ['Zoe\u0308 O\u2019Neill', "Zoë O'Neill"],
    ['Anne\u2010Marie Holm', 'Anne-Marie Holm'],
  ])('%s is %s', (typed, verified) => {
    expect(isSameLegalName(typed, verified)).toBe(true)
  })

  it.each([
    ['', ''],
    [' ', ' '],
    ['Ada', 'Ada Quill'],
    ['Quill Ada', 'Ada Quill'],
    ['Ada Quil', 'Ada Quill'],
    ['AdaQuill', 'Ada Quill'],
    ['Аda Quill', 'Ada Quill'],
  ])('%s is not %s', (typed, verified) => {
    expect(isSameLegalName(typed, verified)).toBe(false)
  })

  it('is symmetric, and recognizes every name that has a letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, other) => {
        expect(isSameLegalName(one, other)).toBe(isSameLegalName(other, one))
        if (/\p{L}/u.test(one)) expect(isSameLegalName(` ${one}\t`, one)).toBe(true)
      }),
    )
  })
})
