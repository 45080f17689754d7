import type { SearchReply } from '@roomtone/contract/search/search'
import type { SearchQuery } from '@roomtone/contract/search/search-properties'
import { PROPERTY_TYPES, SPACE_KINDS } from '@roomtone/domain/listing/options'
import { offerBits, offerMask } from '@roomtone/domain/listing/search-bits'
import type { Cents } from '@roomtone/domain/money/cents'
import type { Deps } from '../../platform/deps.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { notOurs, readOrderCursor, writeCursor } from '../../platform/http/cursor.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { askTime } from './asked-time.ts'
import {
  CANDIDATES,
  comesAfter,
  comesBefore,
  firstOfHouses,
  leastFor,
  leastSort,
  orderByTotal,
  type TotalsAsked,
  totalsAsked,
} from './by-total.ts'
import { COUNT_BUDGET, type CountBudget, chooseCountWay, choosePageWay } from './choose-way.ts'
import { facetsView } from './facets.view.ts'
import { offerLexemes } from './filter-facts.ts'
import { findCardsBySearchId } from './find-cards.ts'
import { LIMITS } from './limits.ts'
import { BUCKETS } from './project/buckets.ts'
import { resolveWhere } from './resolve-where.ts'
import {
  type After,
  type Found,
  findCandidates,
  findPropertyId,
  findSearchId,
  findSpaces,
  findZones,
  gatherNear,
  gatherWords,
  type Page,
  type Tally,
  tallyPlace,
  tallyWords,
  walkPage,
} from './search.store.ts'
import type { SearchFilter } from './search-filter.ts'
import { wordShares } from './suggest/word-shares.ts'
import { findLexemes } from './suggest/words.store.ts'
import { totalsFor } from './totals-for.ts'
import { unlessTooSlow } from './unless-too-slow.ts'

type Counted = { matches: { am: number; ptype: number }[]; weight: number }

export async function searchProperties(
  deps: Deps,
  query: SearchQuery,
  caller: Pick<Caller, 'address'>,
  budget: CountBudget = COUNT_BUDGET,
): Promise<SearchReply> {
  await requireWithin(deps, LIMITS.searchesFromAddress, caller.address)
  const now = deps.clock.now()
  return unlessTooSlow(async () => {
    const totals = totalsAsked(query)
    const [after, asked] = await Promise.all([
      resolveCursor(deps, query, totals),
      resolveFilter(deps, query, totals, now),
    ])
    const { filter, place, sizes } = asked
    const [page, counted] = await Promise.all([
      totals ? pageByTotal(deps, query, asked, totals, after) : pageInOrder(deps, query, asked, after),
      countMatches(deps, filter, chooseCountWay(filter, sizes, budget)),
    ])
    const [cards, nextId] = await Promise.all([
      findCardsBySearchId(
        deps.db,
        page.shown.map(({ id }) => id),
      ),
      page.next && findPropertyId(deps.db, page.next.id),
    ])
    return {
      items: page.shown.flatMap(({ id }) => {
        const card = cards.get(id)
        return card
          ? [{ ...card, total: page.totals.get(id) ?? null, moreSpaces: page.moreSpaces.get(id) ?? 0 }]
          : []
      }),
      nextCursor: page.next && nextId ? writeCursor([query.sort, page.next.key, nextId]) : null,
      compared: page.compared,
      place,
      ...summary(page, counted),
    }
  })
}

type FoundPage = {
  shown: Found[]
  totals: Map<number, Cents>
  /** How many other spaces of the same house match as well. */
  moreSpaces: Map<number, number>
  /** Where the next page goes on; null where there is none. */
  next: After
  /** Everything that matches, where this page has seen it all. */
  all: Found[] | null
  /** At least so many match. */
  seen: number
  /** What share of those looked at is within the range of totals; null where nobody named one. */
  share: number | null
  compared: number | null
}

async function pageInOrder(
  deps: Deps,
  query: SearchQuery,
  { filter, sizes }: Resolved,
  after: After,
): Promise<FoundPage> {
  const limit = query.limit + 1
  const way = choosePageWay(filter, sizes, limit)
  const found = await findPage(deps, filter, { sort: query.sort, after, limit }, way)
  const shown = found.slice(0, query.limit)
  const hasMore = found.length > query.limit
  const houses = housesOf(shown)
  const [totals, spaces] = await Promise.all([
    totalsFor(deps, idsOf(shown), query),
    houses.length > 0 ? findSpaces(deps.reads.walk, filter, query.sort, houses) : [],
  ])
  return {
    shown,
    totals,
    moreSpaces: countMore(shown, spaces),
    next: hasMore ? (shown.at(-1) ?? null) : null,
    all: after === null && !hasMore ? withSpaces(shown, spaces) : null,
    seen: found.length,
    share: null,
    compared: null,
  }
}

/**
 * No index knows totals: a menu, a weekend and a tax go into them. So the candidates come in the order of the least
 * they can cost, their totals are worked out, and these decide. Each page of an order by total begins from the start.
 */
async function pageByTotal(
  deps: Deps,
  query: SearchQuery,
  { filter, sizes }: Resolved,
  asked: TotalsAsked,
  after: After,
): Promise<FoundPage> {
  const { direction } = asked
  const limit = CANDIDATES + 1
  const page = direction
    ? { sort: leastSort(asked, direction), after: null, limit }
    : { sort: query.sort, after, limit }
  const way = choosePageWay(filter, sizes, limit)
  const reads = way === 'walk' ? deps.reads.walk : deps.reads.gather
  const { found, last } = await findCandidates(reads, filter, page, way)
  const candidates = found.slice(0, CANDIDATES)
  const houses = housesOf(candidates)
  const spaces = houses.length > 0 ? await findSpaces(reads, filter, page.sort, houses) : []
  const totals = await totalsFor(deps, [...new Set(idsOf([...candidates, ...spaces]))], query)
  const inRange = orderByTotal(spaces, totals, asked)
  const fit = firstOfHouses(orderByTotal(candidates, totals, asked), inRange, (one, other) =>
    direction ? comesAfter(other, one, direction) : comesBefore(page.sort, one, other),
  )
  const rest = direction ? fit.filter((one) => comesAfter(one, after, direction)) : fit
  const shown = rest.slice(0, query.limit)
  const hasMore = found.length > CANDIDATES
  const isAll = !hasMore && last === null
  const goesOn = direction === null ? (hasMore ? candidates.at(-1) : last) : null
  return {
    shown,
    totals,
    moreSpaces: countMore(shown, inRange),
    next: (rest.length > query.limit ? shown.at(-1) : goesOn) ?? null,
    all: isAll && (direction !== null || after === null) ? withSpaces(fit, inRange) : null,
    seen: fit.length,
    share: asked.min === null && asked.max === null ? null : fit.length / Math.max(1, candidates.length),
    compared: direction !== null && !isAll ? candidates.length : null,
  }
}

function housesOf(found: Found[]): number[] {
  return [...new Set(found.flatMap(({ premises }) => premises ?? []))]
}

/** Every space that matches: those that stand alone, and all of the houses. */
function withSpaces(shown: Found[], spaces: Found[]): Found[] {
  return [...shown.filter(({ premises }) => premises === null), ...spaces]
}

function countMore(shown: Found[], spaces: Found[]): Map<number, number> {
  const others = (one: Found) =>
    spaces.filter(({ id, premises }) => premises === one.premises && id !== one.id).length
  return new Map(shown.flatMap((one) => (one.premises === null ? [] : [[one.id, others(one)]])))
}

function idsOf(found: Found[]): number[] {
  return found.map(({ id }) => id)
}

/** What is seen to be there is counted, whatever a sample says. A count knows no totals: a share of it is within them. */
function summary({ all, seen, share }: FoundPage, counted: Counted): Pick<SearchReply, 'count' | 'facets'> {
  const { matches, weight } = all
    ? { matches: all, weight: 1 }
    : { ...counted, weight: counted.weight * (share ?? 1) }
  const value = Math.max(Math.round(matches.length * weight), seen)
  const isExact = all !== null || (share === null && weight === 1)
  return { count: { value, isExact }, facets: facetsView(matches, weight) }
}

async function resolveCursor(
  { db }: Deps,
  { cursor, sort }: SearchQuery,
  totals: TotalsAsked | null,
): Promise<After> {
  const after = readOrderCursor(cursor, sort, totals?.direction ? { most: Number.MAX_SAFE_INTEGER } : {})
  if (!after) return null
  const id = await findSearchId(db, after.id)
  if (id === null) throw notOurs()
  return { key: after.key, id }
}

type Resolved = Awaited<ReturnType<typeof resolveFilter>>

async function resolveFilter(deps: Deps, query: SearchQuery, totals: TotalsAsked | null, now: Date) {
  const { db } = deps
  const where = await resolveWhere(deps, query.where ?? '')
  const text = `${where?.words ?? ''} ${query.words ?? ''}`.trim()
  const [lexemes, zones, shares, settings] = await Promise.all([
    text === '' ? [] : findLexemes(db, text),
    query.from === undefined ? [] : findZones(db),
    wordShares(deps, now),
    deps.settings.recent(),
  ])
  const offer = {
    amenities: query.amenities,
    isInstant: query.instant !== undefined,
    isEnhanced: query.privacy !== undefined,
  }
  const filter: SearchFilter = {
    scope: where?.scope ?? { by: 'all' },
    lexemes,
    crew: query.crew ?? null,
    minPrice: query.minPrice ?? null,
    maxPrice: query.maxPrice ?? null,
    least: totals && leastFor(totals, settings.platform_fee),
    types: query.types.map((type) => PROPERTY_TYPES.indexOf(type)),
    kinds: query.kinds.map((kind) => SPACE_KINDS.indexOf(kind)),
    mask: offerMask(offer),
    bits: offerBits(offer),
    time: askTime(query, zones, now),
  }
  const { total } = shares
  const inPlace = filter.scope.by === 'all' ? total : (where?.size ?? total)
  const [share, offered] = [shares.shareOf(lexemes), shares.shareOf(offerLexemes(filter))]
  return { filter, place: where?.place ?? null, sizes: { inPlace, total, share, offers: offered } }
}

function findPage(
  { reads }: Deps,
  filter: SearchFilter,
  page: Page,
  way: ReturnType<typeof choosePageWay>,
): Promise<Found[]> {
  switch (way) {
    case 'walk':
      return walkPage(reads.walk, filter, page)
    case 'near':
      return gatherNear(reads.gather, filter, page)
    case 'words':
      return gatherWords(reads.gather, filter, page)
  }
}

async function countMatches(
  { reads }: Deps,
  filter: SearchFilter,
  way: ReturnType<typeof chooseCountWay>,
): Promise<Counted> {
  const tally =
    way.from === 'place'
      ? await tallyPlace(reads.walk, filter, way.buckets)
      : await tallyWords(reads.gather, filter, way.buckets)
  return { matches: matchesOf(tally), weight: BUCKETS / way.buckets }
}

function matchesOf({ masks, types }: Tally): Counted['matches'] {
  const kinds = types?.split(',').map(Number) ?? []
  return (masks?.split(',') ?? []).map((mask, n) => ({ am: Number(mask), ptype: kinds[n] ?? 0 }))
}
