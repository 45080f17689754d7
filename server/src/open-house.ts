import { buildHouse, type House } from './build-deps.ts'
import type { Config } from './config.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import { openHouseKey } from './platform/crypto/house-key.ts'
import { connect } from './platform/db/database.ts'
import { migrate } from './platform/db/migrate.ts'
import type { Log } from './platform/log.ts'

type Opening = {
  config: Config
  databaseUrl: string
  log: Log
  clock?: Clock
  say?: (line: string) => void
}

/** The house on a database that is of today's shape, with the key that it is sealed with in MASTER_KEY's place. */
export async function openHouse({
  config,
  databaseUrl,
  log,
  clock = systemClock,
  say,
}: Opening): Promise<House> {
  const first = connect(databaseUrl, { max: 3 })
  try {
    await migrate(first.pool, say)
    const masterKey = await openHouseKey({ db: first.db, clock, masterKey: config.masterKey })
    return buildHouse({ ...config, masterKey }, databaseUrl, log, clock)
  } finally {
    await first.close()
  }
}
