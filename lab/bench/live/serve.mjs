// One of the servers of run.mjs: the whole API, without pages.
import { setTimeout as wait } from 'node:timers/promises'
import { buildApp } from '../../../server/dist/app.js'
import { cost, openServer, serve } from '../../stage/serve-api.mjs'

const server = openServer()
const app = await buildApp(server.deps, server.database.pool, server.hub, null)
await serve(app, server.close, { cost, memory })

async function memory() {
  // What the first leaves to finalizers, the second takes.
  globalThis.gc()
  await wait(200)
  globalThis.gc()
  const { heapUsed, external, rss } = process.memoryUsage()
  return { heap: heapUsed + external, resident: rss }
}
