import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import type { TestProject } from 'vitest/node'
import { connect } from '../src/platform/db/database.ts'
import { startEmbeddedPostgres } from '../src/platform/db/embedded/start-embedded-postgres.ts'
import { migrate } from '../src/platform/db/migrate.ts'

/** As whom requests run, and as whom everything belongs to. */
export type Template = { url: string; ownerUrl: string }

declare module 'vitest' {
  interface ProvidedContext {
    template: Template
  }
}

/** One PostgreSQL for the run, migrated once; every test file clones it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'roomtone-test-'))
  const postgres = await startEmbeddedPostgres({ dataDir, progress: () => {}, durable: false })
  const database = connect(postgres.url)
  const template = { url: postgres.requestsUrl, ownerUrl: postgres.url }
  await migrate(database.pool, undefined, new URL(template.url).username)
  for (const url of Object.values(template)) await easeLogins(database.pool, url)
  await database.close()
  project.provide('template', template)
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
