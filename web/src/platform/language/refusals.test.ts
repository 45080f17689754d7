import { expect, it } from 'vitest'
import { isSentence, refusals } from './spoken.fixture.ts'

it('leaves no sentence in a refusal: catalogs have the words, in every language', () => {
  const found = refusals()
  expect(found.length).toBeGreaterThan(300)
  expect(found.filter(isSentence).map(({ path, line, text }) => `${path}:${line}: ${text}`)).toEqual([])
})
