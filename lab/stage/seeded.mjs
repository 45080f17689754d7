/** The same draws for the same seed (mulberry32). */
export function seeded(seed) {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const int = (min, max) => min + Math.floor(next() * (max - min + 1))
  return { next, int, chance: (share) => next() < share, pick: (list) => list[int(0, list.length - 1)] }
}
