import { createHmac, randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountCalls } from '@roomtone/contract/account/account.calls'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allEndpoints } from '../../testing/all-endpoints.ts'
import { expectProblem } from '../../testing/expect-problem.ts'
import { NOBODY, SAMPLE_BODIES, urlOf } from '../../testing/sample-inputs.ts'
import { type Person, useServer } from '../../testing/server.ts'
import { buildApp } from '../app.ts'
import { buildServer } from '../build-deps.ts'

const METRICS = 'm'.repeat(20)
const server = useServer({
  PUBLIC_URL: 'https://roomtone.test',
  METRICS_TOKEN: METRICS,
  TRUST_PROXY: '10.0.0.1',
})
const promised = await allEndpoints()
const clientFolder = mkdtempSync(join(tmpdir(), 'roomtone-doors-'))
let app: FastifyInstance
let ada: Person

/** Replaces the web bundle. */
const render = async ({ url }: { url: string }) => {
  if (url.startsWith('/broken')) throw new Error('a fault of ours')
  return { status: url === '/nowhere' ? 404 : 200, html: '<p>page</p>', cacheable: false }
}

beforeAll(async () => {
  mkdirSync(join(clientFolder, 'assets'))
  writeFileSync(join(clientFolder, 'assets/app-12345678.js'), 'console.log(1)')
  app = await buildApp(server().deps, server().database.pool, server().hub, {
    clientFolder,
    editionIn: async () => ({ manifest: {}, render }),
  })
  ada = await server().aPerson()
})

afterAll(async () => {
  await app.close()
  rmSync(clientFolder, { recursive: true, force: true })
})

const ask = (options: InjectOptions): Promise<LightMyRequestResponse> => app.inject(options)
const asAda = () => ({ authorization: `Bearer ${ada.token}` })

describe('every answer', () => {
  const kinds: [string, number, () => InjectOptions][] = [
    ['a page', 200, () => ({ url: '/terms' })],
    ['a page that is not there', 404, () => ({ url: '/nowhere' })],
    ['a page that fails', 500, () => ({ url: '/broken' })],
    ['a file of the pages', 200, () => ({ url: '/assets/app-12345678.js' })],
    ['a change of language', 302, () => ({ url: '/terms?lang=fr' })],
    ['the API', 200, () => ({ url: '/api/account/me', headers: asAda() })],
    [
      'the API without words',
      204,
      () => ({ method: 'POST', url: '/api/visits', payload: { what: 'checkout' }, headers: asAda() }),
    ],
    ['the API to strangers', 401, () => ({ url: '/api/account/me' })],
    ['the API to others', 403, () => ({ url: '/api/admin/users', headers: asAda() })],
    ['nothing in the API', 404, () => ({ url: '/api/nothing' })],
    ['another method', 405, () => ({ method: 'DELETE', url: '/api/site' })],
    [
      'too much',
      413,
      () => ({ method: 'POST', url: '/api/waitlist', payload: { email: 'x'.repeat(300_000) } }),
    ],
    [
      'another type',
      415,
      () => ({
        method: 'POST',
        url: '/api/waitlist',
        payload: 'a',
        headers: { 'content-type': 'text/plain' },
      }),
    ],
    ['wrong words', 422, () => ({ method: 'POST', url: '/api/waitlist', payload: {} })],
    ['an address that is none', 400, () => ({ url: '/%' })],
    ['a picture that is not there', 404, () => ({ url: `/pictures/${NOBODY}/480.webp` })],
    ['a face that is not there', 404, () => ({ url: `/avatars/${'0'.repeat(32)}.webp` })],
    ['a calendar that is not there', 404, () => ({ url: '/calendars/abcdefghijklmnopqrst.ics' })],
    ['a copy that is not there', 404, () => ({ url: `/api/account/exports/${NOBODY}/file` })],
    ['a stream to strangers', 401, () => ({ url: '/api/live' })],
    ['figures', 200, () => ({ url: '/metrics', headers: { authorization: `Bearer ${METRICS}` } })],
    ['no figures', 404, () => ({ url: '/metrics' })],
    ['health', 200, () => ({ url: '/healthz' })],
    ['the keys', 200, () => ({ url: '/.well-known/roomtone-keys.json' })],
    ['what robots read', 200, () => ({ url: '/robots.txt' })],
    ['the map of the site', 200, () => ({ url: '/sitemap.xml' })],
    ['the API’s document', 200, () => ({ url: '/api/openapi.json' })],
    ['the API’s pages', 200, () => ({ url: '/api/docs/' })],
    ['an unsubscribing link', 302, () => ({ url: '/api/unsubscribe/none' })],
  ]

  it.each(kinds)('says how it may be used: %s', async (_, status, options) => {
    const answer = await ask(options())
    expect(answer.statusCode, answer.payload.slice(0, 200)).toBe(status)
    const { headers } = answer
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(String(headers['content-security-policy'])).toContain(rule)
    expect(String(headers['content-security-policy'])).not.toMatch(/script-src[^;]*'unsafe/)
    expect(headers['server'] ?? headers['x-powered-by']).toBeUndefined()
    if (answer.payload !== '') expect(String(headers['content-type'])).toMatch(/^[a-z]+\/[\w.+-]+/)
  })

  it('of a page that fails tells nothing of the fault', async () => {
    const answer = await ask({ url: '/broken' })
    expect(answer.payload).not.toContain('a fault of ours')
  })

  it('with somebody’s data is kept by no one on the way', async () => {
    for (const url of [
      '/api/account/me',
      '/api/trips',
      `/api/message-files/${NOBODY}`,
      '/api/account/sessions',
    ])
      expect((await ask({ url, headers: asAda() })).headers['cache-control'], url).toBe('no-store')
  })

  it('comes to no TRACE, and to no method that is not promised', async () => {
    for (const url of ['/', '/api/site'])
      expect((await ask({ method: 'TRACE' as 'GET', url })).statusCode).toBeGreaterThanOrEqual(400)
  })
})

describe('a page of somebody else', () => {
  const foreign = {
    origin: 'https://evil.example',
    referer: 'https://evil.example/',
    cookie: 'session=x; language=en',
  }
  const changing = promised.filter(({ endpoint }) => endpoint.method !== 'GET')

  it.each(changing)('gets nothing done at $route', async ({ route, endpoint }) => {
    const url = urlOf(endpoint.path)
    const { method } = endpoint
    const asked = await ask({
      method: 'OPTIONS',
      url,
      headers: {
        ...foreign,
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization, content-type',
      },
    })
    expect(Object.keys(asked.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    // What a form or an image can send without being asked about first: no JSON, no token.
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const payload = JSON.stringify(SAMPLE_BODIES[route] ?? {})
      const answer = await ask({ method, url, payload, headers: { ...foreign, 'content-type': type } })
      expectProblem(answer, type)
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    }
    const bare = await ask({ method, url, headers: foreign })
    expect(bare.statusCode, 'without a body').toBeGreaterThanOrEqual(400)
  })

  it('reads the published keys and nothing else', async () => {
    for (const url of ['/api/site', '/api/account/me', '/api/properties', '/', '/api/openapi.json'])
      expect(
        (await ask({ url, headers: foreign })).headers['access-control-allow-origin'],
        url,
      ).toBeUndefined()
    const keys = await ask({ url: '/.well-known/roomtone-keys.json', headers: foreign })
    expect(keys.headers['access-control-allow-origin']).toBe('*')
  })
})

describe('a cookie', () => {
  it('has the name that no other host can give it, and lasts through TLS alone', async () => {
    const { headers } = await ask({ url: '/terms?lang=fr' })
    expect(headers['set-cookie']).toMatch(/^__Host-language=fr; Path=\/; Max-Age=\d+; SameSite=Lax; Secure$/)
    const next = await ask({ url: '/trips', headers: { cookie: '__Host-language=fr; language=es' } })
    expect(next.headers['content-language']).toBe('fr')
  })

  it('opens no door: only the token in its header does', async () => {
    const cookie = `session=${ada.token}; access_token=${ada.token}; authorization=Bearer ${ada.token}`
    expect((await ask({ url: '/api/account/me', headers: { cookie } })).statusCode).toBe(401)
    expect((await ask({ url: `/api/account/me?access_token=${ada.token}` })).statusCode).toBe(401)
  })
})

describe('the host that somebody names', () => {
  it('is in no mail, redirect or document: addresses come from the configuration', async () => {
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      forwarded: 'host=evil.example',
    }
    const from = { headers, remoteAddress: '10.0.0.1' }
    await ask({
      ...from,
      method: 'POST',
      url: '/api/account/password-reset/request',
      payload: { email: ada.email },
    })
    await server().drain()
    const mail = (await server().mailsTo(ada.email)).find(({ kind }) => kind === 'reset-password')
    expect(mail?.text).toContain('https://roomtone.test/')
    const answers = await Promise.all(
      ['/terms?lang=fr', '/robots.txt', '/sitemap.xml', '/api/openapi.json', '/api/site'].map((url) =>
        ask({ ...from, url }),
      ),
    )
    for (const answer of answers)
      expect(answer.payload + JSON.stringify(answer.headers)).not.toContain('evil.example')
    expect(mail?.text).not.toContain('evil.example')
  })

  it.each([
    '//evil.example/?lang=fr',
    '/\\evil.example?lang=fr',
    '///evil.example/%2f..?lang=fr',
    '/es//evil.example',
    '/es/\\evil.example?lang=fr',
    '/en//evil.example',
    '/EN/\\evil.example',
    '//en//evil.example',
    '/es//evil.example/?lang=en',
  ])('is not where %s leads', async (url) => {
    const { location } = (await ask({ url })).headers
    if (location !== undefined) expect(new URL(location, 'https://roomtone.test').host).toBe('roomtone.test')
  })

  it('has no say in where a request came from, unless the proxy that is trusted says so', async () => {
    const payload = { email: 'nobody@example.com', password: 'Wrong1password' }
    const sign = (remoteAddress: string) =>
      ask({
        method: 'POST',
        url: '/api/account/sign-in',
        payload,
        remoteAddress,
        headers: { 'x-forwarded-for': '198.51.100.7' },
      })
    server().logLines.length = 0
    await sign('203.0.113.9')
    await sign('10.0.0.1')
    const lines = server().logLines.filter((line) => line.includes('/api/account/sign-in'))
    expect(lines.map((line) => JSON.parse(line).from)).toEqual(['203.0.*.*', '198.51.*.*'])
  })
})

describe('a token', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = () => JSON.parse(Buffer.from(ada.token.split('.')[1] ?? '', 'base64url').toString())
  const signed = (
    header: object,
    body: object,
    key: string | Buffer = server().deps.config.sessionSecret,
  ) => {
    const words = `${part(header)}.${part(body)}`
    return `${words}.${createHmac('sha256', key).update(words).digest('base64url')}`
  }
  const cases: [string, () => string][] = [
    ['without a signature', () => `${part({ alg: 'none', typ: 'JWT' })}.${part(claims())}.`],
    ['that says “none”, signed all the same', () => signed({ alg: 'none', typ: 'JWT' }, claims())],
    ['that says “nOnE”', () => signed({ alg: 'nOnE' }, claims())],
    ['of another algorithm', () => signed({ alg: 'RS256', typ: 'JWT' }, claims())],
    [
      'that brings its own key',
      () => signed({ alg: 'HS256', typ: 'JWT', jwk: { kty: 'oct', k: 'AA' } }, claims(), Buffer.alloc(1)),
    ],
    [
      'that names a key elsewhere',
      () =>
        signed({ alg: 'HS256', typ: 'JWT', jku: 'https://evil.example', kid: '../../dev/null' }, claims()),
    ],
    ['signed with nothing', () => signed({ alg: 'HS256', typ: 'JWT' }, claims(), '')],
    ['signed with another secret', () => signed({ alg: 'HS256', typ: 'JWT' }, claims(), randomBytes(32))],
    ['with a part more', () => `${ada.token}.x`],
    ['for refreshing', () => ada.session.refresh_token],
    ['for unsubscribing', () => `${part({ alg: 'HS256', typ: 'JWT' })}.${ada.token.split('.')[2]}`],
  ]

  it.each(cases)('%s belongs to no one', async (_, token) => {
    const answer = await ask({ url: '/api/account/me', headers: { authorization: `Bearer ${token()}` } })
    expect(expectProblem(answer, 'forged').code).toBe('unauthenticated')
  })

  it('of a session says nothing about who is asking: somebody else’s name in it changes nothing', async () => {
    const bea = await server().aPerson()
    const token = signed({ alg: 'HS256', typ: 'JWT' }, { ...claims(), sub: bea.id })
    const answer = await ask({ url: '/api/account/me', headers: { authorization: `Bearer ${token}` } })
    expect(answer.json().id).toBe(ada.id)
  })

  it('that was refreshed in one process is a replay in another, and ends the session in both', async () => {
    const { deps, databaseUrl, clock } = server()
    const other = buildServer(deps.config, databaseUrl, deps.log, clock)
    const elsewhere = await buildApp(other.deps, other.database.pool, other.hub, null)
    const refresh = (at: FastifyInstance, refresh_token: string) =>
      at.inject({ method: 'POST', url: '/api/account/refresh', payload: { refresh_token } })
    try {
      const bea = await server().aPerson()
      const first = await refresh(app, bea.session.refresh_token)
      expect(first.statusCode).toBe(200)
      clock.advance(31_000)
      expect((await refresh(elsewhere, bea.session.refresh_token)).statusCode).toBe(401)
      const { access_token, refresh_token } = first.json()
      for (const at of [app, elsewhere]) {
        expect((await refresh(at, refresh_token)).statusCode).toBe(401)
        const headers = { authorization: `Bearer ${access_token}` }
        expect((await at.inject({ url: '/api/account/me', headers })).statusCode).toBe(401)
      }
    } finally {
      await elsewhere.close()
      await other.close()
    }
  })
})

describe('the log', () => {
  it('says who was refused what, by a code and half an address, and who did something', async () => {
    server().logLines.length = 0
    const address = '203.0.113.9'
    await server()
      .call(accountCalls.signIn, { body: { email: ada.email, password: 'Wrong1password' } }, { address })
      .catch(() => {})
    await ask({ url: '/api/admin/users', headers: asAda(), remoteAddress: address })
    await ask({ url: '/api/account/me', headers: asAda(), remoteAddress: address })
    const lines = server()
      .logLines.map((line) => JSON.parse(line))
      .filter(({ msg }) => msg === 'request')
    expect(lines).toMatchObject([
      { route: '/api/account/sign-in', status: 401, code: 'invalid_credentials', from: '203.0.*.*' },
      { route: '/api/admin/users', status: 403, code: 'forbidden', user: ada.id, from: '203.0.*.*' },
      { route: '/api/account/me', status: 200, user: ada.id },
    ])
    expect(lines[2]).not.toHaveProperty('from')
    for (const line of lines)
      expect(line).toMatchObject({ time: expect.stringMatching(/Z$/), reqId: expect.any(String) })
    expect(server().logLines.join('')).not.toContain(address)
  })

  it('has one line for one request, whatever is written into it', async () => {
    server().logLines.length = 0
    await ask({ url: '/nowhere%0A%7B%22level%22%3A60%7D', headers: { 'user-agent': 'x\u0085{"level":60}' } })
    for (const line of server().logLines) {
      expect(line.indexOf('\n')).toBe(line.length - 1)
      expect(JSON.parse(line).level).toBeLessThan(60)
    }
  })
})
