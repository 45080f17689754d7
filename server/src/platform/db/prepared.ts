import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'

const MARK = '/* prepared */'

/**
 * At the beginning or the end of a statement: each connection plans it once and keeps the plan. For what is asked many
 * times a second, always in the same words, and is found the same way whatever the values are.
 */
export const prepared = sql.raw(MARK)

const names = new Map<string, string>()

/** Kysely hands statements over without names, and the driver prepares those that have one. */
export function prepareMarked(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const named = (text: unknown, ...rest: unknown[]): unknown =>
    typeof text === 'string' && (text.startsWith(MARK) || text.endsWith(MARK))
      ? query({ name: nameOf(text), text, values: rest[0] }, ...rest.slice(1))
      : query(text, ...rest)
  client.query = named as pg.PoolClient['query']
}

function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32)
  names.set(text, name)
  return name
}
