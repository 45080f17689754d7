import { expect, it } from 'vitest'
import { answerTime } from './answer-time.ts'

it.each([
  [0, '1 minute'],
  [12, '12 minutes'],
  [59, '59 minutes'],
  [60, '1 hour'],
  [170, '3 hours'],
  [47 * 60, '47 hours'],
  [48 * 60, '2 days'],
])('a median of %i minutes is said as %s', (minutes, words) => {
  expect(answerTime(minutes)).toBe(words)
})
