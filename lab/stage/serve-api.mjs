import { buildServer } from '../../server/dist/build-deps.js'
import { readConfig } from '../../server/dist/config.js'
import { createLog } from '../../server/dist/platform/log.js'

/** The product without pages, on the database of BENCH_DATABASE_URL. */
export function openServer() {
  const { BENCH_DATABASE_URL: databaseUrl, DATABASE_URL: _, ...env } = process.env
  return buildServer(readConfig(env), databaseUrl, createLog({ level: 'error' }))
}

/** Serves at a free port of this process, and answers its parent: `words` says how, by the word that is sent. */
export async function serve(app, close, words) {
  const base = await app.listen({ port: 0, host: '127.0.0.1' })
  process.on('message', async (word) => {
    if (word !== 'stop') return process.send(await words[word]())
    await app.close()
    await close()
    process.disconnect()
  })
  process.send({ base })
}

/** Processor time of this process so far. */
export function cost() {
  const { user, system } = process.cpuUsage()
  return { cpuMs: (user + system) / 1000 }
}
