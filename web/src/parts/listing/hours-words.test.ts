import { everyDay } from '@roomtone/domain/availability/weekly-hours'
import { expect, it } from 'vitest'
import { hoursWords } from './hours-words.ts'

it('says hours once where every day is the same, and else by runs of weekdays', () => {
  const week = everyDay(480, 1320)
  expect(hoursWords(week)).toBe('8:00\u00a0AM to 10:00\u00a0PM')
  expect(
    hoursWords(
      week.map((one, day) => (day === 1 ? null : day === 6 ? { opensAt: 420, closesAt: 1440 } : one)),
    ),
  ).toBe(
    'Mon closed, Tue to Fri 8:00\u00a0AM to 10:00\u00a0PM, Sat 7:00\u00a0AM to midnight, Sun 8:00\u00a0AM to 10:00\u00a0PM',
  )
})
