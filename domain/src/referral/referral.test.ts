import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readReferralCode, referralCodeFrom, referralStateOf, refusalOf, rewardDueAt } from './referral.ts'

const DAY = 86_400_000

describe('the reward', () => {
  it('is sent within fourteen days of the booking, and never in the past', () => {
    const times = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(times, fc.integer({ min: 0, max: 14 * DAY }), (ended, late) => {
        const now = new Date(ended.getTime() + late)
        const due = rewardDueAt(ended, now)
        expect(due.getTime()).toBeGreaterThanOrEqual(now.getTime())
        expect(due.getTime() - ended.getTime()).toBeLessThanOrEqual(14 * DAY)
      }),
    )
  })
})

describe('a code', () => {
  it('is read back however it is typed, and nothing else is one', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 64, maxLength: 64 }), (random) => {
        let code: string
        try {
          code = referralCodeFrom(random)
        } catch {
          return
        }
        expect(code).toMatch(/^[2-9A-Z]{10}$/)
        expect(readReferralCode(` ${code.toLowerCase()} `)).toBe(code)
        expect(readReferralCode(`${code}2`)).toBeNull()
      }),
    )
    for (const text of ['', 'hello', 'O0O0O0O0O0', '<script>ab']) expect(readReferralCode(text)).toBeNull()
  })
})

describe('someone who refers themself', () => {
  const two = { isSamePerson: false, hasSameIdentity: false, hasSameAccount: false, hasSameDevice: false }

  it('is known by the person, the identity, the account or the device', () => {
    expect(refusalOf(two)).toBeNull()
    expect(refusalOf({ ...two, isSamePerson: true })).toBe('self')
    expect(refusalOf({ ...two, hasSameIdentity: true })).toBe('same_identity')
    expect(refusalOf({ ...two, hasSameAccount: true })).toBe('same_account')
    expect(refusalOf({ ...two, hasSameDevice: true })).toBe('same_device')
  })
})

describe('the state of an invitation', () => {
  const fresh = { refusedBecause: null, hasJoined: false, isHosting: false, isEarned: false, isPaid: false }

  it('goes from invited to paid, one step after the other', () => {
    expect(referralStateOf(fresh)).toBe('invited')
    expect(referralStateOf({ ...fresh, hasJoined: true })).toBe('joined')
    expect(referralStateOf({ ...fresh, hasJoined: true, isHosting: true })).toBe('hosting')
    const earned = { ...fresh, hasJoined: true, isHosting: true, isEarned: true }
    expect(referralStateOf(earned)).toBe('earned')
    expect(referralStateOf({ ...earned, isPaid: true })).toBe('paid')
    expect(referralStateOf({ ...earned, refusedBecause: 'refunded' })).toBe('refused')
  })
})
