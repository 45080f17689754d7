import type { ServerResponse } from 'node:http'
import type { Actor } from '@roomtone/domain/access/actor'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { expiryOf } from '../crypto/tokens.ts'
import type { Authenticate } from '../http/register-bindings.ts'
import { Refused } from '../refused.ts'
import type { LiveHub } from './live-hub.ts'
import type { LiveStream } from './live-stream.ts'

export type Pace = { beatMs: number; checkMs: number }
const PACE: Pace = { beatMs: 20_000, checkMs: 60_000 }

/** A timer may come a moment early, when the token is still good. */
const TIMER_SLACK_MS = 20

/** Larger than any id: a client that sends this has not got it from here. */
const UNKNOWN = Number.MAX_SAFE_INTEGER

type Asked = FastifyRequest<{ Querystring: { after?: string } }>

/** The stream that a signed-in page keeps open. */
export function registerLive(
  app: FastifyInstance,
  hub: LiveHub,
  authenticate: Authenticate,
  pace: Pace = PACE,
): void {
  // Before the server waits for its open requests, or it would wait for ever.
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    hub.endStreams()
  })
  app.get('/api/live', { exposeHeadRoute: false, schema: { hide: true } }, async (request: Asked, reply) => {
    const { authorization } = request.headers
    const { userId, sessionId } = await requireActor(authenticate, authorization)
    const stream = await hub.open({
      userId,
      sessionId,
      isSignedIn: () => isSignedIn(authenticate, authorization),
      after: afterOf(request),
      begin: () => begin(reply),
    })
    if (isClosing) stream.end()
    watch(stream, reply.raw, pace, expiryOf(authorization))
  })
}

async function requireActor(authenticate: Authenticate, authorization: string | undefined): Promise<Actor> {
  const actor = await authenticate(authorization, true)
  if (!actor) throw new Refused('unauthenticated')
  // A stream would end one of their own, and tell of reading that was not theirs.
  if (actor.impersonatedBy) throw new Refused('read_only')
  return actor
}

function afterOf({ headers, query }: Asked): number | null {
  const said = headers['last-event-id'] ?? query.after
  if (said === undefined || said === '') return null
  return /^\d{1,15}$/.test(String(said)) ? Number(said) : UNKNOWN
}

function begin(reply: FastifyReply): ServerResponse {
  reply.hijack()
  // It lasts as long as its connection, so nothing has to say where each piece of it ends.
  reply.raw.removeHeader('transfer-encoding')
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    connection: 'close',
  })
  return reply.raw
}

/** The hub is told when a session is ended; expiry and a missed notification need a check. */
function watch(stream: LiveStream, out: ServerResponse, pace: Pace, expiresAt: number): void {
  const beat = setInterval(() => stream.beat(), pace.beatMs)
  const check = setInterval(() => stream.check(), pace.checkMs)
  const expiry = setTimeout(() => stream.check(), Math.max(0, expiresAt - Date.now()) + TIMER_SLACK_MS)
  const stop = () => {
    clearInterval(beat)
    clearInterval(check)
    clearTimeout(expiry)
  }
  out.once('close', stop)
  if (out.destroyed) stop()
}

/** A database that cannot be asked is no reason to send anyone away. */
async function isSignedIn(authenticate: Authenticate, authorization: string | undefined): Promise<boolean> {
  try {
    await requireActor(authenticate, authorization)
    return true
  } catch (error) {
    return !(error instanceof Refused)
  }
}
