import { describe, expect, it } from 'vitest'
import { explainPolicy } from './explain-policy.ts'

describe('a cancellation policy in words', () => {
  it('says when the refund changes', () => {
    expect(explainPolicy('very_flexible')).toBe(
      'Full refund until 24 hours before the start, none of the rent after that.',
    )
    expect(explainPolicy('standard_90')).toBe(
      'Full refund until 90 days before the start, 50% until 14 days before, none of the rent after that.',
    )
  })
})
