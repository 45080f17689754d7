import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BookingRow } from '../booking.store.ts'
import { type Canceller, cancellationOf } from './cancellation-of.ts'

const DAY = 86_400_000
const now = new Date('2027-03-01T12:00:00Z')

function bookingOf(price: { rent: number; cleaning: number; fee: number; tax: number }, startsIn = 10 * DAY) {
  const subtotal = price.rent + price.cleaning
  return {
    id: 'b',
    host_id: 'h',
    rent_cents: price.rent,
    subtotal_cents: subtotal,
    fee_cents: price.fee,
    tax_cents: price.tax,
    total_cents: subtotal + price.fee + price.tax,
    cancellation_policy: 'flexible',
    starts_at: new Date(now.getTime() + startsIn),
    created_at: new Date(now.getTime() - 30 * DAY),
    confirmed_at: new Date(now.getTime() - 20 * DAY),
  } as unknown as BookingRow
}

const sample = { rent: 60_000, cleaning: 5000, fee: 7800, tax: 5900 }
const nothing = { total: 0, fromHost: 0 }

describe('what a cancellation does to the money', () => {
  it('gives back by policy, in exact cents, and says until when', () => {
    const guest = (startsIn: number) =>
      cancellationOf({ booking: bookingOf(sample, startsIn), by: { party: 'guest' }, given: nothing, now })
    expect(guest(10 * DAY)).toMatchObject({
      refund: 78_700,
      refundPercent: 100,
      hostGets: 0,
      penalty: null,
      until: new Date(now.getTime() + 3 * DAY),
    })
    expect(guest(3 * DAY)).toMatchObject({ refund: 41_850, refundPercent: 50, hostGets: 30_000 })
    expect(guest(DAY / 2)).toMatchObject({ refund: 5000, refundPercent: 0, hostGets: 60_000, until: null })
  })

  it('lets a host go free once in six months', () => {
    const host = (lastFreeAt: Date | null) =>
      cancellationOf({ booking: bookingOf(sample), by: { party: 'host', lastFreeAt }, given: nothing, now })
    expect(host(null)).toMatchObject({ refund: 78_700, hostGets: 0, penalty: { owes: 0, isFree: true } })
    expect(host(new Date(now.getTime() - DAY)).penalty).toEqual({ owes: 15_000, isFree: false })
  })

  it('gives the cleaning fee back before the shoot; once it has begun it follows the share', () => {
    const ended = (refundPercent: number, startsIn: number) =>
      cancellationOf({
        booking: bookingOf(sample, startsIn),
        by: { party: 'admin', refundPercent },
        given: nothing,
        now,
      })
    expect(ended(0, 1)).toMatchObject({ refund: 5000, hostGets: 60_000 })
    expect(ended(0, 0)).toMatchObject({ refund: 0, hostGets: 65_000 })
    expect(ended(50, -DAY / 24)).toMatchObject({ refund: 39_350, hostGets: 32_500 })
    expect(ended(100, -DAY / 24)).toMatchObject({ refund: 78_700, hostGets: 0 })
  })

  it('counts what an admin gave before: if we paid it, our fee gets it back; if the host paid it, it stays with the host', () => {
    const admin = { party: 'admin', refundPercent: 100 } as const
    const booking = bookingOf(sample)
    const ours = cancellationOf({ booking, by: admin, given: { total: 30_000, fromHost: 0 }, now })
    expect(ours).toMatchObject({ refund: 48_700, hostGets: 0 })
    expect(ours.owed.postings).toContainEqual({ account: 'platform_fee', amount: 7800 - 30_000 })
    const theirs = cancellationOf({ booking, by: admin, given: { total: 30_000, fromHost: 30_000 }, now })
    expect(theirs).toMatchObject({ refund: 48_700, hostGets: 0 })
    expect(theirs.owed.postings).toContainEqual({ account: 'host_payable:h', amount: 35_000 })
    expect(theirs.owed.postings).toContainEqual({ account: 'platform_fee', amount: 7800 })
  })

  it('never gives back more than was paid, nor takes more from a host than they had', () => {
    const cents = fc.integer({ min: 0, max: 2_000_000 })
    const price = fc.record({
      rent: fc.integer({ min: 1, max: 5_000_000 }),
      cleaning: cents,
      fee: cents,
      tax: cents,
    })
    const by = fc.oneof(
      fc.constant<Canceller>({ party: 'guest' }),
      fc.constant<Canceller>({ party: 'host', lastFreeAt: null }),
      fc.integer({ min: 0, max: 100 }).map((refundPercent): Canceller => ({ party: 'admin', refundPercent })),
    )
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(
        price,
        by,
        share,
        share,
        fc.integer({ min: 1, max: 100 * DAY }),
        (paid, who, one, other, ahead) => {
          const booking = bookingOf(paid, ahead)
          const total = Math.floor(booking.total_cents * one)
          const given = { total, fromHost: Math.floor(Math.min(booking.subtotal_cents, total) * other) }
          const { refund, hostGets, owed } = cancellationOf({ booking, by: who, given, now })
          expect(refund).toBeGreaterThanOrEqual(0)
          expect(refund + given.total).toBeLessThanOrEqual(booking.total_cents)
          expect(hostGets).toBeGreaterThanOrEqual(0)
          const of = (account: string) => owed.postings.find((one) => one.account === account)?.amount ?? 0
          expect(of('guest:b')).toBe(-refund + 0)
          expect(booking.subtotal_cents - given.fromHost - of('host_payable:h')).toBe(hostGets)
          expect(owed.postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
        },
      ),
    )
  })
})
