import { CANCELLATION_POLICIES } from '@roomtone/domain/cancellation/policy'
import { areStepsSound, DEFAULT_CANCELLATION_STEPS } from '@roomtone/domain/cancellation/steps'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BookingRow } from '../booking.store.ts'
import { cancellationOf, type GivenBack } from './cancellation-of.ts'
import { refundsAhead } from './refunds-ahead.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const now = new Date('2027-03-01T12:00:00Z')
const nothing: GivenBack = { total: 0, fromHost: 0 }
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds)

type Over = { startsIn: number; confirmedAgo: number | null } & Partial<BookingRow>

function bookingOf({ startsIn, confirmedAgo, ...over }: Over) {
  return {
    id: 'b',
    host_id: 'h',
    rent_cents: 60_000,
    subtotal_cents: 65_000,
    fee_cents: 7800,
    tax_cents: 5900,
    total_cents: 78_700,
    cancellation_policy: 'flexible',
    cancellation_steps: null,
    starts_at: after(startsIn),
    created_at: after(-(confirmedAgo ?? 0) - HOUR),
    confirmed_at: confirmedAgo === null ? null : after(-confirmedAgo),
    ...over,
  } as BookingRow
}

/** The refund that the page shows for that moment. */
function shownFor({ refunds, refundAfter }: ReturnType<typeof refundsAhead>, moment: Date): number {
  return refunds.find(({ until }) => Date.parse(until) >= moment.getTime())?.refund ?? refundAfter
}

describe('the refunds on the page of a booking', () => {
  it('last as long as the day after the confirmation where the policy would end sooner', () => {
    const booking = bookingOf({ startsIn: 7 * DAY + 2 * HOUR, confirmedAgo: 0 })
    expect(refundsAhead(booking, nothing, now)).toEqual({
      refunds: [
        { refundPercent: 100, refund: 78_700, until: after(DAY).toISOString() },
        { refundPercent: 50, refund: 41_850, until: after(6 * DAY + 2 * HOUR).toISOString() },
      ],
      refundAfter: 5000,
    })
  })

  it('know nothing of that day before there is a confirmation', () => {
    const booking = bookingOf({ startsIn: 3 * DAY, confirmedAgo: null })
    expect(refundsAhead(booking, nothing, now).refunds).toMatchObject([{ refundPercent: 50 }])
  })

  it('are less what was given back before', () => {
    const booking = bookingOf({ startsIn: 10 * DAY, confirmedAgo: 2 * DAY })
    const given = { total: 40_000, fromHost: 0 }
    const { refunds, refundAfter } = refundsAhead(booking, given, now)
    expect(refunds.map(({ refund }) => refund)).toEqual([38_700, 38_700])
    expect(refundAfter).toBe(5000)
  })

  it('are what the cancellation gives, at every boundary and a minute either side', () => {
    const step = fc.record({
      hoursBefore: fc.integer({ min: 0, max: 400 }),
      refundPercent: fc.integer({ min: 0, max: 100 }),
    })
    const falling = (one: number, other: number) => other - one
    const steps = fc.array(step, { minLength: 1, maxLength: 4 }).map((all) => {
      const hours = all.map(({ hoursBefore }) => hoursBefore).sort(falling)
      const percents = all.map(({ refundPercent }) => refundPercent).sort(falling)
      return hours.map((hoursBefore, index) => ({ hoursBefore, refundPercent: percents[index] ?? 0 }))
    })
    const facts = fc.record({
      policy: fc.constantFrom(...CANCELLATION_POLICIES),
      agreed: fc.option(steps.filter(areStepsSound)),
      startsIn: fc.integer({ min: 1, max: 120 * 24 * 60 }).map((minutes) => minutes * MINUTE),
      confirmedAgo: fc.integer({ min: 0, max: 48 * 60 }).map((minutes) => minutes * MINUTE),
      given: fc.integer({ min: 0, max: 78_700 }),
    })
    fc.assert(
      fc.property(facts, ({ policy, agreed, startsIn, confirmedAgo, given }) => {
        const booking = bookingOf({
          startsIn,
          confirmedAgo,
          cancellation_policy: policy,
          cancellation_steps: agreed,
        })
        const back = { total: given, fromHost: 0 }
        const shown = refundsAhead(booking, back, now)
        const ends = (agreed ?? DEFAULT_CANCELLATION_STEPS[policy]).map(
          ({ hoursBefore }) => startsIn - hoursBefore * HOUR,
        )
        const moments = [0, ...ends, DAY - confirmedAgo, startsIn - 2 * DAY]
          .flatMap((moment) => [moment - MINUTE, moment, moment + 1, moment + MINUTE])
          .filter((moment) => moment >= 0 && moment < startsIn)
        for (const moment of moments.map(after)) {
          const { refund } = cancellationOf({ booking, by: { party: 'guest' }, given: back, now: moment })
          expect(shownFor(shown, moment)).toBe(refund)
        }
      }),
    )
  })
})
