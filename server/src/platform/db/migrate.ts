import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { runMigrations } from 'graphile-worker'
import type pg from 'pg'
import { MIGRATIONS_FOLDER } from '../folders.ts'
import { StartupError } from '../startup-error.ts'
import { grantRequests } from './grant-requests.ts'
import { statementsOf } from './statements.ts'

// Any constant will do, as long as every process of this product uses the same one.
const LOCK = 7_266_683
const TURN_MS = 100
const LOCK_NOT_AVAILABLE = '55P03'
const INSUFFICIENT_PRIVILEGE = '42501'
const TRIES = 20
const DAY_MS = 86_400_000

type Migration = { name: string; sql: string; hash: string }

/**
 * Forward only, each file in its own transaction, all processes in turn under one advisory lock. A user that may change
 * nothing can call it too, and be told whether there is something to change. `requests` is whom the rest is done as,
 * where that is somebody else.
 */
export async function migrate(
  pool: pg.Pool,
  progress: (line: string) => void = () => {},
  requests: string | null = null,
): Promise<string[]> {
  const migrations = await readMigrations()
  const client = await pool.connect()
  try {
    await takeTurn(client)
    const pending = pendingMigrations(migrations, await readApplied(client))
    for (const migration of pending) {
      progress(`Migrating ${migration.name}`)
      await apply(client, migration)
    }
    await runMigrations({ pgPool: pool })
    if (requests !== null) await grantRequests(client, requests)
    return pending.map((migration) => migration.name)
  } catch (error) {
    if ((error as { code?: string }).code !== INSUFFICIENT_PRIVILEGE) throw error
    throw new StartupError(
      'This database is not of the shape that this version needs, and the user of DATABASE_URL may not change it. Start a process that has DATABASE_OWNER_URL first.',
    )
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => {})
    client.release()
  }
}

/** Creates the table if it is missing; a user who may not create it can still read it. */
async function readApplied(client: pg.PoolClient): Promise<{ name: string; hash: string }[]> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('schema_migrations') is not null as "isThere"`,
  )
  if (!rows[0]?.isThere)
    await client.query(
      'create table schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    )
  const applied = await client.query<{ name: string; hash: string }>(
    'select name, hash from schema_migrations',
  )
  return applied.rows
}

/**
 * Polls instead of waiting: a transaction that waits within a statement would block an index that is being
 * built concurrently.
 */
async function takeTurn(client: pg.PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      LOCK,
    ])
    if (rows[0]?.taken) return
    await wait(TURN_MS)
  }
}

/**
 * A statement that waits for a lock on a table makes everyone behind it wait too, so it gives up and tries
 * again.
 */
export async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await (isWithoutTransaction(migration) ? applyInSteps : applyAtOnce)(client, migration)
    } catch (error) {
      const { code } = error as { code?: string }
      if (code !== LOCK_NOT_AVAILABLE || attempt === TRIES) throw error
      await wait(TURN_MS * attempt)
    }
  }
}

async function applyAtOnce(client: pg.PoolClient, { name, sql, hash }: Migration): Promise<void> {
  try {
    await client.query('begin')
    await client.query("set local lock_timeout = '1s'; set local statement_timeout = 0")
    await client.query(patiently(sql))
    await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** For indexes that are built while the table is written to. Its steps can be taken again after a crash. */
async function applyInSteps(client: pg.PoolClient, { name, sql, hash }: Migration): Promise<void> {
  try {
    await client.query('set statement_timeout = 0')
    for (const { text } of statementsOf(sql)) await client.query(patiently(text))
  } finally {
    await client.query('reset statement_timeout')
  }
  await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash])
}

/** The driver's own limit is for requests of people; an index over millions of rows takes longer. */
function patiently(text: string): pg.QueryConfig {
  return { text, query_timeout: DAY_MS } as pg.QueryConfig
}

export function isWithoutTransaction({ sql }: Pick<Migration, 'sql'>): boolean {
  return sql.startsWith('-- Without a transaction.')
}

export function pendingMigrations(all: Migration[], applied: { name: string; hash: string }[]): Migration[] {
  const known = new Map(all.map((migration) => [migration.name, migration.hash]))
  for (const row of applied) {
    const hash = known.get(row.name)
    if (hash === undefined)
      throw new StartupError(
        `This database was migrated by a newer Roomtone (${row.name}). Please update the code first.`,
      )
    if (hash !== row.hash)
      throw new StartupError(
        `The migration ${row.name} was changed after it had been applied. Add a new migration instead.`,
      )
  }
  const done = new Set(applied.map((row) => row.name))
  return all.filter((migration) => !done.has(migration.name))
}

export async function readMigrations(folder = MIGRATIONS_FOLDER): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(`${folder}/${name}`, 'utf8')
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}
