// One of the two servers of run.mjs: the product, or a bare Fastify that answers the same words.
import Fastify from 'fastify'
import { buildApp } from '../../../server/dist/app.js'
import { cost, openServer, serve } from '../../stage/serve-api.mjs'

const { BENCH_ANSWER: answer } = process.env
if (answer === undefined) {
  const server = openServer()
  const app = await buildApp(server.deps, server.database.pool, server.hub, null)
  await serve(app, server.close, { cost })
} else {
  const said = JSON.parse(answer)
  const app = Fastify()
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/read', async () => said)
  await serve(app, async () => {}, { cost })
}
