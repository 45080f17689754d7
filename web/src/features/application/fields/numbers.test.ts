import { expect, test } from 'vitest'
import { readPrice, readWhole, withinCounter } from './numbers.ts'

test('reads the whole number in what was typed', () => {
  expect(readWhole('12')).toBe(12)
  expect(readWhole('$1,800')).toBe(1800)
  expect(readWhole('')).toBeNull()
  expect(readWhole('many')).toBeNull()
})

test('a counter stays between 1 and 500', () => {
  expect([-3, 0, 1, 7, 500, 501].map(withinCounter)).toEqual([1, 1, 1, 7, 500, 500])
})

test('a price is whole dollars in cents, and at most a million dollars', () => {
  expect(readPrice('209')).toBe(20_900)
  expect(readPrice('')).toBe(0)
  expect(readPrice('999999999999999999999')).toBe(100_000_000)
})
