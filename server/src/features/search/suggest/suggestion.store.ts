import { sql } from 'kysely'
import type { Handle } from '../../../platform/db/database.ts'

export type TitleRow = { id: string; title: string; city: string; state: string }

/** Enough to choose the best of; a prefix that half the titles have must not cost more. */
const CONSIDERED = 200

/** Listings on offer whose titles have all of these words, the last of them perhaps only begun. */
export async function findTitlesByWords(handle: Handle, text: string, limit: number): Promise<TitleRow[]> {
  const { rows } = await sql<TitleRow>`
    with query as (
      select string_agg(quote_literal(word) || ':*A', ' & ')::tsquery as wanted
      from unnest(tsvector_to_array(to_tsvector('english', unaccent(${text})))) as word where length(word) > 1
    ), found as materialized (
      select t.id from listing_text t where t.tsv @@ (select wanted from query) limit ${CONSIDERED}
    )
    ${best} limit ${limit}
  `.execute(handle)
  return rows
}

/** Listings on offer with a title that sounds like it. */
export async function findTitlesLike(handle: Handle, text: string, limit: number): Promise<TitleRow[]> {
  const { rows } = await sql<TitleRow>`
    with found as materialized (
      select t.id from listing_text t where lower(t.title) %> lower(unaccent(${text})) limit ${CONSIDERED}
    )
    ${best} limit ${limit}
  `.execute(handle)
  return rows
}

const best = sql`
  select p.id, p.title, p.city, p.state from found
  join listing_search s on s.id = found.id
  join properties p on p.search_id = found.id
  order by s.score desc, s.id desc`
