import { expect, it } from 'vitest'
import { othersFor, stemOf, wordsAskedFor } from './words-of.ts'

it('leaves out of a question what says nothing', () => {
  expect(wordsAskedFor('How do I get my money back?')).toEqual(['money', 'back'])
  expect(wordsAskedFor('How do I')).toEqual(['how', 'do', 'i'])
})

it('looks at no more than twelve words', () => {
  expect(wordsAskedFor('n1 n2 n3 n4 n5 n6 n7 n8 n9 n10 n11 n12 n13 n14')).toHaveLength(12)
})

it.each([
  ['cancel', 'cancelled', 'canceled', 'cancelling', 'canceling', 'cancels', 'cancellation'],
  ['fee', 'fees'],
  ['tax', 'taxes'],
  ['policy', 'policies'],
  ['verify', 'verified', 'verifies', 'verifying'],
  ['charge', 'charged', 'charges', 'charging'],
])('%s has the same stem in all its forms', (word, ...forms) => {
  for (const form of forms) expect(stemOf(form), form).toBe(stemOf(word))
})

it('knows other words for a booking, and none for a refund policy', () => {
  expect(othersFor(stemOf('bookings'))).toContain(stemOf('shoot'))
  expect(othersFor(stemOf('policy'))).toEqual([])
})
