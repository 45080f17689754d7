import type { PropertyView } from '@roomtone/contract/listing/property'
import type { QuoteView } from '@roomtone/contract/listing/quote'
import { describe, expect, it } from 'vitest'
import { deadlineWords, hasGrace, subjectOfQuote } from './subject.ts'

const price = {
  lines: [],
  rent: 60_000,
  subtotal: 65_000,
  platformFee: 7_800,
  tax: 5_900,
  total: 78_700,
  feeHundredths: 1200,
  taxHundredths: 900,
}
const property = {
  hours: Array.from({ length: 7 }, () => ({ opensAt: 480, closesAt: 1320 })),
  turnaroundMinutes: 60,
  requires: { insuranceLeast: 100_000_000, permit: false },
  host: { name: 'Marguerite' },
} as unknown as PropertyView
const choice = { by: 'hour', hours: 4, startsAt: '2026-12-05T14:00:00Z', endsAt: '2026-12-05T18:00:00Z' }
const quoteOf = (change: object) =>
  ({
    timeZone: 'America/New_York',
    choice: { ...choice, ...change },
    refunds: [
      { refundPercent: 100, until: '2026-11-28T14:00:00Z' },
      { refundPercent: 50, until: '2026-12-04T14:00:00Z' },
    ],
    isInstant: false,
    terms: {
      cancellationPolicy: 'flexible',
      houseRules: [{ title: 'Floor', body: 'Felt under every stand' }],
      mark: 'm1',
    },
  }) as unknown as QuoteView

describe('what is paid for', () => {
  it('shows the refund to the cent', () => {
    const { refunds } = subjectOfQuote(property, quoteOf({}), price)
    expect(refunds.map(({ refund }) => refund)).toEqual([78_700, 41_850])
  })

  it('counts hours, or days with both ends', () => {
    expect(subjectOfQuote(property, quoteOf({}), price).length).toBe(4)
    const days = quoteOf({ by: 'day', checkIn: '2026-12-05', checkOut: '2026-12-07' })
    expect(subjectOfQuote(property, days, price).length).toBe(3)
  })

  it('puts the hours and the papers before the host’s own rules', () => {
    expect(subjectOfQuote(property, quoteOf({}), price).rules).toEqual([
      { title: 'Hours', body: '8:00\u00a0AM to 10:00\u00a0PM, with 1 hour between bookings' },
      { title: 'Paperwork', body: 'A certificate of insurance for $1,000,000, due before the shoot' },
      { title: 'Floor', body: 'Felt under every stand' },
    ])
  })
})

describe('until when the host answers', () => {
  const zone = 'America/New_York'
  const at = (startsAt: string) => ({ startsAt, timeZone: zone })
  const now = new Date('2026-12-01T14:00:00Z')

  it('is said in hours where it is that simple, else as a moment', () => {
    expect(deadlineWords(at('2026-12-05T14:00:00Z'), now)).toBe('Within 48 hours')
    expect(deadlineWords(at('2026-12-02T02:00:00Z'), now)).toBe('Within 2 hours')
    expect(deadlineWords(at('2026-12-03T14:00:00Z'), now)).toBe('By Wed, Dec 2, 9:00\u00a0PM')
  })

  it('leaves a day to change one’s mind, where the start is far enough off', () => {
    expect(hasGrace('2026-12-03T14:00:00Z', now)).toBe(true)
    expect(hasGrace('2026-12-03T13:59:00Z', now)).toBe(false)
  })
})
