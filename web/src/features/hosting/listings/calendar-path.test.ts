import { expect, it } from 'vitest'
import { calendarPath } from './calendar-path.ts'

it('leads to the month in which the booking begins where the space is', () => {
  const path = (startsAt: string, timeZone: string) =>
    calendarPath({ startsAt, timeZone, property: { id: 'p' } }).replace(/.*month=/, '')
  expect(path('2026-12-01T03:00:00.000Z', 'America/New_York')).toBe('2026-11')
  expect(path('2026-11-30T22:00:00.000Z', 'Pacific/Auckland')).toBe('2026-12')
  expect(path('2026-11-15T22:00:00.000Z', 'America/New_York')).toBe('2026-11')
})
