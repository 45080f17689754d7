import { Kysely, type RawBuilder, type Transaction } from 'kysely'
import pg from 'pg'
import { dialectOf } from './driver.ts'
import type { DB } from './generated/schema.ts'
import { HangUpClient } from './hang-up-client.ts'
import { keepWarm } from './keep-warm.ts'
import { createNotifier } from './notifier.ts'

export type Db = Kysely<DB>
export type Tx = Transaction<DB>
/** For reads that are equally right inside and outside a transaction. */
export type Handle = Db | Tx
/** For parts of statements: an id, or the column of a row that has it. */
export type SqlId = string | RawBuilder<string>

export type Database = {
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

// Our counts and bigint identities fit a double; cents never come near 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
// A birthday has no time zone; the driver's Date would give it one.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)

export type Options = {
  max?: number
  /** How many used connections are kept for the next callers. */
  warm?: number
  applicationName?: string
  /** 0 for no limit at all. */
  statementTimeoutMs?: number
  /** For answers of a server that may disappear silently. */
  queryTimeoutMs?: number
  connectionTimeoutMs?: number
  /** Settings of the planner, for every connection of the pool. */
  settings?: Record<string, string>
}

export function connect(url: string, options: Options = {}): Database {
  const statementTimeout = options.statementTimeoutMs ?? 30_000
  const settings = {
    statement_timeout: statementTimeout,
    // None of our code waits in the middle of a transaction; a connection that does has lost its line, and
    // holds locks.
    idle_in_transaction_session_timeout: 20_000,
    ...options.settings,
  }
  // Not among what a connection begins with: a pooler in between would refuse or forget them.
  const setUp = Object.entries(settings).map(([name, value]) => `set ${name} = '${value}'`)
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'roomtone',
    connectionTimeoutMillis: options.connectionTimeoutMs ?? 10_000,
    onConnect: async (client) => {
      await client.query(setUp.join('; '))
    },
    // The server's own limit cannot be heard over a line that is dead.
    query_timeout: options.queryTimeoutMs ?? (statementTimeout && statementTimeout + 5000),
    pipeline: true,
    Client: HangUpClient,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  // An idle connection that dies (server restart) must not take the process with it; the pool opens another.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<DB>({ dialect: dialectOf(pool, createNotifier(pool)) })
  const warmth = keepWarm(pool, options.warm ?? 0)
  return {
    db,
    pool,
    close: () => {
      warmth.stop()
      return close(db, pool)
    },
  }
}

/** Kysely ends the pool only if it has ever used it. */
async function close(db: Db, pool: pg.Pool): Promise<void> {
  if (pool.ended) return
  await db.destroy()
  if (!pool.ended) await pool.end()
}
