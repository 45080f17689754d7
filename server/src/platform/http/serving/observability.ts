import type { FastifyInstance } from 'fastify'
import { isDraining } from './drain.ts'

export type Health = { isReady(): Promise<boolean> }

/** Liveness and readiness. */
export function registerHealth(app: FastifyInstance, health: Health): void {
  // A busy process is not a dead one: liveness answers also while load is being shed.
  const config = { pressureHandler: () => undefined }
  app.get('/healthz', { config, schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    if (!isDraining(app) && (await health.isReady())) return { status: 'ready' }
    return reply.code(503).header('retry-after', '2').send({ status: 'not ready' })
  })
}
