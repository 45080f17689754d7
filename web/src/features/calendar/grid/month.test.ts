import { describe, expect, it } from 'vitest'
import { currentMonth, localDay, monthText, parseMonth, shiftMonth, spanOf, weeksOf } from './month.ts'

describe('months', () => {
  it('reads only what is one', () => {
    expect(parseMonth('2026-11')).toEqual({ year: 2026, month: 11 })
    for (const text of [
      null,
      '',
      '2026-13',
      '2026-00',
      '2026-1',
      '26-11',
      '0000-01',
      '9999-12',
      '2026-11-01',
    ]) {
      expect(parseMonth(text)).toBeNull()
    }
  })

  it('walks over the turn of the year', () => {
    expect(monthText(shiftMonth({ year: 2026, month: 12 }, 1))).toBe('2027-01')
    expect(monthText(shiftMonth({ year: 2026, month: 1 }, -1))).toBe('2025-12')
  })

  it('covers November 2026, which begins on a Sunday, in five weeks', () => {
    const weeks = weeksOf({ year: 2026, month: 11 })
    expect(weeks).toHaveLength(5)
    expect(weeks[0]?.[0]).toEqual({ iso: '2026-11-01', day: 1, inMonth: true })
    expect(weeks[4]?.[6]).toEqual({ iso: '2026-12-05', day: 5, inMonth: false })
  })

  it('begins weeks with Monday where readers do', () => {
    const weeks = weeksOf({ year: 2026, month: 11 }, 1)
    expect(weeks.map(([first]) => first?.iso)).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ])
    expect(weeks[5]?.[6]?.iso).toBe('2026-12-06')
  })

  it('needs four weeks for February 2026 and six for August 2026', () => {
    expect(weeksOf({ year: 2026, month: 2 })).toHaveLength(4)
    expect(weeksOf({ year: 2026, month: 8 })).toHaveLength(6)
  })

  it('begins with the month in which the space is, whatever it is here', () => {
    const now = new Date(2026, 10, 30, 23, 30)
    expect(currentMonth('2026-12-01', now)).toEqual({ year: 2026, month: 12 })
    expect(currentMonth(undefined, now)).toEqual({ year: 2026, month: 11 })
  })

  it('says what its page covers', () => {
    expect(spanOf({ year: 2026, month: 11 })).toEqual({ from: '2026-11-01', to: '2026-12-05' })
  })

  it('goes by the clock on the wall', () => {
    expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
  })
})
