import { expect, it } from 'vitest'
import { reasonWords } from './reason-words.ts'

it('says a code in words, and leaves what was kept as a sentence as it is', () => {
  expect(reasonWords('threat')).toBe('Threats aren’t allowed here.')
  expect(reasonWords('Looks like an ad.')).toBe('Looks like an ad.')
})
