import { describe, expect, it } from 'vitest'
import { linkWords } from './link-words.ts'

const zone = 'America/New_York'
const now = new Date('2026-11-15T18:00:00.000Z')
const link = {
  code: '8F3K2M9Q',
  sentAt: '2026-11-15T14:00:00.000Z',
  expiresAt: '2026-11-20T00:00:00.000Z',
  views: 0,
  lastViewedAt: null,
}

describe('a personal link', () => {
  it('says that there is none, since when one is out, and when it ended', () => {
    expect(linkWords(null, zone, now)).toBe('No link yet')
    expect(linkWords(link, zone, now)).toBe('Created Sun, Nov 15, 9:00\u00a0AM, not opened yet')
    expect(linkWords({ ...link, expiresAt: '2026-11-15T17:00:00.000Z' }, zone, now)).toBe(
      'Ended Sun, Nov 15, 12:00\u00a0PM',
    )
  })

  it('says how often it was opened, and when last', () => {
    const opened = { ...link, views: 1, lastViewedAt: '2026-11-15T15:30:00.000Z' }
    expect(linkWords(opened, zone, now)).toBe('Opened once, Sun, Nov 15, 10:30\u00a0AM')
    expect(linkWords({ ...opened, views: 3 }, zone, now)).toBe(
      'Opened 3 times, last Sun, Nov 15, 10:30\u00a0AM',
    )
  })
})
