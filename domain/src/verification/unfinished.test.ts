import { expect, it } from 'vitest'
import { isGivenUp } from './unfinished.ts'

it('is given up after two days, not before', () => {
  const submittedAt = new Date('2031-03-10T12:00:00Z')
  expect(isGivenUp(submittedAt, submittedAt)).toBe(false)
  expect(isGivenUp(submittedAt, new Date('2031-03-12T11:59:59Z'))).toBe(false)
  expect(isGivenUp(submittedAt, new Date('2031-03-12T12:00:00Z'))).toBe(true)
})
