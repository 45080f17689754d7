import { expect, it } from 'vitest'
import { timeWithin } from './time-within.ts'

it('says a time in the unit that people would', () => {
  expect([0, 1, 59, 60, 150, 47 * 60, 49 * 60, 7 * 1440].map(timeWithin)).toEqual([
    '1 minute',
    '1 minute',
    '59 minutes',
    '1 hour',
    '3 hours',
    '47 hours',
    '2 days',
    '7 days',
  ])
})
