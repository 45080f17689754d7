import { BUCKETS, INDEXED_BUCKETS } from './project/buckets.ts'
import type { SearchFilter } from './search-filter.ts'

/**
 * How many rows a count may read before it takes a sample instead; `looks` where each of them needs a look elsewhere,
 * at its words or at what is held.
 */
export type CountBudget = { rows: number; looks: number }

export const COUNT_BUDGET: CountBudget = { rows: 2000, looks: 700 }

/**
 * Words that at least this share of listings have are counted by sampling the place; rarer ones have an index
 * of their sample.
 */
const COMMON = 0.1

/**
 * Microseconds, about: one more row of an index in its order, the same when all of them are to be ordered first, a look
 * at a listing's words, and a listing that the words led to.
 */
const COST = { row: 0.3, sorted: 1.5, look: 15, found: 5 }

/**
 * The share that an uncounted filter leaves, and how much better a walk must look where it may find too
 * little.
 */
const UNCOUNTED = 0.5
const CAUTION = 4

export type PageWay = 'walk' | 'near' | 'words'
export type CountWay = { from: 'place'; buckets: number } | { from: 'words'; buckets: number }

export type Size = {
  /** Listings in the place asked for, and everywhere. */
  inPlace: number
  total: number
  /** About which share of listings has all of the words, and which has all that must be on offer. */
  share: number
  offers: number
}

/**
 * A walk reads on until the page is full; a gather fetches everything that has the words or is around the
 * point, and orders it.
 */
export function choosePageWay(filter: SearchFilter, size: Size, limit: number): PageWay {
  const { scope, lexemes } = filter
  const { inPlace, share, offers } = size
  const looks = lexemes.length > 0 ? Math.min(inPlace * offers, limit / share) * COST.look : 0
  const walk = rowsWalked(filter, size, limit) * COST.row + looks
  const near = inPlace * COST.sorted + looks
  const other = scope.by !== 'near' || walk * CAUTION < near ? 'walk' : 'near'
  if (lexemes.length === 0) return other
  return foundByWords(scope, size) * COST.found < (other === 'walk' ? walk : near) ? 'words' : other
}

/** Around a point, the walk passes everything that is elsewhere. */
function rowsWalked(filter: SearchFilter, { inPlace, total, share, offers }: Size, limit: number): number {
  const { scope, crew, minPrice, maxPrice, least, types, kinds, time } = filter
  const prices = [minPrice !== null, maxPrice !== null, least !== null]
  const uncounted = [crew !== null, ...prices, types.length > 0, kinds.length > 0, time !== null]
  const matching = share * offers * UNCOUNTED ** uncounted.filter(Boolean).length
  const isNear = scope.by === 'near'
  const [all, here] = isNear ? [total, inPlace / Math.max(total, 1)] : [inPlace, 1]
  return Math.min(all, limit / (matching * here))
}

export function chooseCountWay(
  { scope, lexemes, time }: SearchFilter,
  size: Size,
  budget: CountBudget,
): CountWay {
  const { inPlace, share } = size
  const rows = time || lexemes.length > 0 ? budget.looks : budget.rows
  if (lexemes.length > 0) {
    if (foundByWords(scope, size) <= rows) return { from: 'words', buckets: BUCKETS }
    if (scope.by !== 'near' && share < COMMON) return { from: 'words', buckets: INDEXED_BUCKETS }
  }
  if (inPlace <= rows) return { from: 'place', buckets: BUCKETS }
  return { from: 'place', buckets: Math.max(1, Math.floor((BUCKETS * rows) / inPlace)) }
}

/** City, state and offers ride along as words; a circle does not. */
function foundByWords(scope: SearchFilter['scope'], { inPlace, total, share, offers }: Size): number {
  return (scope.by === 'near' ? total : inPlace) * share * offers
}
