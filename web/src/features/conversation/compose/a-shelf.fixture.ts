import type { Shelf } from './outbox.ts'

/** The part of local storage that a desk needs. */
export function aShelf(): Shelf & { names: () => string[] } {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    names: () => [...kept.keys()],
  }
}
