import { expect, test } from 'vitest'
import { titleWithCount } from './title-with-count.ts'

test('the count is before the title once, and goes away again', () => {
  expect(titleWithCount('Trips · Roomtone', 2)).toBe('(2) Trips · Roomtone')
  expect(titleWithCount('(2) Trips · Roomtone', 3)).toBe('(3) Trips · Roomtone')
  expect(titleWithCount('(3) Trips · Roomtone', 0)).toBe('Trips · Roomtone')
})
