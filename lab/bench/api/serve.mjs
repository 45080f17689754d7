// One of the two servers of run.mjs: the product, or a bare Fastify that answers the same words.
import Fastify from 'fastify'
import { buildApp } from '../../../server/dist/app.js'
import { buildServer } from '../../../server/dist/build-deps.js'
import { readConfig } from '../../../server/dist/config.js'
import { createLog } from '../../../server/dist/platform/log.js'

const { BENCH_DATABASE_URL: databaseUrl, BENCH_ANSWER: answer, DATABASE_URL: _, ...env } = process.env
const { app, close } = answer === undefined ? await openProduct() : openBare(JSON.parse(answer))
const base = await app.listen({ port: 0, host: '127.0.0.1' })

async function openProduct() {
  const house = buildServer(readConfig(env), databaseUrl, createLog({ level: 'error' }))
  const app = await buildApp(house.deps, house.database.pool, house.hub, null)
  return { app, close: () => house.close() }
}

function openBare(said) {
  const app = Fastify()
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/read', async () => said)
  return { app, close: async () => {} }
}

process.on('message', async (word) => {
  if (word === 'stop') {
    await app.close()
    await close()
    return process.disconnect()
  }
  const { user, system } = process.cpuUsage()
  process.send({ cpuMs: (user + system) / 1000 })
})
process.send({ base })
