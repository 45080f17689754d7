import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { actionsFor } from './actions.ts'
import { BOOKING_STATES, isFinal, OPEN_STATES, transitionOf } from './process.ts'
import { expiryOf, hasTimeToPlan, isOverdue, overdueEvent, planTripAt, remindAt, stateAt } from './timers.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const now = new Date('2026-11-15T12:00:00Z')
const after = (ms: number) => new Date(now.getTime() + ms)
const hoursUntil = (date: Date | null) => ((date?.getTime() ?? Number.NaN) - now.getTime()) / HOUR

describe('the timers of a booking', () => {
  it('give every open state an end, and a timed event for it', () => {
    for (const state of BOOKING_STATES) {
      const expiry = expiryOf(state, after(100 * HOUR), now)
      const event = overdueEvent(state)
      expect(expiry !== null, state).toBe(OPEN_STATES.includes(state))
      expect(event !== null, state).toBe(OPEN_STATES.includes(state))
      if (event) expect(transitionOf(state, event), state).toMatchObject({ to: 'expired', by: ['clock'] })
    }
  })

  it('leave a quarter of an hour to pay and half a day to take an offer', () => {
    expect(hoursUntil(expiryOf('awaiting_payment', after(100 * HOUR), now))).toBe(0.25)
    expect(hoursUntil(expiryOf('offered', after(100 * HOUR), now))).toBe(12)
    expect(hoursUntil(expiryOf('offered', after(5 * HOUR), now))).toBe(4.5)
    expect(hoursUntil(expiryOf('second_hold', after(100 * HOUR), now))).toBe(88)
    expect(hoursUntil(expiryOf('second_hold', after(20 * HOUR), now))).toBe(19.5)
  })

  it('never run past the start', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...OPEN_STATES),
        fc.integer({ min: 31, max: 60 * 24 * 700 }),
        (state, minutes) => {
          const startsAt = after(minutes * MINUTE)
          const expiry = expiryOf(state, startsAt, now)
          expect(expiry?.getTime()).toBeGreaterThan(now.getTime())
          expect(expiry?.getTime()).toBeLessThanOrEqual(startsAt.getTime())
        },
      ),
    )
  })

  it('are read from the clock: at its deadline a request is over, swept or not', () => {
    const pending = { state: 'pending', expiresAt: after(HOUR), isConfirming: false } as const
    expect(stateAt(pending, after(HOUR - 1))).toBe('pending')
    expect(stateAt(pending, after(HOUR))).toBe('expired')
    expect(isOverdue({ ...pending, isConfirming: true }, after(2 * HOUR))).toBe(false)
    expect(stateAt({ state: 'confirmed', expiresAt: null, isConfirming: false }, after(HOUR))).toBe(
      'confirmed',
    )
  })

  it('remind a day before, unless it was confirmed later than that', () => {
    expect(remindAt(after(30 * HOUR), now)).toEqual(after(6 * HOUR))
    expect(remindAt(after(24 * HOUR), now)).toBeNull()
  })

  it('help to get ready a week before, unless that is within a day', () => {
    expect(planTripAt(after(10 * 24 * HOUR), now)).toEqual(after(3 * 24 * HOUR))
    expect(planTripAt(after(8 * 24 * HOUR), now)).toEqual(after(24 * HOUR))
    expect(planTripAt(after(8 * 24 * HOUR - MINUTE), now)).toBeNull()
    expect(planTripAt(after(2 * HOUR), now)).toBeNull()
    expect(hasTimeToPlan(after(25 * HOUR), now)).toBe(true)
    expect(hasTimeToPlan(after(24 * HOUR), now)).toBe(false)
  })
})

describe('what someone may do right now', () => {
  const facts = { expiresAt: null, isConfirming: false, startsAt: after(HOUR), now }

  it('is nothing once the clock has ended it, or while the money is being taken', () => {
    const pending = { ...facts, state: 'pending', expiresAt: after(HOUR) } as const
    expect(actionsFor('host', pending)).toEqual(['accept', 'decline'])
    expect(actionsFor('host', { ...pending, now: after(HOUR) })).toEqual([])
    expect(actionsFor('guest', { ...pending, isConfirming: true })).toEqual([])
  })

  it('does not include canceling what has begun, except for admins', () => {
    const confirmed = { ...facts, state: 'confirmed' } as const
    expect(actionsFor('guest', confirmed)).toEqual(['cancel'])
    expect(actionsFor('guest', { ...confirmed, now: after(HOUR) })).toEqual([])
    expect(actionsFor('host', { ...confirmed, now: after(HOUR) })).toEqual([])
    expect(actionsFor('admin', { ...confirmed, now: after(HOUR) })).toEqual(['cancel'])
  })

  it('ends with the booking', () => {
    for (const state of BOOKING_STATES.filter(isFinal))
      for (const party of ['guest', 'host', 'admin'] as const)
        expect(actionsFor(party, { ...facts, state })).toEqual([])
  })
})
