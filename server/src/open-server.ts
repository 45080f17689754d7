import { buildServer, type RoomtoneServer } from './build-deps.ts'
import type { Config } from './config.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import { openDatabaseKey } from './platform/crypto/database-key.ts'
import { connect, type Database } from './platform/db/database.ts'
import { migrate } from './platform/db/migrate.ts'
import type { DatabaseUrls } from './platform/db/open-database.ts'
import type { Log } from './platform/log.ts'

type Opening = {
  config: Config
  database: DatabaseUrls
  log: Log
  clock?: Clock
  say?: (line: string) => void
}

/**
 * Opens the server on a database that has the current schema, with the key that it is sealed with in place of
 * MASTER_KEY.
 */
export async function openServer({
  config,
  database: { url, ownerUrl },
  log,
  clock = systemClock,
  say,
}: Opening): Promise<RoomtoneServer> {
  const first = connect(url, { max: 3 })
  try {
    if (ownerUrl !== null) await migrateFor(first, ownerUrl, say)
    await migrate(first.pool, say)
    const masterKey = await openDatabaseKey({ db: first.db, clock, masterKey: config.masterKey })
    return buildServer({ ...config, masterKey }, url, log, clock)
  } finally {
    await first.close()
  }
}

/** By whom the tables belong to, with what the others may do in them. */
async function migrateFor({ pool }: Database, ownerUrl: string, say: Opening['say']): Promise<void> {
  const { rows } = await pool.query<{ user: string }>('select current_user as "user"')
  const owner = connect(ownerUrl, { max: 3 })
  try {
    await migrate(owner.pool, say, rows[0]?.user)
  } finally {
    await owner.close()
  }
}
