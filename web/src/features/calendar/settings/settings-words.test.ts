import { expect, it } from 'vitest'
import { lengthWords, noticeWords } from './settings-words.ts'

it('does not count days from three to three', () => {
  expect(lengthWords(3, 3)).toBe('3 days')
  expect(lengthWords(1, 1)).toBe('1 day')
  expect(lengthWords(1, 365)).toBe('1-365 days')
})

it.each([
  [0, 'Same day'],
  [1, '1 hour'],
  [12, '12 hours'],
  [24, '1 day'],
  [36, '36 hours'],
  [168, '7 days'],
])('says a notice of %i hours as %s', (hours, words) => {
  expect(noticeWords(hours)).toBe(words)
})
