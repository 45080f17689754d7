import { expect, it } from 'vitest'
import { placeInWeek, WEEK, weekdayName, weekdayNames, weekFrom } from './weekdays.ts'

it('names weekdays from 0, Sunday, on, in the order of a working week', () => {
  expect(weekdayName(0, 'long')).toBe('Sunday')
  expect(weekdayName(6, 'short')).toBe('Sat')
  expect(weekdayNames([0, 6])).toBe('Sat and Sun')
  expect(weekdayNames([0, 5, 6])).toBe('Fri, Sat, and Sun')
  expect(weekdayNames([])).toBe('')
})

it('begins a week with the first weekday of the reader', () => {
  expect(WEEK).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(weekFrom(1)).toEqual([1, 2, 3, 4, 5, 6, 0])
  expect(['2026-11-15', '2026-11-16', '2026-11-21'].map((date) => placeInWeek(date))).toEqual([0, 1, 6])
  expect(['2026-11-15', '2026-11-16', '2026-11-21'].map((date) => placeInWeek(date, 1))).toEqual([6, 0, 5])
})
