import type { TimelineEvent } from '@roomtone/contract/booking/booking'
import { BOOKING_STATES, isFinal } from '@roomtone/domain/booking/process'
import { describe, expect, it } from 'vitest'
import { aBookingView } from '../../../parts/booking/a-booking.fixture.ts'
import { pollEvery, standingWords } from './trip-standing.ts'

const now = new Date('2026-11-15T12:05:00Z')
const ended = (over: Partial<TimelineEvent>): TimelineEvent[] => [
  ...aBookingView().timeline,
  {
    at: '2026-11-16T12:00:00.000Z',
    event: 'expire',
    party: 'clock',
    state: 'expired',
    helper: null,
    amount: 0,
    ...over,
  },
]
const payment = { state: 'declined', clientSecret: null, decline: 'insufficient_funds', card: null } as const

describe('the state of a booking', () => {
  it('says until when the host may answer, and that nothing is charged', () => {
    expect(standingWords(aBookingView(), now)).toBe(
      'Marguerite has until Tue, Nov 17, 7:01\u00a0AM to answer. There’s a hold on your card, but nothing is charged yet.',
    )
  })

  it('does not offer what cannot be done while the card is being charged', () => {
    expect(standingWords(aBookingView({ actions: [] }), now)).toContain('payment is going through')
    expect(standingWords(aBookingView({ state: 'awaiting_payment', actions: [] }), now)).toContain(
      'payment is going through',
    )
  })

  it('repeats why a card was declined', () => {
    const booking = aBookingView({ state: 'awaiting_payment', payment })
    expect(standingWords(booking, now)).toMatch(
      /^There isn’t enough money on this card\. .* We hold the time/,
    )
  })

  it('tells apart the four ways in which the clock ends a booking', () => {
    const words = (['awaiting_payment', 'pending', 'second_hold', 'offered'] as const).map((state) =>
      standingWords(
        aBookingView({
          state: 'expired',
          timeline: [
            { at: '', event: 'requested', party: 'guest', state, helper: null, amount: 0 },
            { at: '', event: 'expire', party: 'clock', state: 'expired', helper: null, amount: 0 },
          ],
        }),
        now,
      ),
    )
    expect(new Set(words).size).toBe(4)
    expect(words[1]).toBe('Marguerite didn’t answer in time. Nothing was charged.')
    for (const sentence of words) expect(sentence).toContain('Nothing was charged')
  })

  it('tells who withdrew it, and that a card which failed was not charged', () => {
    const words = (['guest', 'admin', 'payments'] as const).map((endedBy) =>
      standingWords(aBookingView({ state: 'withdrawn', endedBy }), now),
    )
    expect(new Set(words).size).toBe(3)
    expect(words[2]).toContain('couldn’t be charged')
    const left = aBookingView({
      state: 'withdrawn',
      endedBy: 'guest',
      timeline: ended({ event: 'leave_line', party: 'guest', state: 'withdrawn' }),
    })
    expect(standingWords(left, now)).toContain('gave up your second hold')
  })

  it('tells why a time that was not paid for is free again', () => {
    const begun = aBookingView()
      .timeline.slice(0, 1)
      .map((first) => ({ ...first, state: 'awaiting_payment' as const }))
    const words = (['payment_failed', 'replace'] as const).map((event) => {
      const last = ended({ event, party: 'payments', state: 'withdrawn' }).slice(-1)
      const timeline = [...begun, ...last]
      return standingWords(aBookingView({ state: 'withdrawn', endedBy: 'payments', timeline }), now)
    })
    expect(words[0]).toContain('declined twice')
    expect(words[1]).toContain('another request')
  })

  it('names who canceled', () => {
    const cancelledBy = (endedBy: 'guest' | 'host' | 'admin') =>
      standingWords(aBookingView({ state: 'cancelled', endedBy }), now)
    expect(cancelledBy('guest')).toBe('You canceled this booking. Nothing was refunded.')
    expect(cancelledBy('host')).toBe('Marguerite canceled this booking. Nothing was refunded.')
    expect(cancelledBy('admin')).toBe('Roomtone canceled this booking. Nothing was refunded.')
  })

  it('says what was refunded, and whether it has arrived', () => {
    const refundOf = (refundState: 'on_its_way' | 'done' | 'failed', refunded = 78_700) =>
      standingWords(aBookingView({ state: 'cancelled', endedBy: 'guest', refunded, refundState }), now)
    expect(refundOf('on_its_way')).toContain('A refund of $787 is on its way.')
    expect(refundOf('done')).toContain('$787 was refunded.')
    expect(refundOf('failed', 0)).toContain('Your refund is delayed.')
  })

  it('speaks of no card where gift cards and coupons cover a request', () => {
    expect(standingWords(aBookingView({ toCard: 0 }), now)).toContain(
      'Your gift cards and coupons are on hold',
    )
  })

  it('knows when the crew is on set', () => {
    const booking = aBookingView({ state: 'confirmed', expiresAt: null, actions: ['cancel'] })
    expect(standingWords(booking, now)).not.toBe(standingWords(booking, new Date('2026-12-05T15:00:00Z')))
  })

  it('names the add-ons that a second hold would have to do without', () => {
    const words = standingWords(
      aBookingView({ state: 'second_hold', addOnsMissing: ['Grip van', 'Crane'] }),
      now,
    )
    expect(words).toBe(
      'Grip van and Crane are booked by other crews that day, so we can’t offer you this time. Nothing has been charged. To book without them, give up your second hold and send a new request.',
    )
  })

  it('counts the second holds ahead', () => {
    const words = [0, 1, 2].map((ahead) => standingWords(aBookingView({ state: 'second_hold', ahead }), now))
    expect(words.map((sentence) => sentence.split('.')[0])).toEqual([
      'You’re next for this time',
      '1 second hold is ahead of yours',
      '2 second holds are ahead of yours',
    ])
  })

  it.each(BOOKING_STATES)('has words for %s', (state) => {
    expect(standingWords(aBookingView({ state }), now)).toMatch(/^[A-Z0-9].+\.$/)
  })
})

describe('asking again', () => {
  it.each(BOOKING_STATES)('%s: only while it may change by itself', (state) => {
    const asks = pollEvery({ state, refundState: 'none' }) !== false
    expect(asks).toBe(!isFinal(state) && state !== 'confirmed')
  })

  it('goes on while a refund is on its way', () => {
    expect(pollEvery({ state: 'cancelled', refundState: 'on_its_way' })).toBe(15_000)
    expect(pollEvery({ state: 'cancelled', refundState: 'done' })).toBe(false)
    expect(pollEvery(undefined)).toBe(false)
  })
})
