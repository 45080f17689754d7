import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'

/** A request as a program makes it: status and body, or the error that the network gave instead. */
export function ask(agent, target, { method = 'GET', token, body, cookie } = {}) {
  const headers = { accept: 'application/json, text/html', 'user-agent': 'roomtone-wide bot' }
  if (token) headers.authorization = `Bearer ${token}`
  if (cookie) headers.cookie = cookie
  if (body) headers['content-type'] = 'application/json'
  return new Promise((resolve) => {
    const at = performance.now()
    const end = (answer) => resolve({ ...answer, ms: performance.now() - at })
    const asked = request(target, { method, agent, headers }, (answer) => {
      const chunks = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('error', (error) => end({ status: 0, error: error.message }))
      answer.on('end', () =>
        end({
          status: answer.statusCode,
          cookies: (answer.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]),
          text: Buffer.concat(chunks).toString(),
        }),
      )
    })
    asked.on('error', (error) => end({ status: 0, error: error.message }))
    asked.end(body ? JSON.stringify(body) : undefined)
  })
}

export async function askJson(base, path, options) {
  const answer = await ask(undefined, `${base}${path}`, options)
  if (answer.status >= 300 || answer.status === 0)
    throw new Error(
      `${options?.method ?? 'GET'} ${path} answered ${answer.status}: ${answer.text ?? answer.error}`,
    )
  return answer.text ? JSON.parse(answer.text) : null
}

/** Finds what can be asked for: the demo's people, one of their conversations, and the listings. */
export async function meet(base) {
  const signIn = async (who) => {
    const body = { email: `${who}@roomtone.test`, password: 'Roomtone1' }
    return (await askJson(base, '/api/account/sign-in', { method: 'POST', body })).access_token
  }
  const [guest, host, admin] = [await signIn('creator'), await signIn('host'), await signIn('admin')]
  const { items: listings } = await askJson(base, '/api/properties?limit=24')
  const { items: conversations } = await askJson(base, '/api/conversations?limit=50', { token: guest })
  const open = conversations.filter(({ closedBecause }) => !closedBecause)
  return { guest, host, admin, listings, conversation: open[0] ?? conversations[0] }
}

/** The things people do most, by weight; `write` is answered once and may not be lost. */
export function mixOf({ guest, listings, conversation }) {
  const any = () => listings[Math.floor(Math.random() * listings.length)].id
  const searches = ['where=Los Angeles', 'words=loft', 'crew=8', 'maxPrice=90000', '']
  const search = () => encodeURI(searches[Math.floor(Math.random() * searches.length)])
  return [
    { name: 'landing page', weight: 2, make: () => ({ path: '/' }) },
    { name: 'venue page', weight: 2, make: () => ({ path: `/property/${any()}` }) },
    { name: 'search', weight: 4, make: () => ({ path: `/api/search?${search()}` }) },
    { name: 'venue', weight: 4, make: () => ({ path: `/api/properties/${any()}` }) },
    { name: 'reviews', weight: 2, make: () => ({ path: `/api/properties/${any()}/reviews` }) },
    { name: 'own account', weight: 2, make: () => ({ path: '/api/account/me', token: guest }) },
    {
      name: 'message',
      weight: 1,
      isWrite: true,
      make: () => {
        const body = { key: randomUUID(), content: 'We load in through the side door.', fileIds: [] }
        return { path: `/api/conversations/${conversation.id}/messages`, method: 'POST', token: guest, body }
      },
    },
  ]
}

/** Starts a number of clients that each ask again as soon as they have their answer, until stopped. */
export function startLoad(base, mix, { clients = 16, pauseMs = 0 } = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const drawn = mix.flatMap((kind) => Array(kind.weight).fill(kind))
  const answers = []
  let isOver = false
  const one = async () => {
    while (!isOver) {
      const kind = drawn[Math.floor(Math.random() * drawn.length)]
      const asked = kind.make()
      const answer = await ask(agent, `${base}${asked.path}`, asked)
      const { text: _, ...rest } = answer
      answers.push({
        ...rest,
        kind: kind.name,
        path: asked.path,
        key: asked.body?.key,
        at: performance.now(),
      })
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
  const all = Promise.all(Array.from({ length: clients }, one))
  return {
    answers,
    stop: async () => {
      isOver = true
      await all
      agent.destroy()
      return answers
    },
  }
}

export const isFailure = ({ status }) => status === 0 || status >= 400

export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
