import { describe, expect, it } from 'vitest'
import { explainPolicy } from './explain-policy.ts'

describe('a cancellation policy in words', () => {
  it('says when the refund changes', () => {
    expect(explainPolicy('very_flexible')).toBe(
      'Everything back until 24 hours before the start, nothing of the rent later.',
    )
    expect(explainPolicy('standard_90')).toBe(
      'Everything back until 90 days before the start, 50% until 14 days before, nothing of the rent later.',
    )
  })
})
