import { expect, it } from 'vitest'
import { refundShare, refundTone } from './refund-tone.ts'

it('draws every step that a policy may have', () => {
  const all = Array.from({ length: 101 }, (_, percent) => percent)
  expect(all.every((percent) => refundTone(percent).startsWith('bg-') && refundShare(percent) >= 1)).toBe(
    true,
  )
  expect([100, 75, 50, 0].map(refundTone)).toEqual(['bg-ok', 'bg-wait', 'bg-wait', 'bg-ink-3'])
  expect([100, 50, 0].map(refundShare)).toEqual([5, 3, 1])
})
