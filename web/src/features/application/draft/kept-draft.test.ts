import type { DraftContent } from '@roomtone/contract/application/draft'
import { type ListingTerms, suggestedTerms } from '@roomtone/domain/listing/terms'
import { expect, test } from 'vitest'
import { isSame, reconcile, type Snapshot } from './kept-draft.ts'

const content = (title: string) =>
  ({ title, location: { city: 'Albany', zip: '' }, photos: ['a'] }) as unknown as DraftContent
const typed = (title: string): Snapshot => ({ screen: 'title', content: content(title), terms: null })
const server = (version: number, title: string, terms: ListingTerms | null = null) => ({
  version,
  content: content(title),
  terms,
})

test('the server’s version counts when nothing was kept', () => {
  expect(reconcile(server(4, 'One'), null)).toEqual({
    mine: null,
    changedElsewhere: false,
  })
})

test('what was typed on the version the server still has goes on', () => {
  const kept = { version: 4, sending: null, latest: typed('Two') }
  expect(reconcile(server(4, 'One'), kept).mine).toEqual(typed('Two'))
})

test('what was typed after a save whose answer was lost goes on from that save', () => {
  const kept = { version: 4, sending: typed('Two'), latest: typed('Three') }
  expect(reconcile(server(5, 'Two'), kept).mine).toEqual(typed('Three'))
})

test('a save that arrived although its answer was lost is no change by someone else', () => {
  const kept = { version: 4, sending: typed('Two '), latest: null }
  const arrived = reconcile(server(5, 'Two'), kept)
  expect(arrived).toEqual({ mine: null, changedElsewhere: false })
})

test('a newer version from elsewhere wins, and is announced', () => {
  const kept = { version: 4, sending: null, latest: typed('Two') }
  const newer = reconcile(server(6, 'Elsewhere'), kept)
  expect(newer).toEqual({ mine: null, changedElsewhere: true })
})

test('the order of keys and blanks at the ends make no difference', () => {
  const turned = {
    photos: ['a'],
    title: ' One',
    location: { zip: '', city: 'Albany ' },
  } as unknown as DraftContent
  const same = (one: DraftContent, other: DraftContent) =>
    isSame({ content: one, terms: null }, { content: other, terms: null })
  expect(same(content('One'), turned)).toBe(true)
  expect(same(content('One'), content('Two'))).toBe(false)
})

test('terms that were only suggested do not count as the host’s, those that were changed do', () => {
  const suggested = suggestedTerms({ pricePerDay: 120_000, amenities: [] })
  const said: ListingTerms = { ...suggested, confirmed: ['prices'] }
  const kept = (terms: ListingTerms | null) => ({
    version: 4,
    sending: null,
    latest: { ...typed('One'), terms },
  })
  expect(reconcile(server(5, 'One', suggested), kept(null))).toEqual({ mine: null, changedElsewhere: false })
  expect(reconcile(server(4, 'One', suggested), kept(said)).mine?.terms).toEqual(said)
  expect(reconcile(server(5, 'One', suggested), kept(said)).changedElsewhere).toBe(true)
})
