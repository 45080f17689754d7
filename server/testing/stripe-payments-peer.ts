import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { StripeIntents } from './stripe-intents.ts'
import { StripePeople } from './stripe-people.ts'
import { invalid, type StripeReply } from './stripe-replies.ts'

export const PEER_WEBHOOK_SECRET = 'whsec_of_the_peer'

type Asked = { path: string; key: string; form: URLSearchParams; replayed: boolean }
type Kept = { request: string; reply: StripeReply }
type ErrorReply = { status: number; error: object; advice?: 'true' | 'false' }
type Failure = ErrorReply | 'drop_before' | 'drop_after'

/** As Stripe documents its payments: form bodies, errors by class, idempotency, retry advice, signed events. */
export async function openStripePaymentsPeer() {
  const people = new StripePeople()
  const intents = new StripeIntents(people)
  const act = (path: string, form: URLSearchParams) => people.answer(path, form) ?? intents.answer(path, form)
  const kept = new Map<string, Kept>()
  const inUse = new Set<string>()
  const asked: Asked[] = []
  const failures: Failure[] = []
  let lasting: ErrorReply | null = null

  const server = createServer(async (request, response) => {
    const body = await read(request)
    const url = new URL(request.url ?? '/', 'http://peer')
    const form = request.method === 'GET' ? url.searchParams : new URLSearchParams(body)
    const key = String(request.headers['idempotency-key'] ?? '')
    const entry = { path: `${request.method} ${url.pathname}`, key, form, replayed: false }
    asked.push(entry)
    const failure = failures.shift() ?? lasting
    if (failure === 'drop_before') return void request.socket.destroy()
    if (failure && typeof failure === 'object')
      return send(response, { status: failure.status, body: { error: failure.error } }, failure)
    const reply = await answer(entry, `${entry.path}?${body}`)
    if (failure === 'drop_after') return void request.socket.destroy()
    send(response, reply, {}, entry.replayed)
  })

  async function answer(entry: Asked, request: string): Promise<StripeReply> {
    const { path, key, form } = entry
    // What is asked, and what is gone, is the same a second time: Stripe takes no keys for those.
    if (/^(GET|DELETE) /.test(path)) return act(path, form)
    if (key === '') return invalid('parameter_missing', 'This peer wants a key with every change')
    if (inUse.has(key))
      return { status: 409, body: { error: { type: 'idempotency_error', code: 'idempotency_key_in_use' } } }
    const before = kept.get(key)
    if (before) {
      if (before.request !== request)
        return {
          status: 400,
          body: {
            error: {
              type: 'idempotency_error',
              message:
                'Keys for idempotent requests can only be used with the same parameters they were first used with.',
            },
          },
        }
      entry.replayed = true
      return before.reply
    }
    inUse.add(key)
    try {
      await pause(5)
      const reply = act(path, form)
      // What fails validation has not begun, and is not kept.
      if (!reply.unbegun) kept.set(key, { request, reply })
      return reply
    } finally {
      inUse.delete(key)
    }
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    /** The settings of a server whose money this peer takes. */
    settings: {
      PAYMENTS_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_peer',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_peer',
      STRIPE_PAYMENTS_WEBHOOK_SECRET: PEER_WEBHOOK_SECRET,
      STRIPE_API_URL: url,
    },
    asked,
    intents,
    people,
    /** What becomes of the next requests, one each. */
    failNext: (...next: Failure[]) => void failures.push(...next),
    /** What becomes of all others, until it is null. */
    failAll: (reply: ErrorReply | null) => {
      lasting = reply
    },
    /** Every event so far, signed as for a webhook. */
    events: () => intents.events.map((event) => signedEvent(event)),
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

export function signedEvent(
  event: object,
  { secret = PEER_WEBHOOK_SECRET, at = Math.floor(Date.now() / 1000) } = {},
): { payload: Buffer; signature: string } {
  const payload = JSON.stringify(event)
  const mac = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')
  // Stripe adds signatures of schemes that no one should rely on.
  return { payload: Buffer.from(payload), signature: `t=${at},v1=${mac},v0=${'0'.repeat(64)}` }
}

/** A lock that another request holds on the same charge. */
export const LOCK_TIMEOUT: ErrorReply = {
  status: 409,
  error: {
    type: 'invalid_request_error',
    code: 'lock_timeout',
    message: 'This object cannot be accessed now.',
  },
  advice: 'true',
}

export const SERVER_ERROR: ErrorReply = { status: 500, error: { type: 'api_error', message: 'An error.' } }
export const FINAL_SERVER_ERROR: ErrorReply = { ...SERVER_ERROR, advice: 'false' }
export const BUSY: ErrorReply = {
  status: 429,
  error: { type: 'invalid_request_error', code: 'rate_limit' },
  advice: 'false',
}
export const BUSY_FOR_A_MOMENT: ErrorReply = { ...BUSY, advice: 'true' }
export const WRONG_SECRET: ErrorReply = {
  status: 401,
  error: { type: 'invalid_request_error', message: 'Invalid API Key' },
}
/** A restricted key without this permission. */
export const NO_PERMISSION: ErrorReply = {
  status: 403,
  error: {
    type: 'invalid_request_error',
    message: 'The provided key does not have the required permissions.',
  },
}

function send(
  response: ServerResponse,
  reply: StripeReply,
  { advice }: Pick<ErrorReply, 'advice'>,
  replayed = false,
): void {
  response.writeHead(reply.status, {
    'content-type': 'application/json',
    'request-id': `req_${randomBytes(6).toString('hex')}`,
    ...(advice === undefined ? {} : { 'stripe-should-retry': advice }),
    ...(replayed ? { 'idempotent-replayed': 'true' } : {}),
  })
  response.end(JSON.stringify(reply.body))
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
