import { describe, expect, it } from 'vitest'
import { momentWords } from '../time/when.ts'
import { foreignZone, lengthAndZone, lengthWords, whenWords } from './booking-when.ts'

const now = new Date('2026-11-15T12:00:00Z')
const timeZone = 'America/New_York'
const when = (startsAt: string, endsAt: string, at = now) => whenWords({ startsAt, endsAt, timeZone }, at)

describe('when a booking is', () => {
  it('says the day and the hours by the clocks of the space', () => {
    expect(when('2026-12-05T14:00:00Z', '2026-12-05T18:00:00Z')).toBe(
      'Sat, Dec 5 · 9:00\u00a0AM – 1:00\u00a0PM',
    )
  })

  it('says both days where it ends on another', () => {
    expect(when('2026-12-05T14:00:00Z', '2026-12-07T23:00:00Z')).toBe(
      'Sat, Dec 5, 9:00\u00a0AM – Mon, Dec 7, 6:00\u00a0PM',
    )
  })

  it('lets midnight end the day before', () => {
    expect(when('2026-12-05T23:00:00Z', '2026-12-06T05:00:00Z')).toBe('Sat, Dec 5 · 6:00\u00a0PM – midnight')
  })

  it('names the year where it is not this one, by the calendar of the space', () => {
    expect(when('2027-01-09T14:00:00Z', '2027-01-09T18:00:00Z')).toBe(
      'Sat, Jan 9, 2027 · 9:00\u00a0AM – 1:00\u00a0PM',
    )
    const newYearInLondon = new Date('2027-01-01T02:00:00Z')
    expect(when('2026-12-05T14:00:00Z', '2026-12-05T18:00:00Z', newYearInLondon)).toBe(
      'Sat, Dec 5 · 9:00\u00a0AM – 1:00\u00a0PM',
    )
  })

  it('follows the clocks through the night on which they are set back', () => {
    expect(when('2026-11-01T04:00:00Z', '2026-11-01T09:00:00Z')).toBe(
      'Sun, Nov 1 · 12:00\u00a0AM – 4:00\u00a0AM',
    )
  })

  it('says a single moment', () => {
    expect(momentWords('2026-11-28T14:00:00Z', timeZone, now)).toBe('Sat, Nov 28, 9:00\u00a0AM')
    expect(momentWords('2025-11-28T14:00:00Z', timeZone, now)).toBe('Fri, Nov 28, 2025, 9:00\u00a0AM')
  })
})

describe('how long, and by which clock', () => {
  it('counts hours and days', () => {
    expect(lengthWords({ by: 'hour', length: 4 })).toBe('4 hours')
    expect(lengthWords({ by: 'hour', length: 1 })).toBe('1 hour')
    expect(lengthWords({ by: 'day', length: 1 })).toBe('1 day')
    expect(lengthAndZone({ by: 'day', length: 3, startsAt: '2026-12-05T14:00:00Z', timeZone })).toBe(
      '3 days, Eastern Time',
    )
  })

  it('names the zone only where the reader’s clock differs at that moment', () => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone
    const startsAt = '2026-12-05T14:00:00Z'
    expect(foreignZone({ startsAt, timeZone: own })).toBeNull()
    const far = own === 'Pacific/Kiritimati' ? 'Pacific/Honolulu' : 'Pacific/Kiritimati'
    expect(foreignZone({ startsAt, timeZone: far })).not.toBeNull()
  })
})
