import type { DraftContent } from '@roomtone/contract/application/draft'
import { expect, test } from 'vitest'
import { isSame, reconcile, type Snapshot } from './kept-draft.ts'

const content = (title: string) =>
  ({ title, location: { city: 'Albany', zip: '' }, photos: ['a'] }) as unknown as DraftContent
const typed = (title: string): Snapshot => ({ screen: 'title', content: content(title) })

test('the server holds when nothing was kept', () => {
  expect(reconcile({ version: 4, content: content('One') }, null)).toEqual({
    mine: null,
    changedElsewhere: false,
  })
})

test('what was typed on the version the server still has goes on', () => {
  const kept = { version: 4, sending: null, latest: typed('Two') }
  expect(reconcile({ version: 4, content: content('One') }, kept).mine).toEqual(typed('Two'))
})

test('what was typed after a save whose answer was lost goes on from that save', () => {
  const kept = { version: 4, sending: typed('Two'), latest: typed('Three') }
  expect(reconcile({ version: 5, content: content('Two') }, kept).mine).toEqual(typed('Three'))
})

test('a save that arrived although its answer was lost is no change by someone else', () => {
  const kept = { version: 4, sending: typed('Two '), latest: null }
  const arrived = reconcile({ version: 5, content: content('Two') }, kept)
  expect(arrived).toEqual({ mine: null, changedElsewhere: false })
})

test('a newer version from elsewhere holds, and is told', () => {
  const kept = { version: 4, sending: null, latest: typed('Two') }
  const newer = reconcile({ version: 6, content: content('Elsewhere') }, kept)
  expect(newer).toEqual({ mine: null, changedElsewhere: true })
})

test('the order of keys and blanks at the ends make no difference', () => {
  const turned = {
    photos: ['a'],
    title: ' One',
    location: { zip: '', city: 'Albany ' },
  } as unknown as DraftContent
  expect(isSame(content('One'), turned)).toBe(true)
  expect(isSame(content('One'), content('Two'))).toBe(false)
})
