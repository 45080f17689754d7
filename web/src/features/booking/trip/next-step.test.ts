import { BOOKING_STATES } from '@roomtone/domain/booking/process'
import { describe, expect, it } from 'vitest'
import { aBookingView } from '../../../parts/booking/a-booking.fixture.ts'
import { nextStep, runningDeadline } from './next-step.ts'

const now = new Date('2026-11-15T12:00:00Z')
const { id } = aBookingView()
const to = `/checkout?booking=${id}`

describe('the next step', () => {
  it('is to finish the payment while the time is held for it', () => {
    const booking = aBookingView({ state: 'awaiting_payment', actions: ['withdraw'] })
    expect(nextStep(booking, now)).toEqual({ to, label: 'Finish payment' })
  })

  it('is nothing while the card is being charged', () => {
    expect(nextStep(aBookingView({ state: 'awaiting_payment', actions: [] }), now)).toBeNull()
  })

  it('is to confirm an offer, by when the space’s clock says', () => {
    const booking = aBookingView({ state: 'offered', actions: ['take_offer', 'leave_line'] })
    expect(nextStep(booking, now)).toEqual({ to, label: 'Confirm by Tue, 7:01\u00a0AM' })
    const sameDay = new Date('2026-11-17T06:00:00Z')
    expect(nextStep(booking, sameDay)).toEqual({ to, label: 'Confirm by 7:01\u00a0AM' })
  })

  it.each(BOOKING_STATES.filter((state) => !['awaiting_payment', 'offered'].includes(state)))(
    'is nothing for %s',
    (state) => {
      expect(nextStep(aBookingView({ state, actions: ['withdraw', 'cancel'] }), now)).toBeNull()
    },
  )
})

describe('the deadline that runs', () => {
  it('begins with the sending of a request, or with the hold', () => {
    expect(runningDeadline(aBookingView())).toMatchObject({ start: '2026-11-15T12:01:00.000Z' })
    expect(runningDeadline(aBookingView({ state: 'awaiting_payment' }))).toMatchObject({
      start: '2026-11-15T12:00:00.000Z',
    })
    expect(runningDeadline(aBookingView({ state: 'offered' }))?.start).toBeNull()
  })

  it('is none where the clock ends nothing', () => {
    expect(runningDeadline(aBookingView({ state: 'confirmed', expiresAt: null }))).toBeNull()
    expect(runningDeadline(aBookingView({ state: 'declined' }))).toBeNull()
  })
})
