import { expect, it } from 'vitest'
import { weekdayName, weekdayNames } from './weekdays.ts'

it('names weekdays from 0, Sunday, on, in the order of a working week', () => {
  expect(weekdayName(0, 'long')).toBe('Sunday')
  expect(weekdayName(6, 'short')).toBe('Sat')
  expect(weekdayNames([0, 6])).toBe('Sat and Sun')
  expect(weekdayNames([0, 5, 6])).toBe('Fri, Sat, and Sun')
  expect(weekdayNames([])).toBe('')
})
