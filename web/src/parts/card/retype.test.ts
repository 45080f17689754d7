import { formatExpiry, formatNumber } from '@roomtone/domain/payment/card'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Erased, erasedBy, retype } from './retype.ts'

/** A bar marks the caret. */
const at = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') })
const show = ({ text, caret }: { text: string; caret: number }) =>
  `${text.slice(0, caret)}|${text.slice(caret)}`

const erasing = (before: string, typed: string): Erased => (typed.length - 1 < before.length ? 'back' : null)

describe('typing into a field that groups its digits', () => {
  it.each([
    ['at the end', '4242', '42424|', '4242 4|'],
    ['in the middle', '4242 4242', '42942 4242|', '4294 2424 2|'],
    ['in the middle, with the caret there', '4242 4242', '429|42 4242', '429|4 2424 2'],
    ['a digit erased in the middle', '4242 4242', '42|2 4242', '42|24 242'],
    ['pasted', '', '4242-4242-4242-4242|', '4242 4242 4242 4242|'],
    ['erased to the left of a space', '4242 4', '4242|4', '424|4'],
    ['all erased', '4', '|', '|'],
  ] as const)('%s', (_, before, typed, shown) => {
    expect(show(retype(before, at(typed), formatNumber, erasing(before, typed)))).toBe(shown)
  })

  it('erases the digit behind a space with the other key', () => {
    expect(show(retype('4242 4567', at('4242|4567'), formatNumber, 'forward'))).toBe('4242| 567')
  })

  it('takes what the browser fills in over what it had filled in before', () => {
    expect(show(retype('12 / 30', at('12/30|'), formatExpiry, null))).toBe('12 / 30|')
    expect(show(retype('4242 4242', at('42424242|'), formatNumber, null))).toBe('4242 4242|')
    expect(['insertText', 'deleteContentBackward', 'deleteContentForward', undefined].map(erasedBy)).toEqual([
      null,
      'back',
      'forward',
      null,
    ])
  })

  it('stays behind the zero that an expiry gets', () => {
    expect(show(retype('', at('5|'), formatExpiry, null))).toBe('05|')
    expect(show(retype('12', at('123|'), formatExpiry, null))).toBe('12 / 3|')
    expect(show(retype('12 / 3', at('12 / |'), formatExpiry, 'back'))).toBe('12|')
  })

  it('keeps as many digits before the caret as were typed there', () => {
    const typing = fc.tuple(fc.stringMatching(/^\d{0,16}$/), fc.nat())
    fc.assert(
      fc.property(typing, ([digits, place]) => {
        const caret = digits.length === 0 ? 0 : place % (digits.length + 1)
        const { text, caret: after } = retype('', { text: digits, caret }, formatNumber, null)
        const left = text.slice(0, after).replace(/\D/g, '')
        expect(digits.startsWith(left)).toBe(true)
        expect(left.length).toBe(Math.min(caret, text.replace(/\D/g, '').length))
      }),
    )
  })
})
