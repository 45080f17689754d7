import { type Config, readConfig } from '../config.ts'
import { openServer } from '../open-server.ts'
import { joinEmbeddedPostgres } from '../platform/db/embedded/join-embedded-postgres.ts'
import { type OpenDatabase, openDatabase } from '../platform/db/open-database.ts'
import type { Deps } from '../platform/deps.ts'
import { createLog } from '../platform/log.ts'

/** Opens what a command needs: the settings of `npm start`, without a server, and closes it afterward. */
export async function withServer(work: (deps: Deps, config: Config) => Promise<void>): Promise<void> {
  const config = readConfig(process.env)
  const database = (await runningDatabase(config)) ?? (await openDatabase(config, () => {}))
  try {
    const log = createLog({ level: 'warn' })
    const server = await openServer({ config, database, log })
    try {
      await work(server.deps, config)
    } finally {
      await server.close()
    }
  } finally {
    await database.stop()
  }
}

/** While the server runs, the embedded database is its own; a command looks in and leaves it running. */
async function runningDatabase({ databaseUrl, dataDir }: Config): Promise<OpenDatabase | null> {
  const running = databaseUrl === null ? await joinEmbeddedPostgres(dataDir) : null
  return running && { url: running.requestsUrl, ownerUrl: running.url, stop: async () => {} }
}
