import type { FastifyReply, FastifyRequest } from 'fastify'

/** One line per request, with the route's pattern instead of the URL: addresses and queries hold people's data. */
export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const route = request.routeOptions.url ?? 'page'
  request.log.info(
    { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 },
    'request',
  )
}
