// One of the servers of run.mjs: the whole API, without pages.
import { setTimeout as wait } from 'node:timers/promises'
import { buildApp } from '../../../server/dist/app.js'
import { buildServer } from '../../../server/dist/build-deps.js'
import { readConfig } from '../../../server/dist/config.js'
import { createLog } from '../../../server/dist/platform/log.js'

const { BENCH_DATABASE_URL: databaseUrl, DATABASE_URL: _, ...env } = process.env
const house = buildServer(readConfig(env), databaseUrl, createLog({ level: 'error' }))
const app = await buildApp(house.deps, house.database.pool, house.hub, null)
const base = await app.listen({ port: 0, host: '127.0.0.1' })

process.on('message', async (word) => {
  if (word === 'memory') {
    // What the first leaves to finalisers, the second takes.
    globalThis.gc()
    await wait(200)
    globalThis.gc()
    const { heapUsed, external, rss } = process.memoryUsage()
    process.send({ heap: heapUsed + external, resident: rss })
  }
  if (word === 'stop') {
    await app.close()
    await house.close()
    process.disconnect()
  }
})
process.send({ base })
