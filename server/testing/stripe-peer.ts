import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Session = {
  id: string
  url: string | null
  status: string
  verified_outputs: unknown
  metadata: unknown
}

/** Behaves as Stripe documents its identity sessions: form bodies, keys that make a repeat answer as the first did. */
export async function openStripePeer() {
  const sessions = new Map<string, Session>()
  const answers = new Map<string, { body: string; answer: Session }>()
  const asked: { path: string; key: string; form: URLSearchParams }[] = []
  let failing = false

  const server = createServer(async (request, response) => {
    const reply = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_peer' })
      response.end(JSON.stringify(body))
    }
    const body = await read(request)
    const key = String(request.headers['idempotency-key'] ?? '')
    const path = request.url?.split('?')[0] ?? ''
    asked.push({ path, key, form: new URLSearchParams(body) })
    if (failing) return reply(500, { error: { type: 'api_error', message: 'try later' } })
    if (request.method === 'POST' && path.endsWith('/cancel')) {
      const session = sessions.get(path.split('/').at(-2) ?? '')
      if (session?.status !== 'requires_input')
        return reply(400, { error: { type: 'invalid_request_error' } })
      return reply(200, end(session, 'canceled'))
    }
    if (request.method === 'POST') {
      const before = answers.get(key)
      if (before && before.body !== body) return reply(400, { error: { type: 'idempotency_error' } })
      return reply(200, before?.answer ?? create(key, body))
    }
    const session = sessions.get(path.split('/').at(-1) ?? '')
    // An address opens once: asking again gives another.
    if (session?.url) session.url = `https://verify.stripe.test/start/${session.id}/${asked.length}`
    return session ? reply(200, session) : reply(404, { error: { type: 'invalid_request_error' } })
  })

  function create(key: string, body: string): Session {
    const id = `vs_${sessions.size + 1}`
    const session: Session = {
      id,
      url: `https://verify.stripe.test/start/${id}`,
      status: 'requires_input',
      verified_outputs: null,
      metadata: {},
    }
    sessions.set(id, session)
    answers.set(key, { body, answer: session })
    return session
  }

  function end(session: Session, status: string): Session {
    return Object.assign(session, { status, url: null })
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    /** What the provider reads on the document of a session. */
    finds: (id: string, verified_outputs: unknown) => {
      const session = sessions.get(id)
      if (session) session.verified_outputs = verified_outputs
    },
    /** The session moves to this state, in which it no longer has a page. */
    moves: (id: string, status: 'processing' | 'canceled' | 'verified') => {
      const session = sessions.get(id)
      if (session) end(session, status)
    },
    stateOf: (id: string) => sessions.get(id)?.status,
    fail: (yes: boolean) => {
      failing = yes
    },
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
