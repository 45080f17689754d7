import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const draining = new WeakSet<FastifyInstance>()

/**
 * Goes on serving for a while, but is not ready anymore and keeps no connection: balancers send new requests
 * elsewhere, and none is on its way here when the doors close.
 */
export async function drain(app: FastifyInstance, seconds: number, signal: AbortSignal): Promise<void> {
  if (seconds === 0) return
  draining.add(app)
  await wait(seconds * 1000, undefined, { signal }).catch(() => {})
}

export function isDraining(app: FastifyInstance): boolean {
  return draining.has(app)
}

export function letConnectionsGo(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    draining.add(app)
  })
  app.addHook('onSend', async (_, reply) => {
    if (draining.has(app)) reply.header('connection', 'close')
  })
}
