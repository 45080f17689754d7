import { describe, expect, it } from 'vitest'
import { TRANSITIONS, whoIsTold } from '../booking/process.ts'
import { isNoticeKind, LISTED_KINDS, NOTICE_KINDS, NOTICES } from './notices.ts'

const told = TRANSITIONS.filter((step) => step.by.some((party) => whoIsTold(step, party).length > 0))

describe('what people are told', () => {
  it('names every step of a booking that tells somebody', () => {
    expect(told.length).toBeGreaterThan(10)
    for (const { event } of told) {
      const kind = `booking-${event.replaceAll('_', '-')}`
      expect(isNoticeKind(kind), kind).toBe(true)
    }
  })

  it('names no step of a booking that tells nobody', () => {
    const steps = told.map(({ event }) => `booking-${event.replaceAll('_', '-')}`)
    const named = NOTICE_KINDS.filter((kind) => kind.startsWith('booking-'))
    expect(named.sort()).toEqual([...new Set([...steps, 'booking-refunded', 'booking-reminder'])].sort())
  })

  it('lists everything that binds somebody, moves money or guards the account', () => {
    const fixed = NOTICE_KINDS.filter((kind) =>
      ['bookings', 'payments', 'listings', 'security'].includes(NOTICES[kind].topic),
    )
    for (const kind of fixed) expect(LISTED_KINDS, kind).toContain(kind)
    expect(NOTICE_KINDS.filter((kind) => !(LISTED_KINDS as string[]).includes(kind))).toEqual([
      'unread-messages',
      'trip-planning',
    ])
  })

  it('rejects names that every object has', () => {
    expect(isNoticeKind('toString')).toBe(false)
    expect(isNoticeKind('booking-teleport')).toBe(false)
  })
})
