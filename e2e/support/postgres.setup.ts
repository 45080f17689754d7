import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** One PostgreSQL for the run, migrated and seeded once; every browser worker clones it. */
export default async function setup(): Promise<() => Promise<void>> {
  const { startEmbeddedPostgres } = await import(
    '../../server/dist/platform/db/embedded/start-embedded-postgres.js'
  )
  const dataDir = mkdtempSync(join(tmpdir(), 'roomtone-e2e-'))
  const postgres = await startEmbeddedPostgres({ dataDir, progress: () => {}, durable: false })
  process.env['E2E_POSTGRES'] = postgres.url
  return async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
