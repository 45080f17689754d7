import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export type Health = { isReady(): Promise<boolean> }

/** Liveness, readiness, and figures for those who hold the token. */
export function registerObservability(
  app: FastifyInstance,
  health: Health,
  metricsToken: string | null,
): void {
  // A busy process is not a dead one: liveness answers also while load is being shed.
  const config = { pressureHandler: () => undefined }
  app.get('/healthz', { config, schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    if (await health.isReady()) return { status: 'ready' }
    return reply.code(503).header('retry-after', '2').send({ status: 'not ready' })
  })
  if (metricsToken !== null) registerMetrics(app, metricsToken)
}

function registerMetrics(app: FastifyInstance, token: string): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  const shed = new Counter({
    name: 'http_requests_shed_total',
    help: 'Requests refused under load',
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, never the URL: ids would make a series each.
    const route = request.routeOptions.url ?? 'unknown'
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    if (reply.statusCode === 503) shed.inc()
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isToken(request.headers.authorization, token)) return reply.code(404).send({ status: 'not found' })
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

function isToken(authorization: string | undefined, token: string): boolean {
  const given = Buffer.from(authorization ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
