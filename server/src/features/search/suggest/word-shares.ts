import type { Deps } from '../../../platform/deps.ts'
import { countEverywhere } from './place.store.ts'
import { findWordShares } from './words.store.ts'

/** How common words are, and how many listings there are: for choosing the way to look, never for an answer. */
export type WordShares = { total: number; shareOf(lexemes: string[]): number }

const MINUTES_KEPT = 5
const kept = new WeakMap<Deps, { until: number; shares: Promise<WordShares> }>()

export function wordShares(deps: Deps, now: Date): Promise<WordShares> {
  const known = kept.get(deps)
  if (known && now.getTime() < known.until) return known.shares
  const shares = readShares(deps)
  kept.set(deps, { until: now.getTime() + MINUTES_KEPT * 60_000, shares })
  shares.catch(() => kept.delete(deps))
  return shares
}

async function readShares({ db }: Deps): Promise<WordShares> {
  const [total, frequent] = await Promise.all([countEverywhere(db), findWordShares(db)])
  const shares = new Map(frequent.map(({ word, share }) => [word, share]))
  return { total, shareOf: (lexemes) => jointShare(lexemes.map((word) => shares.get(word) ?? 0)) }
}

/**
 * Words go together more often than chance would have it, and less often than always: the rarest counts in
 * full, and each more common one half as much as the one before. An uncounted word is rare.
 */
function jointShare(shares: number[]): number {
  const rarestFirst = shares.toSorted((a, b) => a - b)
  return rarestFirst.reduce((joint, share, place) => joint * share ** (1 / 2 ** place), 1)
}
