import { sql } from 'kysely'
import type { Handle } from '../../../platform/db/database.ts'

/** What the words of a text are looked up as; empty for stop words and punctuation. */
export async function findLexemes(handle: Handle, text: string): Promise<string[]> {
  const { rows } = await sql<{ lexemes: string[] }>`
    select tsvector_to_array(to_tsvector('english', unaccent(${text}))) as lexemes
  `.execute(handle)
  return rows[0]?.lexemes ?? []
}

/** The share of listings that have a word, for the frequent ones, as the database last sampled them. */
export async function findWordShares(handle: Handle): Promise<{ word: string; share: number }[]> {
  const { rows } = await sql<{ word: string; share: number }>`
    select word, share
    from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) as frequent (word, share)
    where schemaname = current_schema() and tablename = 'listing_text' and attname = 'tsv' and word is not null
  `.execute(handle)
  return rows
}
