import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

export const WEBHOOK_SECRET = 'whsec_of_the_fault_suite'

/** Stripe as it behaves, and as it misbehaves: `parts` are the charges and people that the server's tests use. */
export async function openProvider({ StripeIntents, StripePeople }) {
  const people = new StripePeople()
  const intents = new StripeIntents(people)
  const kept = new Map()
  const inUse = new Set()
  let mode = 'well'

  const server = createServer(async (request, response) => {
    const body = await read(request)
    const now = mode
    if (now === 'down') return request.socket.destroy()
    if (now === 'failing') return reply(response, { status: 500, body: { error: { type: 'api_error' } } })
    if (now === 'slow') await pause(1500)
    const answer = handle(request, body)
    // The work is done, but its answer comes too late: the client has given up, or the connection is dead.
    if (now === 'silent')
      return void pause(4000, undefined, { ref: false }).then(() => request.socket.destroy())
    // A proxy on the way that asks again: the same request arrives twice, and the second answer is passed on.
    reply(response, now === 'doubling' ? handle(request, body) : answer)
  })

  function handle({ method, url, headers }, body) {
    const { pathname, searchParams } = new URL(url ?? '/', 'http://provider')
    const path = `${method} ${pathname}`
    const act = (form) => people.answer(path, form) ?? intents.answer(path, form)
    if (method === 'GET') return act(searchParams)
    const key = String(headers['idempotency-key'] ?? '')
    if (key === '') throw new Error(`${path} came without a key`)
    if (inUse.has(key))
      return { status: 409, body: { error: { type: 'idempotency_error', code: 'idempotency_key_in_use' } } }
    const before = kept.get(key)
    if (before) return before.body === body && before.path === path ? before.reply : MISUSED
    const made = act(new URLSearchParams(body))
    if (!made.unbegun) kept.set(key, { path, body, reply: made })
    return made
  }

  await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
  const telling = tellEvents(intents)
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    set: (next) => {
      mode = next
    },
    /** Every charge in the provider's books. */
    charges: () => [...intents.all.values()],
    tellTo: telling.tellTo,
    /** Tells each event twice or more, and the order is anybody's guess. */
    tellTwice: (yes) => telling.tellTwice(yes),
    hasToldAll: telling.hasToldAll,
    close: () => {
      telling.stop()
      server.closeAllConnections()
      return new Promise((closed) => server.close(closed))
    },
  }
}

const MISUSED = {
  status: 400,
  body: { error: { type: 'idempotency_error', message: 'Another request had this key.' } },
}

/** Events go to any of the servers, until one of them has said that it was heard. */
function tellEvents(intents) {
  const untold = []
  let bases = []
  let told = 0
  let twice = false
  let stopped = false
  const run = async () => {
    while (!stopped) {
      while (told < intents.events.length) {
        const event = intents.events[told++]
        untold.push(event)
        if (twice) untold.push(event, event)
      }
      if (untold.length === 0 || bases.length === 0) {
        await pause(100)
        continue
      }
      const batch = untold.splice(0, 8)
      await Promise.all(
        batch.map(async (event, at) => {
          if (!(await tell(bases[at % bases.length], event))) untold.push(event)
        }),
      )
      if (untold.length > 0) await pause(200)
    }
  }
  run()
  return {
    tellTo: (next) => {
      bases = next
    },
    tellTwice: (yes) => {
      twice = yes
    },
    hasToldAll: () => untold.length === 0 && told === intents.events.length,
    stop: () => {
      stopped = true
    },
  }
}

async function tell(base, event) {
  const payload = JSON.stringify(event)
  const at = Math.floor(Date.now() / 1000)
  const mac = createHmac('sha256', WEBHOOK_SECRET).update(`${at}.${payload}`).digest('hex')
  try {
    const answer = await fetch(`${base}/api/webhooks/payments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${mac}` },
      body: payload,
      signal: AbortSignal.timeout(8000),
    })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}

function reply(response, { status, body }) {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_faults' })
  response.end(JSON.stringify(body))
}

async function read(request) {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
