import { expect, it } from 'vitest'
import { forgetKept } from './forget-kept.ts'

function aShelf(...keys: string[]) {
  const kept = new Set(keys)
  return {
    kept,
    get length() {
      return kept.size
    },
    key: (n: number) => [...kept][n] ?? null,
    removeItem: (key: string) => void kept.delete(key),
  }
}

it('removes what this person wrote from the browser and the tab, and leaves the rest', () => {
  const local = aShelf(
    'roomtone.device',
    'roomtone.message-draft.ada.7',
    'roomtone.outbox.ada.1',
    'roomtone.message-draft.bea.7',
  )
  const tab = aShelf('roomtone.draft.1', 'checkout')
  forgetKept('ada', () => [local, tab])
  expect([...local.kept]).toEqual(['roomtone.device', 'roomtone.message-draft.bea.7'])
  expect([...tab.kept]).toEqual([])
})

it('does not mind storage that is blocked', () => {
  expect(() =>
    forgetKept('ada', () => {
      throw new Error('SecurityError')
    }),
  ).not.toThrow()
})
