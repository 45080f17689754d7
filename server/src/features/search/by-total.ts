import type { SearchQuery } from '@roomtone/contract/search/search-properties'
import { STAY_MAX_DAYS } from '@roomtone/domain/listing/editing'
import type { Cents } from '@roomtone/domain/money/cents'
import { daysBetween } from '@roomtone/domain/time/local-date'
import type { After, Found, LeastSort, Page } from './search.store.ts'
import type { SearchFilter } from './search-filter.ts'

/** Of so many listings a search works out the true totals, to order by them or to leave some out. */
export const CANDIDATES = 240

const INT_MAX = 2_147_483_647
/** Fee and tax are rounded to whole dollars, each by half of one at most. */
const ROUNDING: Cents = 50

export type TotalsAsked = {
  /** Null where another order was asked for, and totals only decide what is left out. */
  direction: 'low' | 'high' | null
  min: Cents | null
  max: Cents | null
  days: number
}

/** Null where nothing depends on what a listing costs for the time asked for. */
export function totalsAsked({ from, to, sort, minTotal, maxTotal }: SearchQuery): TotalsAsked | null {
  if (from === undefined) return null
  const days = daysBetween(from, to ?? from) + 1
  if (days < 1 || days > STAY_MAX_DAYS) return null
  const direction = sort === 'price' ? 'low' : sort === 'price_high' ? 'high' : null
  if (direction === null && minTotal === undefined && maxTotal === undefined) return null
  return { direction, min: minTotal ?? null, max: maxTotal ?? null, days }
}

/** What can be said before any total is known. Taxes differ by place, so nothing is taken for granted about them. */
export function leastFor({ max, days }: TotalsAsked, feeHundredths: number): SearchFilter['least'] {
  if (max === null) return null
  const beforeFee = Math.ceil(((max + ROUNDING) * 10_000) / (10_000 + feeHundredths))
  const most = Math.min(INT_MAX, days > 1 ? Math.floor(beforeFee / days) : beforeFee)
  return { column: days > 1 ? 'least_day' : 'least_block', most }
}

export function leastSort({ days }: TotalsAsked, direction: 'low' | 'high'): LeastSort {
  const column = days > 1 ? 'least_day' : 'least_block'
  return direction === 'low' ? column : `${column}_high`
}

/** What of the candidates is within the range, in the order asked for; for an order by total, the total is their key. */
export function orderByTotal(
  candidates: Found[],
  totals: Map<number, Cents>,
  { direction, min, max }: TotalsAsked,
): Found[] {
  const fit = candidates.filter(({ id }) => isWithin(totals.get(id), min, max))
  if (direction === null) return fit
  // What cannot be had for this crew has no total, and comes last either way.
  const none = direction === 'low' ? Number.MAX_SAFE_INTEGER : 0
  return fit
    .map((one) => ({ ...one, key: totals.get(one.id) ?? none }))
    .sort((a, b) => (direction === 'low' ? compare(a, b) : compare(b, a)))
}

/**
 * A house shows once, as the first of its spaces within the range. `spaces` are all that match at these houses, before
 * and after the candidates.
 */
export function firstOfHouses(
  fit: Found[],
  spaces: Found[],
  isBefore: (one: Found, other: Found) => boolean,
): Found[] {
  return fit.filter(
    (one) =>
      one.premises === null ||
      !spaces.some((other) => other.premises === one.premises && other.id !== one.id && isBefore(other, one)),
  )
}

const ASCENDING: readonly string[] = ['price', 'least_block', 'least_day'] satisfies Page['sort'][]

/** Whether one comes before another in the order of an index. */
export function comesBefore(sort: Page['sort'], one: Found, other: Found): boolean {
  return ASCENDING.includes(sort) ? compare(one, other) < 0 : compare(one, other) > 0
}

export function comesAfter(one: Found, after: After, direction: 'low' | 'high'): boolean {
  if (after === null) return true
  return direction === 'low' ? compare(one, after) > 0 : compare(one, after) < 0
}

function isWithin(total: Cents | undefined, min: Cents | null, max: Cents | null): boolean {
  if (min === null && max === null) return true
  return total !== undefined && total >= (min ?? 0) && total <= (max ?? Number.MAX_SAFE_INTEGER)
}

type Place = { key: number; id: number }

function compare(a: Place, b: Place): number {
  return a.key - b.key || a.id - b.id
}
