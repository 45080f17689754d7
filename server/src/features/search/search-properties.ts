import type { SearchReply } from '@roomtone/contract/search/search'
import type { SearchQuery } from '@roomtone/contract/search/search-properties'
import { PROPERTY_TYPES, SPACE_KINDS } from '@roomtone/domain/listing/options'
import { offerBits, offerMask } from '@roomtone/domain/listing/search-bits'
import type { Deps } from '../../platform/deps.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { notOurs, readOrderCursor, writeCursor } from '../../platform/http/cursor.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { askTime } from './asked-time.ts'
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
  findSearchId,
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
    const [after, asked] = await Promise.all([resolveCursor(deps, query), resolveFilter(deps, query, now)])
    const { filter, place, sizes } = asked
    const page = { sort: query.sort, after, limit: query.limit + 1 }
    const [found, counted] = await Promise.all([
      findPage(deps, filter, page, choosePageWay(filter, sizes, page.limit)),
      countMatches(deps, filter, chooseCountWay(filter, sizes, budget)),
    ])
    const shown = found.slice(0, query.limit)
    const ids = shown.map(({ id }) => id)
    const [cards, totals] = await Promise.all([
      findCardsBySearchId(deps.db, ids),
      totalsFor(deps, ids, query),
    ])
    const last = shown.findLast(({ id }) => cards.has(id))
    const hasMore = found.length > query.limit && last !== undefined
    return {
      items: shown.flatMap(({ id }) => {
        const card = cards.get(id)
        return card ? [{ ...card, total: totals.get(id) ?? null }] : []
      }),
      nextCursor: hasMore ? writeCursor([query.sort, last.key, cards.get(last.id)?.id ?? '']) : null,
      place,
      ...summary(after === null && !hasMore ? { matches: shown, weight: 1 } : counted, found.length),
    }
  })
}

/** What is seen to be there is counted, whatever a sample says. */
function summary({ matches, weight }: Counted, seen: number): Pick<SearchReply, 'count' | 'facets'> {
  const value = Math.max(Math.round(matches.length * weight), seen)
  return { count: { value, isExact: weight === 1 }, facets: facetsView(matches, weight) }
}

async function resolveCursor({ db }: Deps, { cursor, sort }: SearchQuery): Promise<After> {
  const after = readOrderCursor(cursor, sort)
  if (!after) return null
  const id = await findSearchId(db, after.id)
  if (id === null) throw notOurs()
  return { key: after.key, id }
}

async function resolveFilter(deps: Deps, query: SearchQuery, now: Date) {
  const { db } = deps
  const where = await resolveWhere(deps, query.where ?? '')
  const text = `${where?.words ?? ''} ${query.words ?? ''}`.trim()
  const [lexemes, zones, shares] = await Promise.all([
    text === '' ? [] : findLexemes(db, text),
    query.from === undefined ? [] : findZones(db),
    wordShares(deps, now),
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
