import { describe, expect, it } from 'vitest'
import { acceptedProofs, FRESH_PROOF_MINUTES, freshUntil, isFresh } from './fresh-proof.ts'

const at = new Date('2026-11-18T12:00:00Z')
const after = (milliseconds: number) => new Date(at.getTime() + milliseconds)
const WINDOW = FRESH_PROOF_MINUTES * 60_000

describe('a proof', () => {
  it('is fresh for less than five minutes', () => {
    expect(FRESH_PROOF_MINUTES).toBe(5)
    expect(isFresh(at, at)).toBe(true)
    expect(isFresh(at, after(WINDOW - 1))).toBe(true)
    expect(isFresh(at, after(WINDOW))).toBe(false)
    expect(freshUntil(at)).toEqual(after(WINDOW))
  })

  it('is fresh where another server’s clock is a little ahead', () => {
    expect(isFresh(after(500), at)).toBe(true)
  })

  it('is not fresh where there is none', () => {
    expect(isFresh(null, at)).toBe(false)
    expect(isFresh(undefined, at)).toBe(false)
    expect(freshUntil(null)).toBeNull()
  })
})

describe('what is accepted as a proof', () => {
  const factors = (given: string) => ({
    hasPasskey: given.includes('passkey'),
    hasPassword: given.includes('password'),
    hasSecondFactor: given.includes('app'),
  })

  it.each([
    ['nothing', ['mail']],
    ['password', ['password']],
    ['password app', ['password_and_code']],
    ['passkey', ['passkey', 'mail']],
    ['passkey password', ['passkey', 'password_and_mail']],
    ['passkey password app', ['passkey', 'password_and_code']],
  ])('of somebody with %s is %j', (given, accepted) => {
    expect(acceptedProofs(factors(given))).toEqual(accepted)
  })
})
