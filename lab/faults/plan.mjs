import { seeded } from '../stage/seeded.mjs'
import { KINDS } from './kinds.mjs'

const NAMES = Object.keys(KINDS)

/** What a round does: drawn from its seed alone. */
export function drawPlan(seed, only) {
  const random = seeded(seed)
  const names = only ? [only] : someOf(random, random.int(1, 3))
  return names.map((name) => ({
    name,
    from: random.int(800, 3000),
    lasts: random.int(800, 4000),
    how: KINDS[name].draw(random),
  }))
}

function someOf(random, count) {
  const left = [...NAMES]
  return Array.from({ length: count }, () => left.splice(random.int(0, left.length - 1), 1)[0])
}

export function sayPlan(plan) {
  return plan
    .map(
      ({ name, from, lasts, how }) =>
        `${KINDS[name].say(how)} at ${(from / 1000).toFixed(1)} s for ${(lasts / 1000).toFixed(1)} s`,
    )
    .join(', ')
}
