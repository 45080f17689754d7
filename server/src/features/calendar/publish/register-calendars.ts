import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { publishCalendar } from './publish-calendar.ts'

const FILE = /^([\w-]{16,64})\.ics$/

/** The address that a host hands to other calendars: a file, not part of the API. */
export function registerCalendars(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { file: string } }>(
    '/calendars/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const token = FILE.exec(request.params.file)?.[1]
      const calendar = token === undefined ? null : await publishCalendar(deps, token)
      if (calendar === null) throw new Refused('not_found')
      return (
        reply
          // The address is the secret: no cache on the way may keep the content.
          .header('cache-control', 'private, no-cache')
          .header('content-disposition', 'inline; filename="calendar.ics"')
          .header('x-robots-tag', 'noindex')
          .type('text/calendar; charset=utf-8')
          .send(calendar)
      )
    },
  )
}
