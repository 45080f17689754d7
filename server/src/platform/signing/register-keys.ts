import { KEYS_ADDRESS } from '@roomtone/domain/pack/manifest'
import type { FastifyInstance } from 'fastify'
import type { Signing } from './signing.ts'

const MINUTES = 5

/** The stable address of the platform's public keys, for pages and programs of others too. */
export function registerKeys(app: FastifyInstance, signing: Signing): void {
  app.get(KEYS_ADDRESS, { schema: { hide: true } }, async (_, reply) =>
    reply
      .header('cache-control', `public, max-age=${MINUTES * 60}`)
      .header('access-control-allow-origin', '*')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(await signing.publishedKeys(), null, 2)),
  )
}
