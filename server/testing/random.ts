/** The same numbers on every run (mulberry32), so that a failure can be looked at again. */
export function seeded(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    int,
    chance: (share: number) => next() < share,
    pick: <T>(list: readonly T[]): T => list[int(0, list.length - 1)] as T,
    some: <T>(list: readonly T[], share: number): T[] => list.filter(() => next() < share),
  }
}

export type Random = ReturnType<typeof seeded>
