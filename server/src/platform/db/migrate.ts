import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { runMigrations } from 'graphile-worker'
import type pg from 'pg'
import { StartupError } from '../startup-error.ts'

const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../../migrations/', import.meta.url))
// Any constant will do, as long as every process of this product uses the same one.
const LOCK = 7_266_683

type Migration = { name: string; sql: string; hash: string }

/** Forward only, each file in its own transaction, all processes in turn under one advisory lock. */
export async function migrate(pool: pg.Pool, progress: (line: string) => void = () => {}): Promise<string[]> {
  const migrations = await readMigrations()
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(
      'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; hash: string }>(
      'select name, hash from schema_migrations',
    )
    const pending = pendingMigrations(migrations, rows)
    for (const migration of pending) {
      progress(`Migrating ${migration.name}`)
      await apply(client, migration)
    }
    await runMigrations({ pgPool: pool })
    return pending.map((migration) => migration.name)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => {})
    client.release()
  }
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  try {
    await client.query('begin')
    await client.query(migration.sql)
    await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [
      migration.name,
      migration.hash,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
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
