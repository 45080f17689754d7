import type { SearchFilter } from './search-filter.store.ts'

/**
 * How many rows a count may read before it takes a sample instead; `looks` where each of them needs a look elsewhere,
 * at its words or at what is held.
 */
export type CountBudget = { rows: number; looks: number }

export const COUNT_BUDGET: CountBudget = { rows: 2000, looks: 700 }

/** Words that so many listings have are counted by sampling the place; rarer ones have an index of their sample. */
const COMMON = 0.1

export type PageWay = 'walk' | 'near' | 'words'
export type CountWay = { from: 'place'; buckets: number } | { from: 'words'; buckets: 1 | 64 }

type Size = {
  /** Listings in the place asked for, everywhere, and the share of them that has the words. */
  inPlace: number
  total: number
  share: number
}

/**
 * A walk looks at `limit / share` rows until the page is full, a gather at every listing that has the words. Around
 * a point there is no order to walk in, so everything there is gathered.
 */
export function choosePageWay(
  { scope, lexemes }: SearchFilter,
  { inPlace, total, share }: Size,
  limit: number,
): PageWay {
  if (scope.by === 'near') return lexemes.length > 0 && total * share < inPlace ? 'words' : 'near'
  return lexemes.length > 0 && share * share * inPlace < limit ? 'words' : 'walk'
}

export function chooseCountWay(
  { scope, lexemes, time }: SearchFilter,
  { inPlace, total, share }: Size,
  budget: CountBudget,
): CountWay {
  const rows = time || lexemes.length > 0 ? budget.looks : budget.rows
  if (lexemes.length > 0) {
    const withWords = scope.by === 'near' ? total * share : Math.min(inPlace, total * share)
    if (withWords <= rows) return { from: 'words', buckets: 64 }
    if (scope.by !== 'near' && share < COMMON) return { from: 'words', buckets: 1 }
  }
  if (inPlace <= rows) return { from: 'place', buckets: 64 }
  return { from: 'place', buckets: Math.max(1, Math.floor((64 * rows) / inPlace)) }
}
