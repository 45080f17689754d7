import type { TimelineEvent } from '@roomtone/contract/booking/booking'
import { describe, expect, it } from 'vitest'
import { aBookingView } from './a-booking.fixture.ts'
import { timelineSteps } from './timeline-steps.ts'

const event = (over: Partial<TimelineEvent>): TimelineEvent => ({
  at: '2026-11-16T12:00:00.000Z',
  event: 'accept',
  party: 'host',
  state: 'confirmed',
  helper: null,
  amount: 0,
  ...over,
})
const wordsOf = (booking: Parameters<typeof timelineSteps>[0]) =>
  timelineSteps(booking).map(({ words }) => words)

describe('the timeline', () => {
  it('tells the guest what has happened, and by when the host will have answered', () => {
    const steps = timelineSteps(aBookingView())
    expect(steps.map(({ words, isDone }) => [words, isDone])).toEqual([
      ['You sent a request', true],
      ['We placed a hold on your card and sent the request', true],
      ['Answer is due', false],
    ])
    expect(steps[1]?.note).toBe('$787 on hold')
  })

  it('speaks of no card where gift cards and coupons cover the whole', () => {
    const timeline = [event({ event: 'authorised', party: 'payments', state: 'pending', amount: 0 })]
    expect(timelineSteps(aBookingView({ timeline, toCard: 0 }))[0]).toMatchObject({
      words: 'We set aside your gift cards and coupons and sent the request',
      note: '',
    })
    expect(wordsOf(aBookingView({ timeline, toCard: 0, party: 'host' }))[0]).toBe('You received the request')
    expect(wordsOf(aBookingView({ timeline, toCard: 0, party: 'admin' }))[0]).toBe(
      'Gift cards and coupons set aside, request sent to the host',
    )
  })

  it('speaks of the card where one is held, though nothing has moved yet', () => {
    const timeline = [event({ event: 'authorised', party: 'payments', state: 'pending', amount: 0 })]
    expect(timelineSteps(aBookingView({ timeline }))[0]).toMatchObject({
      words: 'We placed a hold on your card and sent the request',
      note: '$787 on hold',
    })
    expect(timelineSteps(aBookingView({ timeline, party: 'host', toCard: 78_700 }))[0]?.note).toBe('')
  })

  it('says the same to the host with the names the other way round', () => {
    const words = wordsOf(aBookingView({ party: 'host', timeline: [...aBookingView().timeline, event({})] }))
    expect(words.slice(0, 3)).toEqual(['Mara sent a request', 'You received the request', 'You accepted'])
  })

  it('shows start and end of a confirmed booking as still to come, and the charge where it happened', () => {
    const steps = timelineSteps(
      aBookingView({ state: 'confirmed', expiresAt: null, timeline: [event({ amount: 78_700 })] }),
    )
    expect(steps).toMatchObject([
      { words: 'Marguerite accepted', note: '$787 charged', isDone: true },
      { words: 'The shoot starts', isDone: false },
      { words: 'The shoot wraps', isDone: false },
    ])
  })

  it('tells a line that came to nothing from a request that nobody answered', () => {
    const expired = event({ event: 'expire', party: 'clock', state: 'expired' })
    const line = event({ event: 'joined_line', party: 'guest', state: 'second_hold' })
    const ended = { state: 'expired', expiresAt: null } as const
    expect(wordsOf(aBookingView({ ...ended, timeline: [line, expired] }))).toEqual([
      'You took a second hold',
      'The time didn’t open up',
    ])
    const unanswered = aBookingView({ ...ended, timeline: [...aBookingView().timeline, expired] })
    expect(wordsOf(unanswered).at(-1)).toBe('The request wasn’t answered in time')
  })

  it('shows the payout to the host alone', () => {
    const payout = {
      state: 'scheduled',
      dueAt: '2026-12-06T18:00:00.000Z',
      amount: 65_000,
      withheld: 0,
    } as const
    const completed = { state: 'completed', expiresAt: null, payout } as const
    expect(wordsOf(aBookingView({ ...completed, party: 'host' }))).toContain('The payout goes out')
    expect(wordsOf(aBookingView(completed))).not.toContain('The payout goes out')
    const held = { ...completed, payout: { ...payout, state: 'held' }, party: 'host' } as const
    expect(wordsOf(aBookingView(held))).not.toContain('The payout goes out')
  })
})
