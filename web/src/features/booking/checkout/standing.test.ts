import type { BookingView } from '@roomtone/contract/booking/booking'
import { BOOKING_STATES } from '@roomtone/domain/booking/process'
import type { CHARGE_STATES } from '@roomtone/domain/payment/standing'
import { describe, expect, it } from 'vitest'
import { isDone, pauseBefore, standingOf } from './standing.ts'

const payment = (state: (typeof CHARGE_STATES)[number]): BookingView['payment'] => ({
  state,
  clientSecret: null,
  decline: null,
  card: null,
})

describe('the state of a payment', () => {
  it.each([
    ['asking', 'working'],
    ['needs_authentication', 'bank'],
    ['declined', 'declined'],
    // An instant booking whose card is reserved is not confirmed before it is charged.
    ['authorised', 'working'],
    ['captured', 'working'],
    ['released', 'payable'],
  ] as const)('awaiting payment with a card that is %s: %s', (state, standing) => {
    expect(standingOf({ state: 'awaiting_payment', payment: payment(state) })).toBe(standing)
  })

  it('asks for a card where none was asked', () => {
    expect(standingOf({ state: 'awaiting_payment', payment: null })).toBe('payable')
    expect(standingOf({ state: 'offered', payment: null })).toBe('payable')
  })

  it('is done only where nothing is left to pay', () => {
    const done = BOOKING_STATES.filter((state) => isDone(standingOf({ state, payment: null })))
    expect(done).toEqual(['pending', 'confirmed', 'completed', 'second_hold'])
  })
})

describe('asking again', () => {
  it('is every two seconds at first, then ever more seldom, and not at all without need', () => {
    expect(pauseBefore('working', 1)).toBe(2000)
    expect(pauseBefore('working', 5)).toBe(2000)
    expect(pauseBefore('working', 7)).toBe(4500)
    expect(pauseBefore('working', 60)).toBe(15_000)
    expect(pauseBefore('declined', 1)).toBe(false)
    expect(pauseBefore(null, 1)).toBe(false)
  })
})
