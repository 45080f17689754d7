import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from './generated/schema.ts'
import { prepareMarked } from './prepared.ts'

export type Db = Kysely<DB>
export type Tx = Transaction<DB>
/** For reads that are equally right inside and outside a transaction. */
export type Handle = Db | Tx

export type Database = {
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

// Counts and bigint identities of ours fit a double; cents never come near 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
// A birthday has no time zone; the driver's Date would give it one.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)

type Options = {
  max?: number
  applicationName?: string
  statementTimeoutMs?: number
  /** Settings of the planner, for every connection of the pool. */
  settings?: Record<string, string>
}

export function connect(url: string, options: Options = {}): Database {
  const settings = Object.entries(options.settings ?? {}).map(([name, value]) => `-c ${name}=${value}`)
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'roomtone',
    connectionTimeoutMillis: 10_000,
    statement_timeout: options.statementTimeoutMs ?? 30_000,
    idle_in_transaction_session_timeout: 60_000,
    ...(settings.length > 0 ? { options: settings.join(' ') } : {}),
  })
  // An idle connection that dies (server restart) must not take the process with it; the pool opens another.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    prepareMarked(client)
  })
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close: () => close(db, pool) }
}

/** Kysely ends the pool only if it has ever used it. */
async function close(db: Db, pool: pg.Pool): Promise<void> {
  if (pool.ended) return
  await db.destroy()
  if (!pool.ended) await pool.end()
}
