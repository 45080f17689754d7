import { expect, it } from 'vitest'
import { listWords } from './list-words.ts'

it('writes a list as each language does', () => {
  const kinds = ['A', 'B', 'C']
  expect(listWords([])).toBe('')
  expect(listWords(kinds)).toBe('A, B, and C')
  expect(listWords(kinds, 'disjunction')).toBe('A, B, or C')
  expect(['es-US', 'fr-FR', 'de-DE'].map((locale) => listWords(kinds, 'conjunction', locale))).toEqual([
    'A, B y C',
    'A, B et C',
    'A, B und C',
  ])
  expect(listWords(kinds, 'disjunction', 'de-DE')).toBe('A, B oder C')
})
