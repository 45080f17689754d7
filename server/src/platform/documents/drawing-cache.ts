type Kept = { bytes: Promise<Buffer>; size: number }

/**
 * One drawing serves all who ask for the same key: while it is being made, and until `forMs` have passed or newer ones
 * of together `maxBytes` have taken its place. What fails is not kept.
 */
export function createDrawingCache({ maxBytes, forMs }: { maxBytes: number; forMs: number }) {
  const kept = new Map<string, Kept>()

  function forgetOldest(): void {
    let total = [...kept.values()].reduce((sum, { size }) => sum + size, 0)
    for (const [key, { size }] of kept) {
      if (total <= maxBytes) return
      if (size === 0) continue
      kept.delete(key)
      total -= size
    }
  }

  return {
    get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
      const known = kept.get(key)
      const drawing = known ?? { bytes: make(), size: 0 }
      // Put last: the first in the map is the one that nobody has asked for the longest.
      kept.delete(key)
      kept.set(key, drawing)
      if (known) return known.bytes
      const forget = () => {
        if (kept.get(key) === drawing) kept.delete(key)
      }
      drawing.bytes.then(({ length }) => {
        drawing.size = length
        forgetOldest()
        setTimeout(forget, forMs).unref()
      }, forget)
      return drawing.bytes
    },
    clear: () => kept.clear(),
  }
}
