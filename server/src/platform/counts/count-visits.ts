import { readAddress } from '@roomtone/domain/account/addresses'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CountName } from './counts.store.ts'
import type { Counts } from './counts.ts'

/** Programs that say so, and our own pages asking the API while they are drawn: the page itself counts. */
const ROBOT = /bot|crawl|spider|slurp|preview|monitor|headless|lighthouse|curl|wget|python|lightmyrequest|^$/i

export function isRobot(userAgent: string | null | undefined): boolean {
  return ROBOT.test(userAgent ?? '')
}

/** What somebody opened: a page that arrives drawn, or its data when the browser draws it. */
function visitOf(request: FastifyRequest): CountName | null {
  const route = request.routeOptions.url
  if (request.method === 'POST') return route === '/api/visits' ? 'checkouts' : null
  if (request.method !== 'GET') return null
  const [path = '', query = ''] = readAddress(request.url).bare.split('?', 2)
  // The second page of a search is no second search.
  if (route === '/api/search' || path === '/search') return /(^|&)cursor=/.test(query) ? null : 'searches'
  if (route === '/api/properties/:id' || /^\/property\/[^/]+$/.test(path)) return 'venue_views'
  return null
}

export function countVisit(counts: Counts, request: FastifyRequest, reply: FastifyReply): void {
  if (reply.statusCode >= 300 || isRobot(request.headers['user-agent'])) return
  const name = visitOf(request)
  if (name) counts.add(name)
}
