import pg from 'pg'
import type { Config } from '../../config.ts'
import { StartupError } from '../startup-error.ts'
import { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts'

export type OpenDatabase = { url: string; stop(): Promise<void> }

const OLDEST_VERSION = 150_000

/** DATABASE_URL where there is one, else the embedded PostgreSQL under DATA_DIR. */
export async function openDatabase(config: Config, progress: (line: string) => void): Promise<OpenDatabase> {
  if (config.databaseUrl === null) return startEmbeddedPostgres({ dataDir: config.dataDir, progress })
  await demandReachable(config.databaseUrl)
  return { url: config.databaseUrl, stop: async () => {} }
}

async function demandReachable(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    )
    if (Number(rows[0]?.version) < OLDEST_VERSION)
      throw new StartupError(
        'The database of DATABASE_URL is too old: Roomtone needs PostgreSQL 15 or later.',
      )
  } catch (error) {
    if (error instanceof StartupError) throw error
    // The URL holds a password; the reason does not.
    const reason =
      error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : String(error)
    throw new StartupError(
      `The database of DATABASE_URL cannot be reached (${reason}). Check the address and that it is running.`,
    )
  } finally {
    await client.end().catch(() => {})
  }
}
