import { DEFAULT_CANCELLATION_STEPS } from '@roomtone/domain/cancellation/steps'
import { expect, it } from 'vitest'
import { policyWords } from './policy-words.ts'

it('says a policy in a sentence', () => {
  const words = Object.values(DEFAULT_CANCELLATION_STEPS).map((steps) => policyWords([...steps]))
  expect(words).toEqual([
    'Cancel up to 24 hours before the start and the whole rent comes back.',
    'Cancel up to 7 days before the start and the whole rent comes back; up to 24 hours before, half of it.',
    'Cancel up to 30 days before the start and the whole rent comes back; up to 7 days before, half of it.',
    'Cancel up to 90 days before the start and the whole rent comes back; up to 14 days before, half of it.',
  ])
  expect(policyWords([{ hoursBefore: 36, refundPercent: 80 }])).toBe(
    'Cancel up to 36 hours before the start and 80% of the rent comes back.',
  )
  expect(policyWords([{ hoursBefore: 36, refundPercent: 0 }])).toBe('Nothing of the rent comes back.')
})
