import type { Sort } from '@roomtone/contract/search/search'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Handle } from '../../platform/db/database.ts'
import type { PageWay } from './choose-way.ts'
import { filtersRows } from './filter-facts.ts'
import { BUCKETS, INDEXED_BUCKETS } from './project/buckets.ts'
import { hasWords, isFree, rowMatches, wordsQuery } from './search-filter.store.ts'
import type { LeastColumn, SearchFilter } from './search-filter.ts'

/** `premises`: null where no other space is in the same house. */
export type Found = { id: number; key: number; am: number; ptype: number; premises: number | null }
export type After = { key: number; id: number } | null
/** By the least that a listing asks: one after the other up, or down. */
export type LeastSort = LeastColumn | `${LeastColumn}_high`
export type Page = { sort: Sort | LeastSort; after: After; limit: number }

const UP = { direction: sql.raw('asc'), beyond: sql.raw('>'), before: sql.raw('<') } as const
const DOWN = { direction: sql.raw('desc'), beyond: sql.raw('<'), before: sql.raw('>') } as const

const KEYS = {
  recommended: { column: sql.raw('score'), ...DOWN },
  price: { column: sql.raw('price'), ...UP },
  price_high: { column: sql.raw('price'), ...DOWN },
  newest: { column: sql.raw('created_s'), ...DOWN },
  least_block: { column: sql.raw('least_block'), ...UP },
  least_block_high: { column: sql.raw('least_block'), ...DOWN },
  least_day: { column: sql.raw('least_day'), ...UP },
  least_day_high: { column: sql.raw('least_day'), ...DOWN },
} as const

/** Follows the index of the order within the place, and stops when the page is full. */
export async function walkPage(handle: Handle, filter: SearchFilter, page: Page): Promise<Found[]> {
  const { column } = KEYS[page.sort]
  // Opening hours are not in the index. Where most rows fail anyway, only what is left goes to the table for them.
  const [atOnce, atLast] = filtersRows(filter)
    ? [sql``, timeHoldsFor(filter, sql`w.id`)]
    : [timeHolds(filter), sql``]
  const { rows } = await sql<Found>`
    select w.id, w.key, w.am, w.ptype, w.premises
    from (
      select s.id, s.${column} as key, s.am, s.ptype, s.premises from listing_search s
      where ${rowMatches(filter, 'in order')}${beyond(page)}${atOnce}
    ) w
    where true${wordsHold(filter, sql`w.id`)}${atLast}${isFirstOfHouse(filter, page, sql`w`)}
    order by ${order(page, sql`w.key`, sql`w.id`)} limit ${page.limit}
  `.execute(handle)
  return rows
}

/** Brings together what the squares around a point hold, orders it, and asks for words and time from the best on. */
export async function gatherNear(handle: Handle, filter: SearchFilter, page: Page): Promise<Found[]> {
  const { column } = KEYS[page.sort]
  const { rows } = await sql<Found>`
    with g as materialized (
      select s.id, s.${column} as key, s.am, s.ptype, s.premises from listing_search s
      where ${rowMatches(filter)}${beyond(page)}
      order by ${order(page, sql`s.${column}`, sql`s.id`)}
    )
    select g.id, g.key, g.am, g.ptype, g.premises from g
    where true${wordsHold(filter, sql`g.id`)}${timeHoldsFor(filter, sql`g.id`)}${isFirstOfHouse(filter, page, sql`g`)}
    limit ${page.limit}
  `.execute(handle)
  return rows
}

/** For words that few listings have: all of these, ordered, and asked for time from the best on. */
export async function gatherWords(handle: Handle, filter: SearchFilter, page: Page): Promise<Found[]> {
  const { column } = KEYS[page.sort]
  const { rows } = await sql<Found>`
    with g as materialized (
      select s.id, s.${column} as key, s.am, s.ptype, s.premises
      from (select id from listing_text where tsv @@ ${wordsQuery(filter)} offset 0) t
      join listing_search s on s.id = t.id
      where ${rowMatches(filter)}${beyond(page)}
      order by ${order(page, sql`s.${column}`, sql`s.id`)}
    )
    select g.id, g.key, g.am, g.ptype, g.premises from g
    where true${timeHoldsFor(filter, sql`g.id`)}${isFirstOfHouse(filter, page, sql`g`)} limit ${page.limit}
  `.execute(handle)
  return rows
}

/** So many listings are asked whether they are free, at most: on a day when nearly all are taken that is nearly all. */
const LOOKED_AT = 8000

type Candidates = {
  found: Found[]
  /** The last of those looked at, where that ended the search before the page was full. */
  last: Found | null
}

/**
 * For totals, which want ten pages at once: looks at no more than `most` listings, so that a search always answers,
 * and says where it stopped.
 */
export async function findCandidates(
  handle: Handle,
  filter: SearchFilter,
  page: Page,
  way: PageWay,
  most = LOOKED_AT,
): Promise<Candidates> {
  const { column } = KEYS[page.sort]
  const source =
    way === 'words'
      ? sql`(select id from listing_text where tsv @@ ${wordsQuery(filter)} offset 0) t
        join listing_search s on s.id = t.id`
      : sql`listing_search s`
  const words = way === 'words' ? sql`` : wordsHold(filter, sql`g.id`)
  const inOrder = sql`
    select s.id, s.${column} as key, s.am, s.ptype, s.premises from ${source}
    where ${rowMatches(filter, way === 'walk' ? 'in order' : 'by square')}${beyond(page)}
    order by ${order(page, sql`s.${column}`, sql`s.id`)}`
  // Read row by row, so that a full page ends the walk.
  const { rows: found } = await sql<Found>`
    with g as materialized (${inOrder} limit ${sql.lit(most)})
    select g.id, g.key, g.am, g.ptype, g.premises from g
    where true${words}${timeHoldsFor(filter, sql`g.id`)} limit ${page.limit}
  `.execute(handle)
  if (found.length >= page.limit) return { found, last: null }
  const { rows } = await sql<Found>`${inOrder} offset ${sql.lit(most - 1)} limit 1`.execute(handle)
  return { found, last: rows[0] ?? null }
}

/** All spaces of these houses that match, whatever their order. */
export async function findSpaces(
  handle: Handle,
  filter: SearchFilter,
  sort: Page['sort'],
  premises: number[],
): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select s.id, s.${KEYS[sort].column} as key, s.am, s.ptype, s.premises from listing_search s
    where s.premises = any(${premises}::bigint[])
      and ${rowMatches(filter, 'in order')}${wordsHold(filter, sql`s.id`)}${timeHolds(filter)}
  `.execute(handle)
  return rows
}

export type Tally = { count: number; masks: string | null; types: string | null }

/** Counts the matches among the first buckets of a place, with what is needed for the facets. */
export async function tallyPlace(handle: Handle, filter: SearchFilter, buckets: number): Promise<Tally> {
  const sample = buckets < BUCKETS ? sql` and s.bucket < ${buckets}::int` : sql``
  return tally(
    handle,
    sql`select s.am, s.ptype from listing_search s
      where ${rowMatches(filter)}${sample}${wordsHold(filter, sql`s.id`)}${timeHolds(filter)}`,
  )
}

/** The same from the words' index: of all, or of the first buckets, which have an index of their own. */
export async function tallyWords(handle: Handle, filter: SearchFilter, buckets: number): Promise<Tally> {
  const sample = buckets < BUCKETS ? sql` and bucket < ${sql.lit(INDEXED_BUCKETS)}` : sql``
  return tally(
    handle,
    sql`select s.am, s.ptype
      from (select id from listing_text where tsv @@ ${wordsQuery(filter)}${sample} offset 0) t
      join listing_search s on s.id = t.id
      where ${rowMatches(filter)}${timeHolds(filter)}`,
  )
}

async function tally(handle: Handle, matches: RawBuilder<unknown>): Promise<Tally> {
  const { rows } = await sql<Tally>`
    with m as materialized (${matches})
    select count(*)::int as count, string_agg(am::text, ',') as masks, string_agg(ptype::text, ',') as types from m
  `.execute(handle)
  return rows[0] ?? { count: 0, masks: null, types: null }
}

/** Null for an id of no listing: the cursor was not ours. */
export async function findSearchId(handle: Handle, propertyId: string): Promise<number | null> {
  const row = await handle
    .selectFrom('properties')
    .select('search_id as searchId')
    .where('id', '=', propertyId)
    .executeTakeFirst()
  return row?.searchId ?? null
}

export async function findPropertyId(handle: Handle, searchId: number): Promise<string> {
  const row = await handle
    .selectFrom('properties')
    .select('id')
    .where('search_id', '=', searchId)
    .executeTakeFirstOrThrow()
  return row.id
}

export async function findZones(handle: Handle): Promise<{ id: number; name: string }[]> {
  return handle.selectFrom('zones').select(['id', 'name']).execute()
}

function beyond({ sort, after }: Page): RawBuilder<SqlBool> {
  if (!after) return sql``
  const { column, beyond } = KEYS[sort]
  return sql` and (s.${column}, s.id) ${beyond} (${after.key}::int, ${after.id}::bigint)`
}

function order({ sort }: Page, key: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<unknown> {
  const { direction } = KEYS[sort]
  return sql`${key} ${direction}, ${id} ${direction}`
}

/**
 * A house shows once: as the first of its spaces that matches. Lazy, and asked last: few rows have another space beside
 * them.
 */
function isFirstOfHouse(filter: SearchFilter, { sort }: Page, row: RawBuilder<unknown>): RawBuilder<unknown> {
  const { column, before } = KEYS[sort]
  return sql` and (${row}.premises is null or (
      select 1 from listing_search s where s.premises = ${row}.premises
        and (s.${column}, s.id) ${before} (${row}.key, ${row}.id)
        and ${rowMatches(filter, 'in order')}${wordsHold(filter, sql`s.id`)}${timeHolds(filter)}
      limit 1) is null)`
}

function wordsHold({ lexemes }: SearchFilter, id: RawBuilder<unknown>): RawBuilder<unknown> {
  return lexemes.length > 0 ? sql` and ${hasWords(lexemes, id)}` : sql``
}

function timeHolds({ time }: SearchFilter): RawBuilder<unknown> {
  return time ? sql` and ${isFree(time)}` : sql``
}

function timeHoldsFor({ time }: SearchFilter, id: RawBuilder<unknown>): RawBuilder<unknown> {
  return time ? sql` and (select ${isFree(time)} from listing_search s where s.id = ${id})` : sql``
}
