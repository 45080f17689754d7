import { describe, expect, it } from 'vitest'
import { timeWords } from '../../platform/language/clock.ts'
import { momentWords, rangeWords, zoneWords } from './when.ts'

const ZONE = 'America/New_York'
const now = new Date('2026-11-15T12:00:00Z')

describe('times as people write them', () => {
  it('speaks the place’s own time', () => {
    expect(rangeWords('2026-11-21T14:00:00Z', '2026-11-21T18:00:00Z', ZONE, now)).toBe(
      'Sat, Nov 21 · 9:00\u00a0AM – 1:00\u00a0PM',
    )
    expect(momentWords('2026-11-28T14:00:00Z', ZONE, now)).toBe('Sat, Nov 28, 9:00\u00a0AM')
    expect(zoneWords(ZONE, now)).toBe('Eastern Time')
  })

  it('names both days of a stay, and ends at midnight on the day before it', () => {
    expect(rangeWords('2026-12-07T13:00:00Z', '2026-12-09T03:00:00Z', ZONE, now)).toBe(
      'Mon, Dec 7, 8:00\u00a0AM – Tue, Dec 8, 10:00\u00a0PM',
    )
    expect(rangeWords('2026-11-21T14:00:00Z', '2026-11-22T05:00:00Z', ZONE, now)).toBe(
      'Sat, Nov 21 · 9:00\u00a0AM – midnight',
    )
  })

  it('names the year where it is not this one', () => {
    expect(rangeWords('2027-11-20T14:00:00Z', '2027-11-20T18:00:00Z', ZONE, now)).toBe(
      'Sat, Nov 20, 2027 · 9:00\u00a0AM – 1:00\u00a0PM',
    )
    expect(momentWords('2027-11-27T14:00:00Z', ZONE, now)).toBe('Sat, Nov 27, 2027, 9:00\u00a0AM')
  })

  it('calls a zone what it is called at that moment, not what it was once', () => {
    const july = new Date('2026-07-10T12:00:00Z')
    const named = (city: string) => zoneWords(`America/${city}`, july)
    expect(named('Cancun')).toBe('Eastern Standard Time')
    expect(named('Detroit')).toBe('Eastern Time')
    expect(named('Juneau')).toBe('Alaska Time')
    expect(named('Edmonton')).toBe('Mountain Time')
  })

  it('knows noon from midnight', () => {
    expect([0, 30, 720, 1439, 1440].map((minutes) => timeWords(minutes))).toEqual([
      '12:00\u00a0AM',
      '12:30\u00a0AM',
      '12:00\u00a0PM',
      '11:59\u00a0PM',
      'midnight',
    ])
  })
})
