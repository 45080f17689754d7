import { describe, expect, it } from 'vitest'
import { agoWords, clockWords, dayMark, groupByDay } from './message-days.ts'

const ZONE = 'America/New_York'
const now = new Date('2026-11-15T15:42:00.000Z')
const at = (createdAt: string) => ({ createdAt })

describe('the days of a thread', () => {
  it('begin at midnight where the reader is', () => {
    const late = at('2026-11-15T04:59:00.000Z')
    const early = at('2026-11-15T05:00:00.000Z')
    expect(groupByDay([late, early], ZONE)).toEqual([
      { date: '2026-11-14', items: [late] },
      { date: '2026-11-15', items: [early] },
    ])
    expect(groupByDay([late, early], 'UTC')).toHaveLength(1)
    expect(groupByDay([], ZONE)).toEqual([])
  })

  it('are called as people call them', () => {
    expect(dayMark('2026-11-15', now, ZONE)).toBe('Today')
    expect(dayMark('2026-11-14', now, ZONE)).toBe('Yesterday')
    expect(dayMark('2026-11-07', now, ZONE)).toBe('Sat, Nov 7')
    expect(dayMark('2025-11-07', now, ZONE)).toBe('Fri, Nov 7, 2025')
  })
})

describe('the time of a message', () => {
  it('is told by the clock in the thread', () => {
    expect(clockWords('2026-11-15T15:42:00.000Z', ZONE)).toBe('10:42\u00a0AM')
  })

  it('grows coarser in the list the older it is', () => {
    expect(agoWords('2026-11-15T14:18:00.000Z', now, ZONE)).toBe('9:18\u00a0AM')
    expect(agoWords('2026-11-14T14:18:00.000Z', now, ZONE)).toBe('Yesterday')
    expect(agoWords('2026-11-12T14:18:00.000Z', now, ZONE)).toBe('Thu')
    // A weekday is clear only within the week.
    expect(agoWords('2026-11-08T14:18:00.000Z', now, ZONE)).toBe('Nov 8')
    expect(agoWords('2025-11-09T14:18:00.000Z', now, ZONE)).toBe('Nov 9, 2025')
  })
})
