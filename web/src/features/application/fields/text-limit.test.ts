import { expect, test } from 'vitest'
import { withinLimit } from './text-limit.ts'

test('leaves alone what fits', () => {
  expect(withinLimit('Brick loft', 50)).toBe('Brick loft')
})

test('counts characters, not the halves they are made of', () => {
  const rolls = '🎞'.repeat(50)
  expect(withinLimit(rolls, 50)).toBe(rolls)
  expect(withinLimit(`${rolls}🎞`, 50)).toBe(rolls)
})
