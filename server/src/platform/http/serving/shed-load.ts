import type { FastifyInstance } from 'fastify'
import { Refused } from '../../refused.ts'

const LONGEST_WAIT_MS = 2000

/**
 * A request that would wait longer than a person does for a connection to the database is told to retry
 * instead.
 */
export function shedLoad(app: FastifyInstance, waited: () => number): void {
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (waited() > LONGEST_WAIT_MS && routeOptions.url !== '/healthz') throw new Refused('overloaded')
  })
}
