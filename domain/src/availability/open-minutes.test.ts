import { expect, it } from 'vitest'
import { openMinutes } from './open-minutes.ts'
import { everyDay, type WeeklyHours } from './weekly-hours.ts'

it('adds up the opening hours of the days between', () => {
  expect(openMinutes(everyDay(480, 1200), '2026-11-01', '2026-11-08')).toBe(7 * 720)
  const onSundays: WeeklyHours = [{ opensAt: 600, closesAt: 660 }, null, null, null, null, null, null]
  expect(openMinutes(onSundays, '2026-11-01', '2026-12-01')).toBe(5 * 60)
  expect(openMinutes(onSundays, '2026-11-02', '2026-11-08')).toBe(0)
})
