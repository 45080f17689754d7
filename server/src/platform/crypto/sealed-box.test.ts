import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { open, seal } from './sealed-box.ts'

const key = randomBytes(32)
const plain = Buffer.from('the gate code is 4711')

describe('a sealed box', () => {
  it('opens with its key and its context, and looks different every time', () => {
    const [one, two] = [seal(key, plain, 'ada'), seal(key, plain, 'ada')]
    expect(open(key, one, 'ada')).toEqual(plain)
    expect(one.equals(two)).toBe(false)
    expect(one.includes('4711')).toBe(false)
  })

  it('does not open with another key or in another place', () => {
    const sealed = seal(key, plain, 'ada')
    expect(() => open(randomBytes(32), sealed, 'ada')).toThrow()
    expect(() => open(key, sealed, 'bea')).toThrow()
  })

  it('does not open when any byte of it was changed or lost', () => {
    const sealed = seal(key, plain, 'ada')
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(() => open(key, changed, 'ada'), `byte ${at}`).toThrow()
    }
    for (const length of [0, 11, 12, 27, sealed.length - 1])
      expect(() => open(key, sealed.subarray(0, length), 'ada'), `${length} bytes`).toThrow()
  })
})
