import pg from 'pg'
import type { Config } from '../../config.ts'
import { StartupError } from '../startup-error.ts'
import { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts'

export type DatabaseUrls = {
  /** As whom requests run. */
  url: string
  /** As whom it is migrated; null: as the same. */
  ownerUrl: string | null
}
export type OpenDatabase = DatabaseUrls & { stop(): Promise<void> }

const OLDEST_VERSION = 150_000

/** DATABASE_URL where there is one, else the embedded PostgreSQL under DATA_DIR. */
export async function openDatabase(config: Config, progress: (line: string) => void): Promise<OpenDatabase> {
  const { databaseUrl: url, databaseOwnerUrl: ownerUrl, dataDir } = config
  if (url === null) {
    const postgres = await startEmbeddedPostgres({ dataDir, progress })
    return { url: postgres.requestsUrl, ownerUrl: postgres.url, stop: postgres.stop }
  }
  const user = await requireReachable('DATABASE_URL', url)
  if (ownerUrl !== null && (await requireReachable('DATABASE_OWNER_URL', ownerUrl)) === user)
    throw new StartupError(
      'DATABASE_URL and DATABASE_OWNER_URL name the same user. Give DATABASE_URL one of its own, or leave DATABASE_OWNER_URL out.',
    )
  return { url, ownerUrl, stop: async () => {} }
}

/** Answers with whom the database takes us for. */
async function requireReachable(name: string, url: string): Promise<string> {
  let client: pg.Client | undefined
  try {
    client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
    await client.connect()
    const { rows } = await client.query<{ version: string; user: string }>(
      `select current_setting('server_version_num') as version, current_user as "user"`,
    )
    if (Number(rows[0]?.version) < OLDEST_VERSION)
      throw new StartupError(`The database of ${name} is too old: Roomtone needs PostgreSQL 15 or later.`)
    return rows[0]?.user ?? ''
  } catch (error) {
    if (error instanceof StartupError) throw error
    // The URL holds a password; the reason does not.
    const reason =
      error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : String(error)
    throw new StartupError(
      `The database of ${name} cannot be reached (${reason}). Check the address and that it is running.`,
    )
  } finally {
    await client?.end().catch(() => {})
  }
}
