import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import type { TestProject } from 'vitest/node'
import { connect } from '../src/platform/db/database.ts'
import { startEmbeddedPostgres } from '../src/platform/db/embedded/start-embedded-postgres.ts'
import { migrate } from '../src/platform/db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string
  }
}

/** One PostgreSQL for the run, migrated once; every test file clones it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'roomtone-test-'))
  const postgres = await startEmbeddedPostgres({ dataDir, progress: () => {}, durable: false })
  const database = connect(postgres.url)
  await migrate(database.pool)
  await easeLogins(database.pool, postgres.url)
  await database.close()
  project.provide('templateUrl', postgres.url)
  return async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Thousands of connections are opened in a run, and most of what each costs is making a password hard to guess. */
async function easeLogins(pool: pg.Pool, url: string): Promise<void> {
  const { username, password } = new URL(url)
  const client = await pool.connect()
  await client.query('set scram_iterations = 1')
  await client.query(`alter role ${username} password '${decodeURIComponent(password)}'`)
  client.release(true)
}
