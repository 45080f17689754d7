import { expect, test } from 'vitest'
import { headingParts, minutesToRead, shareRead } from './reading.ts'

test('nothing is read while the text is below the screen, or is not drawn', () => {
  expect(shareRead({ top: 900, bottom: 5900 }, 800)).toBe(0)
  expect(shareRead({ top: 0, bottom: 0 }, 800)).toBe(0)
})

test('what has come into sight counts as read', () => {
  expect(shareRead({ top: 300, bottom: 5300 }, 800)).toBe(0.1)
  expect(shareRead({ top: -1700, bottom: 3300 }, 800)).toBe(0.5)
})

test('the end is reached with the last line, to the pixel that browsers round', () => {
  expect(shareRead({ top: -4197, bottom: 803 }, 800)).toBeLessThan(1)
  expect(shareRead({ top: -4199.4, bottom: 800.6 }, 800)).toBe(1)
  expect(shareRead({ top: -6000, bottom: -1000 }, 800)).toBe(1)
})

test('a text that fits on the screen counts as read', () => {
  expect(shareRead({ top: 100, bottom: 700 }, 1200)).toBe(1)
})

test('the time it takes is told in whole minutes, and is never none', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
  expect(minutesToRead([])).toBe(1)
  expect(minutesToRead([{ heading: 'One', paragraphs: [words(199)] }])).toBe(1)
  expect(minutesToRead([{ heading: 'One', paragraphs: [words(100), words(100)] }])).toBe(2)
})

test('a heading is split into its number and its words', () => {
  expect(headingParts('12. Rights in what is recorded')).toEqual({
    number: '12',
    words: 'Rights in what is recorded',
  })
  expect(headingParts('Appendix')).toEqual({ number: '', words: 'Appendix' })
})
