import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CODE_SECONDS, readCode, stepAt, writeRecoveryCode } from './second-factor.ts'

const bytes = fc.uint8Array({ minLength: 10, maxLength: 10 })

describe('the codes of a second factor', () => {
  it('reads every recovery code as it was written, however it is typed', () => {
    fc.assert(
      fc.property(bytes, fc.constantFrom('', ' ', '-', ' - '), fc.boolean(), (random, between, shout) => {
        const written = writeRecoveryCode(random)
        const plain = written.replace('-', '')
        const spaced = ` ${[plain.slice(0, 3), plain.slice(3, 7), plain.slice(7)].join(between)} `
        const typed = shout ? spaced.toUpperCase() : spaced
        expect(readCode(typed)).toEqual({ kind: 'recovery', code: plain })
      }),
    )
  })

  it('takes six digits for the app, with or without a gap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), (number) => {
        const code = String(number).padStart(6, '0')
        expect(readCode(code)).toEqual({ kind: 'app', code })
        expect(readCode(`${code.slice(0, 3)} ${code.slice(3)}`)).toEqual({ kind: 'app', code })
      }),
    )
  })

  it.each(['', '12345', '1234567', '12345a', 'abcde-fghi', 'abcde-fghil', 'abcde-fghi0', '１２３４５６'])(
    'takes %j for neither',
    (text) => {
      expect(readCode(text)).toBeNull()
    },
  )

  it('uses every character equally often', () => {
    const seen = new Map<string, number>()
    for (let byte = 0; byte < 256; byte += 1) {
      const [sign = ''] = writeRecoveryCode(new Uint8Array(10).fill(byte))
      seen.set(sign, (seen.get(sign) ?? 0) + 1)
    }
    expect([...seen.values()]).toEqual(Array.from({ length: 32 }, () => 8))
  })

  it('counts steps that never go backward', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 10_000_000 }), (at, later) => {
        expect(stepAt(new Date(at + later))).toBeGreaterThanOrEqual(stepAt(new Date(at)))
        expect(stepAt(new Date(at + CODE_SECONDS * 1000))).toBe(stepAt(new Date(at)) + 1)
      }),
    )
  })
})
