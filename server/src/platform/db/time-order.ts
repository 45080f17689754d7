import type { TimeSort } from '@roomtone/domain/queue/tables'
import { type RawBuilder, sql } from 'kysely'

/** The same index is walked from either end; what comes after a row is beyond it in that direction. */
export function timeOrder(sort: TimeSort): { way: 'asc' | 'desc'; beyond: RawBuilder<unknown> } {
  return sort === 'oldest' ? { way: 'asc', beyond: sql`>` } : { way: 'desc', beyond: sql`<` }
}

/** For `ilike`: what people type is words, not a pattern. */
export function containing(words: string): string {
  return `%${words.replace(/[\\%_]/g, '\\$&')}%`
}
