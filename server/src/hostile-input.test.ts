import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allEndpoints } from '../testing/all-endpoints.ts'
import { expectProblem } from '../testing/expect-problem.ts'
import { HOSTILE_BODIES, HOSTILE_STRINGS, WRONG_VALUES, withEachTextReplaced } from '../testing/hostile.ts'
import { SAMPLE_BODIES, urlOf } from '../testing/sample-inputs.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
const promised = await allEndpoints()
let authorization = ''

beforeAll(async () => {
  const admin = await server().aPerson({ roles: ['admin', 'host'] })
  authorization = `Bearer ${admin.token}`
  await server()
    .deps.db.updateTable('profiles')
    .set({ verification_status: 'verified', is_verified: true })
    .where('id', '=', admin.id)
    .execute()
})

afterAll(() => {
  const faults = server().logLines.filter((line) => line.includes('request failed'))
  expect(faults).toEqual([])
})

function send(options: InjectOptions): Promise<LightMyRequestResponse> {
  return server().app.inject({ ...options, headers: { authorization, ...options.headers } })
}

const json = { 'content-type': 'application/json' }

describe.each(promised.filter(({ endpoint }) => endpoint.body))('$route', ({ route, endpoint }) => {
  const { method } = endpoint
  const url = urlOf(endpoint.path)

  it('refuses every hostile body with a problem', async () => {
    await Promise.all(
      Object.entries(HOSTILE_BODIES).map(async ([name, payload]) => {
        const answer = await send({ method, url, payload, headers: json })
        expectProblem(answer, name)
        expect(answer.statusCode, name).toBeLessThan(500)
      }),
    )
  })

  it('refuses a body that is too large, and one that is not JSON, by name', async () => {
    const large = await send({ method, url, payload: HOSTILE_BODIES.oversized ?? '', headers: json })
    expect(expectProblem(large, 'oversized').code).toBe('body_too_large')
    for (const type of [
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
    ]) {
      const answer = await send({ method, url, payload: 'email=a', headers: { 'content-type': type } })
      expect(expectProblem(answer, type).code, type).toBe('unsupported_media_type')
    }
  })

  it('survives hostile text in every field', async () => {
    await eachField(HOSTILE_STRINGS, async (name, payload) => {
      const answer = await send({ method, url, payload })
      expect(answer.statusCode, `${name}: ${answer.payload.slice(0, 300)}`).toBeLessThan(500)
      if (answer.statusCode >= 400) expectProblem(answer, name)
    })
  })

  it('refuses values of the wrong kind in every field', async () => {
    await eachField(WRONG_VALUES, async (name, payload) => {
      expectProblem(await send({ method, url, payload }), name)
    })
  })

  async function eachField(values: object, check: (name: string, payload: object) => Promise<void>) {
    const attempts = Object.entries(values).flatMap(([name, value]) =>
      withEachTextReplaced(SAMPLE_BODIES[route], value).map((payload) => check(name, payload as object)),
    )
    await Promise.all(attempts)
  }
})

describe.each(promised.filter(({ endpoint }) => endpoint.path.includes(':')))(
  '$route',
  ({ route, endpoint }) => {
    it.each(['not-a-uuid', '%00', '%F0%9F%8E%AC', "'--", '..%2f..', '1', 'x'.repeat(190), 'x'.repeat(400)])(
      'does not find the id %.20s',
      async (id) => {
        const payload = SAMPLE_BODIES[route]
        const answer = await send({
          method: endpoint.method,
          url: urlOf(endpoint.path, id),
          ...(payload ? { payload } : {}),
        })
        expect(expectProblem(answer, id).code).toBe('not_found')
      },
    )
  },
)

const cursorOf = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')
const BAD_CURSORS = [
  'nonsense',
  '!!!',
  cursorOf(),
  cursorOf(null, null),
  cursorOf('2026-01-01T00:00:00Z'),
  cursorOf('not a date', 'x'),
  cursorOf('2026-01-01T00:00:00Z', 'a\u0000b'),
  cursorOf('2026-01-01T00:00:00Z', '\ud800'),
  cursorOf(1e308, 1e308),
  cursorOf('nonsense'),
  cursorOf(1e308),
  cursorOf(-1.5),
  cursorOf('1; drop table users'),
]

describe.each(promised.filter(({ endpoint }) => endpoint.query))('$route', ({ endpoint }) => {
  const url = (query: string) => `${urlOf(endpoint.path)}?${query}`

  it('refuses cursors that are not ours', async () => {
    if (!JSON.stringify(endpoint.query).includes('cursor')) return
    for (const cursor of BAD_CURSORS) {
      const answer = await send({ url: url(`cursor=${encodeURIComponent(cursor)}`) })
      expect(expectProblem(answer, cursor).code, cursor).toBe('validation_failed')
    }
  })

  it.each(['limit=0', 'limit=101', 'limit=1.5', 'limit=abc', 'limit=1&limit=2', 'limit=1e999'])(
    'refuses %s',
    async (query) => {
      // Elsewhere a limit is no length of a page: a certificate of insurance has one.
      if (!JSON.stringify(endpoint.query).includes('cursor')) return
      expect(expectProblem(await send({ url: url(query) }), query).code).toBe('validation_failed')
    },
  )

  it.each([
    'q=%00',
    'q=a&q=b',
    'q[]=a',
    'q=%ED%A0%80',
    'q=%',
    'q=%25%5F%5C',
    'q=%F0%9F%8E%AC',
    'to=%00',
    '__proto__=1',
    'constructor=1',
    'cursor=',
    'cursor=a&cursor=b',
    'action=%00',
    'show=x',
    'role=x',
    `q=${'x'.repeat(5000)}`,
  ])('survives ?%.40s', async (query) => {
    const answer = await send({ url: url(query) })
    expect(answer.statusCode).toBeLessThan(500)
    if (answer.statusCode >= 400) expectProblem(answer, query)
  })
})

describe('the API as a whole', () => {
  it.each(promised)('$route says which methods its path knows', async ({ endpoint }) => {
    const known = promised.filter((other) => other.endpoint.path === endpoint.path)
    const methods: string[] = known.map((other) => other.endpoint.method)
    for (const method of (['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const).filter(
      (name) => !methods.includes(name),
    )) {
      const answer = await send({ method, url: urlOf(endpoint.path) })
      expect(expectProblem(answer, method).code).toBe('method_not_allowed')
      expect(String(answer.headers.allow).split(', ').sort()).toEqual(methods.sort())
    }
  })

  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/account',
    '/api/account/me/',
    '/api/account/me/more',
    '/api//site',
  ])('has nothing at %s', async (url) => {
    expect(expectProblem(await send({ url }), url).code).toBe('not_found')
  })

  it.each(['/api/%ZZ', '/api/admin/users/%E0%A4%A/roles', '/%', '/api/account/me%', '/api/%c0%ae'])(
    'cannot be confused by the address %s',
    async (url) => {
      const answer = await send({ url })
      expectProblem(answer, url)
      expect(answer.statusCode).toBeLessThan(500)
    },
  )

  it.each([
    'Bearer',
    'Bearer ',
    'Bearer a.b.c',
    'Basic YWRtaW46YWRtaW4=',
    `Bearer ${'x'.repeat(10_000)}`,
    'Bearer \u00ff',
    'bearer x',
  ])('does not accept the authorization %.20s', async (value) => {
    const answer = await send({ url: '/api/account/me', headers: { authorization: value } })
    expect(expectProblem(answer, value).code).toBe('unauthenticated')
  })

  it('leaves no trace of a polluted prototype', () => {
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })
})
