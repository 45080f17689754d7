import { expect, it } from 'vitest'
import { reviewTime } from './review-time.ts'

it.each([
  [0, { unit: 'hour', count: 1 }],
  [60, { unit: 'hour', count: 1 }],
  [61, { unit: 'hour', count: 2 }],
  [5 * 60, { unit: 'hour', count: 8 }],
  [12 * 60, { unit: 'hour', count: 12 }],
  [12 * 60 + 1, { unit: 'day', count: 1 }],
  [24 * 60, { unit: 'day', count: 1 }],
  [24 * 60 + 1, { unit: 'day', count: 2 }],
  [100 * 60, { unit: 'day', count: 5 }],
])('a median of %i minutes is rounded up', (minutes, time) => {
  expect(reviewTime(5, minutes)).toEqual(time)
})

it('has no figure for fewer than five decisions', () => {
  expect(reviewTime(4, 60)).toBeNull()
  expect(reviewTime(0, null)).toBeNull()
})
