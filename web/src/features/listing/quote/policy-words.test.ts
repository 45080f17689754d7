import { DEFAULT_CANCELLATION_STEPS } from '@roomtone/domain/cancellation/steps'
import { expect, it } from 'vitest'
import { policyWords } from './policy-words.ts'

it('says a policy in a sentence', () => {
  const words = Object.values(DEFAULT_CANCELLATION_STEPS).map((steps) => policyWords([...steps]))
  expect(words).toEqual([
    'Cancel at least 24 hours before the start and you get all of the rent back.',
    'Cancel at least 7 days before the start and you get all of the rent back; at least 24 hours before, half of it.',
    'Cancel at least 30 days before the start and you get all of the rent back; at least 7 days before, half of it.',
    'Cancel at least 90 days before the start and you get all of the rent back; at least 14 days before, half of it.',
  ])
  expect(policyWords([{ hoursBefore: 36, refundPercent: 80 }])).toBe(
    'Cancel at least 36 hours before the start and you get 80% of the rent back.',
  )
  expect(policyWords([{ hoursBefore: 36, refundPercent: 0 }])).toBe('The rent isn’t refundable.')
})
