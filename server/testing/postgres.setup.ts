import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import type { TestProject } from 'vitest/node'
import { connect } from '../src/platform/db/database.ts'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../src/platform/db/embedded/start-embedded-postgres.ts'
import { migrate, readMigrations } from '../src/platform/db/migrate.ts'
import { StartupError } from '../src/platform/startup-error.ts'

/** As whom requests run, and as whom everything belongs to. */
export type Template = { url: string; ownerUrl: string }

declare module 'vitest' {
  interface ProvidedContext {
    template: Template
  }
}

/** One PostgreSQL for the run, migrated once; every test file clones it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { postgres, close } = await openPostgres()
  const database = connect(postgres.url)
  const template = { url: postgres.requestsUrl, ownerUrl: postgres.url }
  await migrate(database.pool, undefined, new URL(template.url).username)
  if (!process.env['DATABASE_URL'])
    for (const url of Object.values(template)) await easeLogins(database.pool, url)
  await database.close()
  project.provide('template', template)
  return close
}

type Opened = { postgres: Pick<EmbeddedPostgres, 'url' | 'requestsUrl'>; close(): Promise<void> }

async function openPostgres(): Promise<Opened> {
  if (process.env['DATABASE_URL']) return openBeside(process.env['DATABASE_URL'])
  if (process.env['FROM_SCRATCH']) return openThrownAway()
  try {
    return await openKept()
  } catch (error) {
    // Another run in this folder has it.
    if (error instanceof StartupError) return openThrownAway()
    throw error
  }
}

/** On another PostgreSQL, as an older one that we promise to run on. Requests are its owner there. */
async function openBeside(given: string): Promise<Opened> {
  const admin = connect(given)
  const name = `roomtone_test_${randomBytes(4).toString('hex')}`
  await admin.pool.query(`create database ${name}`)
  const url = Object.assign(new URL(given), { pathname: `/${name}` }).href
  const close = async () => {
    await admin.pool.query(`drop database ${name} with (force)`)
    await admin.close()
  }
  return { postgres: { url, requestsUrl: url }, close }
}

async function openThrownAway(): Promise<Opened> {
  const dataDir = mkdtempSync(join(tmpdir(), 'roomtone-test-'))
  const postgres = await startEmbeddedPostgres({ dataDir, progress: () => {}, durable: false })
  const close = async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { postgres, close }
}

const KEPT = fileURLToPath(new URL('../../.cache/test-postgres', import.meta.url))

/** For runs by hand: creating and migrating takes longer than most files. Databases of a killed run are dropped. */
async function openKept(): Promise<Opened> {
  const postgres = await startEmbeddedPostgres({ dataDir: KEPT, progress: () => {}, durable: false })
  const admin = connect(Object.assign(new URL(postgres.url), { pathname: '/postgres' }).href)
  const { rows } = await admin.pool.query<{ name: string }>(
    `select datname as name from pg_database where datname like 'test\\_%'
     or (datname = 'roomtone' and shobj_description(oid, 'pg_database') is distinct from $1)`,
    [await stateOfMigrations()],
  )
  for (const { name } of rows) await admin.pool.query(`drop database ${name} with (force)`)
  if (rows.some(({ name }) => name === 'roomtone')) {
    await admin.pool.query('create database roomtone')
    await admin.pool.query(`comment on database roomtone is '${await stateOfMigrations()}'`)
  }
  await admin.close()
  return { postgres, close: () => postgres.stop() }
}

async function stateOfMigrations(): Promise<string> {
  const hashes = (await readMigrations()).map(({ hash }) => hash)
  return createHash('sha256').update(hashes.join()).digest('hex')
}

/** Thousands of connections are opened in a run, and most of what each costs is making a password hard to guess. */
async function easeLogins(pool: pg.Pool, url: string): Promise<void> {
  const { username, password } = new URL(url)
  const client = await pool.connect()
  await client.query('set scram_iterations = 1')
  await client.query(`alter role ${username} password '${decodeURIComponent(password)}'`)
  client.release(true)
}
