import type { FastifyInstance, FastifyRequest } from 'fastify'

const LONGEST = 80
const places = new WeakMap<FastifyRequest, string>()

/**
 * Where requests come from, according to a trusted proxy. Anyone can send the header, so it counts only when
 * such a proxy also forwarded the client's address.
 */
export function readPlaces(app: FastifyInstance, header: string | null): void {
  if (header === null) return
  app.addHook('onRequest', async (request) => {
    const given = request.headers[header]
    if (typeof given !== 'string' || (request.ips?.length ?? 0) < 2) return
    // Headers arrive as single bytes; the names of cities are in UTF-8.
    const place = Buffer.from(given, 'latin1')
      .toString('utf8')
      .replace(/\p{Cc}|\uFFFD/gu, '')
      .trim()
    if (place !== '') places.set(request, place.slice(0, LONGEST))
  })
}

export function placeOf(request: FastifyRequest): string | null {
  return places.get(request) ?? null
}
