import { describe, expect, it } from 'vitest'
import { timeWords } from '../../platform/language/clock.texts.ts'
import { momentWords, rangeWords, zoneWords } from './when.ts'

const ZONE = 'America/New_York'

describe('times as people write them', () => {
  it('speaks the place’s own time', () => {
    expect(rangeWords('2026-11-21T14:00:00Z', '2026-11-21T18:00:00Z', ZONE)).toBe(
      'Sat, Nov 21 · 9:00 AM – 1:00 PM',
    )
    expect(momentWords('2026-11-28T14:00:00Z', ZONE)).toBe('Sat, Nov 28, 9:00 AM')
    expect(zoneWords(ZONE)).toBe('Eastern Time')
  })

  it('names both days of a stay, and ends at midnight on the day before it', () => {
    expect(rangeWords('2026-12-07T13:00:00Z', '2026-12-09T03:00:00Z', ZONE)).toBe(
      'Mon, Dec 7, 8:00 AM – Tue, Dec 8, 10:00 PM',
    )
    expect(rangeWords('2026-11-21T14:00:00Z', '2026-11-22T05:00:00Z', ZONE)).toBe(
      'Sat, Nov 21 · 9:00 AM – 12:00 AM',
    )
  })

  it('knows noon from midnight', () => {
    expect([0, 30, 720, 1439, 1440].map(timeWords)).toEqual([
      '12:00 AM',
      '12:30 AM',
      '12:00 PM',
      '11:59 PM',
      '12:00 AM',
    ])
  })
})
