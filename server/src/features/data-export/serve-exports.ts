import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { hashToken } from '../../platform/crypto/tokens.ts'
import type { Deps } from '../../platform/deps.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { Refused } from '../../platform/refused.ts'
import { useLink } from '../account/entry.ts'
import { findReadyExport } from './data-export.store.ts'
import { LIMITS } from './limits.ts'
import { readParts } from './sealed-parts.ts'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Address = { Params: { id: string }; Querystring: { ticket?: string } }

/** A file that a browser saves, not an answer of the API. Asking with HEAD would use the ticket up. */
export function serveExports(app: FastifyInstance, deps: Deps): void {
  app.get<Address>(
    '/api/account/exports/:id/file',
    { schema: { hide: true }, exposeHeadRoute: false },
    async (request, reply) => {
      await requireWithin(deps, LIMITS.downloadsFromAddress, request.ip)
      const { id } = request.params
      const { ticket } = request.query
      if (!ID.test(id) || typeof ticket !== 'string') throw new Refused('not_found')
      const found = await takeTicket(deps, id, ticket)
      const name = `roomtone-data-${found.readyAt.toISOString().slice(0, 10)}.zip`
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('content-length', found.size)
        .header('x-robots-tag', 'noindex')
        .type('application/zip')
        .send(Readable.from(readParts(deps, { exportId: found.id, userId: found.userId }, found.size)))
    },
  )
}

/** Written down before the first byte leaves. */
async function takeTicket(deps: Deps, id: string, ticket: string) {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const link = await useLink(tx, hashToken(ticket), 'data_ticket', now)
    const found = link && (await findReadyExport(tx, { id, userId: link.userId, now }))
    if (!found) throw new Refused('link_invalid')
    await deps.audit.record(tx, {
      now,
      actorId: found.userId,
      action: 'data.downloaded',
      subjectType: 'user',
      subjectId: found.userId,
      data: { export: id },
    })
    return found
  })
}
