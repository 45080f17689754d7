import { describe, expect, it } from 'vitest'
import { accountCalls } from './account/account.calls.ts'
import { ApiError, send, type Transport, UnreachableError } from './call.ts'
import { peopleCalls } from './people/people.calls.ts'

type Sent = { path: string; init: Parameters<Transport['fetch']>[1] }

function answering(response: () => Response): { transport: Transport; sent: Sent[] } {
  const sent: Sent[] = []
  const transport: Transport = {
    async fetch(path, init) {
      sent.push({ path, init })
      return response()
    },
  }
  return { transport, sent }
}

const json = (status: number, body: object) => () => new Response(JSON.stringify(body), { status })

describe('sending a call', () => {
  it('fills in the path, the query, the body and the token', async () => {
    const { transport, sent } = answering(json(200, {}))
    const target = { params: { id: 'a/b c' }, body: { role: 'host' as const, granted: true } }
    await send(transport, peopleCalls.changeRole, target, { token: 'secret' })
    await send(transport, peopleCalls.list, { query: { q: 'ada & co', limit: 5 } })
    expect(sent[0]).toMatchObject({
      path: '/api/admin/users/a%2Fb%20c/roles',
      init: {
        method: 'POST',
        body: '{"role":"host","granted":true}',
        headers: { authorization: 'Bearer secret', 'content-type': 'application/json' },
      },
    })
    expect(sent[1]?.path).toBe('/api/admin/users?q=ada+%26+co&limit=5')
    expect(sent[1]?.init.headers).toEqual({ accept: 'application/json' })
  })

  it('returns nothing for 204', async () => {
    const { transport } = answering(() => new Response(null, { status: 204 }))
    expect(await send(transport, accountCalls.signOut, {})).toBeUndefined()
  })

  it('throws the problem that the server names', async () => {
    const problem = {
      code: 'rate_limited',
      status: 429,
      title: 'Error',
      detail: 'Too many attempts.',
      requestId: 'id',
      retryAfter: 9,
    }
    const { transport } = answering(json(429, problem))
    const error = await send(transport, accountCalls.me, {}).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      code: 'rate_limited',
      message: 'Too many attempts.',
      retryAfter: 9,
      fields: [],
    })
  })

  it('treats an answer that is not ours as an unreachable server', async () => {
    const { transport } = answering(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    const error = await send(transport, accountCalls.me, {}).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(UnreachableError)
    expect(error).toMatchObject({ status: 502 })
  })

  it('treats a lost connection as one too, but not a canceled call', async () => {
    const broken: Transport = { fetch: () => Promise.reject(new TypeError('fetch failed')) }
    await expect(send(broken, accountCalls.me, {})).rejects.toBeInstanceOf(UnreachableError)
    const signal = AbortSignal.abort()
    await expect(send(broken, accountCalls.me, {}, { signal })).rejects.toBeInstanceOf(TypeError)
  })
})
