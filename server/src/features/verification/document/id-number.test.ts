import { describe, expect, it } from 'vitest'
import { traceOfIdNumber } from './id-number.ts'

const key = Buffer.alloc(32, 7)
const trace = (number: string) => traceOfIdNumber(key, number)

describe('what is kept of an ID number', () => {
  it('is its end and a hash, the same however it is written', () => {
    expect(trace('ab-12 34').last4).toBe('1234')
    for (const written of ['AB1234', 'ab1234', ' AB 12/34. ', 'ＡＢ１２３４'])
      expect(trace(written)).toEqual(trace('ab-12 34'))
    expect(trace('AB1235').hash).not.toEqual(trace('AB1234').hash)
  })

  it('cannot be made without the key', () => {
    expect(traceOfIdNumber(Buffer.alloc(32, 8), 'AB1234').hash).not.toEqual(trace('AB1234').hash)
    expect(trace('AB1234').hash).toHaveLength(32)
  })

  it('is nothing for no number, and no end of one that is all end', () => {
    for (const empty of ['', '  ', '-/.']) expect(trace(empty)).toEqual({ last4: null, hash: null })
    expect(trace('1234').last4).toBeNull()
    expect(trace('1234').hash).not.toBeNull()
    expect(trace('K-1234').last4).toBe('1234')
  })
})
