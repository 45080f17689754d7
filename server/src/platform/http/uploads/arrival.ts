import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** As long as a request may take to arrive, its head by itself and all of it. */
const ARRIVAL_MS = 30_000
/** How much of a file must come in each such time: a tenth of a megabit a second, far less than any line has. */
const LEAST_BYTES = 375_000

type Watch = { timer: NodeJS.Timeout; isSteady: boolean; read: number }
const watches = new WeakMap<IncomingMessage, Watch>()

/**
 * Node knows one limit for all requests, which is either too short for a photo on a slow line or long enough
 * to hold connections open uselessly. So each request has its own: all of it within half a minute, or as
 * `letArriveSteadily` has it. A request that was answered already has to end too, or a refusal would be the
 * cheapest way to keep a connection.
 */
export function limitArrivals(app: FastifyInstance, { ms = ARRIVAL_MS, least = LEAST_BYTES } = {}): void {
  const { server } = app
  server.headersTimeout = ms
  server.requestTimeout = 0
  // Ahead of Fastify's own, which may come to a route's hooks before anyone else hears of the request.
  server.prependListener('request', (request: IncomingMessage, reply: ServerResponse) => {
    if (!hasBody(request)) return
    const watch: Watch = { isSteady: false, read: 0, timer: setTimeout(look, ms) }
    watches.set(request, watch)
    function look(): void {
      if (request.complete || request.destroyed) return
      const { bytesRead } = request.socket
      const goesOn = watch.isSteady && bytesRead - watch.read >= least
      watch.read = bytesRead
      if (goesOn) watch.timer.refresh()
      else cut(app, request, reply)
    }
    request.once('end', () => clearTimeout(watch.timer))
    request.once('close', () => clearTimeout(watch.timer))
  })
}

/** From now on it may take as long as it has to, as long as it goes on coming. */
export function letArriveSteadily(request: IncomingMessage): void {
  const watch = watches.get(request)
  if (!watch) return
  watch.isSteady = true
  watch.read = request.socket.bytesRead
  watch.timer.refresh()
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Cuts the request off the way Node's own limit does: with 408, unless an answer has begun. */
function cut({ server }: FastifyInstance, { socket }: IncomingMessage, reply: ServerResponse): void {
  if (reply.headersSent) socket.destroy()
  else server.emit('clientError', Object.assign(new Error('Request timeout'), { code: TIMEOUT }), socket)
}

const TIMEOUT = 'ERR_HTTP_REQUEST_TIMEOUT'
