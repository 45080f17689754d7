import { mkdtempSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from './server.ts'

/** One PostgreSQL for the run, migrated and seeded once; every browser worker clones it. */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env['STORIES_URL']) return async () => {}
  const { startEmbeddedPostgres } = await import(
    '../../server/dist/platform/db/embedded/start-embedded-postgres.js'
  )
  const dataDir = mkdtempSync(join(tmpdir(), 'roomtone-e2e-'))
  const postgres = await startEmbeddedPostgres({ dataDir, progress: () => {}, durable: false })
  const close = async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  Object.assign(process.env, { E2E_OWNER: postgres.url, E2E_REQUESTS: postgres.requestsUrl })
  try {
    await seedOnce(join(dataDir, 'demo-files'))
  } catch (error) {
    await close()
    throw error
  }
  return close
}

async function seedOnce(files: string): Promise<void> {
  const demo = await startServer()
  await cp(join(demo.dataDir, 'files'), files, { recursive: true })
  await demo.stop()
  Object.assign(process.env, { E2E_DEMO: demo.databaseUrl, E2E_DEMO_FILES: files })
}
