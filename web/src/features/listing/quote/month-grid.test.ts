import { describe, expect, it } from 'vitest'
import { clampDate, dayAfterKey, nextMonth, previousMonth, weeksOf } from './month-grid.ts'

describe('the month calendar', () => {
  it('puts every day under its weekday', () => {
    const november = weeksOf('2026-11')
    expect(november).toHaveLength(5)
    expect(november[0]?.[0]).toBe('2026-11-01')
    expect(november[4]).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null])
    expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29)
  })

  it('begins weeks with Monday where readers do', () => {
    const november = weeksOf('2026-11', 1)
    expect(november).toHaveLength(6)
    expect(november[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
    expect(november[1]?.[0]).toBe('2026-11-02')
    expect(['Home', 'End'].map((key) => dayAfterKey(key, '2026-11-22', 1))).toEqual([
      '2026-11-16',
      '2026-11-22',
    ])
  })

  it('turns over the year', () => {
    expect([nextMonth('2026-12'), previousMonth('2027-01')]).toEqual(['2027-01', '2026-12'])
  })

  it.each([
    ['ArrowLeft', '2026-11-01', '2026-10-31'],
    ['ArrowRight', '2026-11-30', '2026-12-01'],
    ['ArrowUp', '2026-11-03', '2026-10-27'],
    ['ArrowDown', '2026-11-28', '2026-12-05'],
    ['Home', '2026-11-18', '2026-11-15'],
    ['End', '2026-11-18', '2026-11-21'],
    ['PageUp', '2027-03-31', '2027-02-28'],
    ['PageDown', '2027-01-31', '2027-02-28'],
    ['a', '2026-11-18', null],
  ])('%s leads from %s to %s', (key, from, to) => {
    expect(dayAfterKey(key, from)).toBe(to)
  })

  it('stays within what can be asked for', () => {
    expect(clampDate('2026-11-01', '2026-11-15', '2028-11-15')).toBe('2026-11-15')
    expect(clampDate('2029-11-01', '2026-11-15', '2028-11-15')).toBe('2028-11-15')
  })
})
