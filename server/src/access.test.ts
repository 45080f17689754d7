import { AUDIENCES } from '@roomtone/domain/access/audience'
import type { InjectOptions } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { allCalledRoutes, allEndpoints, type Promised } from '../testing/all-endpoints.ts'
import { RAW_ROUTES, routesOf } from '../testing/raw-routes.ts'
import { SAMPLE_BODIES, urlOf } from '../testing/sample-inputs.ts'
import { type Person, useServer } from '../testing/server.ts'
import { allBindings } from './app.ts'

const server = useServer({ METRICS_TOKEN: 'a token that is long enough' })
const promised = await allEndpoints()

function request({ route, endpoint }: Promised, token?: string) {
  const options: InjectOptions = { method: endpoint.method, url: urlOf(endpoint.path) }
  const payload = SAMPLE_BODIES[route]
  return server().app.inject({
    ...options,
    ...(payload ? { payload } : {}),
    ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
  })
}

describe('the contract', () => {
  it('is kept whole: every endpoint it promises is bound exactly once, and nothing else is', () => {
    const bound = allBindings(server().deps).map((binding) => binding.endpoint)
    expect(promised.length).toBeGreaterThan(20)
    for (const { route, endpoint } of promised)
      expect(
        bound.filter((candidate) => candidate === endpoint),
        route,
      ).toHaveLength(1)
    expect(bound).toHaveLength(promised.length)
  })

  it('promises no route twice', () => {
    const routes = promised.map(({ route }) => route)
    expect(new Set(routes).size).toBe(routes.length)
  })

  it('is spelled for pages too: one call for each endpoint', async () => {
    expect((await allCalledRoutes()).sort()).toEqual(promised.map(({ route }) => route).sort())
  })

  it('has nothing beside it but what is declared: files, feeds and figures', () => {
    const raw = routesOf(server().app).filter((route) => !promised.some((known) => known.route === route))
    expect(raw.sort()).toEqual(Object.keys(RAW_ROUTES).sort())
  })

  it('declares for each endpoint who may call it', () => {
    for (const { endpoint } of allBindings(server().deps)) expect(AUDIENCES).toContain(endpoint.audience)
  })

  it('keeps everything under /api/admin for admins', () => {
    for (const { route, endpoint } of promised)
      if (endpoint.path.startsWith('/api/admin')) expect(endpoint.audience, route).toBe('admin')
  })

  it('has a sample for every body, so that the other tables of this kind miss none', () => {
    const withBody = promised.filter(({ endpoint }) => endpoint.body)
    expect(Object.keys(SAMPLE_BODIES).sort()).toEqual(withBody.map(({ route }) => route).sort())
    for (const { route, endpoint } of withBody)
      expect(endpoint.body?.safeParse(SAMPLE_BODIES[route]).success, route).toBe(true)
  })
})

describe.each(promised.filter(({ endpoint }) => endpoint.audience !== 'anyone'))('$route', (target) => {
  it('answers 401 without a session', async () => {
    const answer = await request(target)
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['www-authenticate']).toBe('Bearer')
    expect(answer.json()).toMatchObject({ code: 'unauthenticated' })
    expect((await request(target, 'not-a-token')).statusCode).toBe(401)
  })
})

describe('admin endpoints', () => {
  let creator: Person
  let host: Person
  beforeAll(async () => {
    creator = await server().aPerson()
    host = await server().aPerson({ roles: ['creator', 'host'] })
  })

  it.each(promised.filter(({ endpoint }) => endpoint.audience === 'admin'))(
    '$route is closed to creators and hosts',
    async (target) => {
      for (const { token } of [creator, host]) {
        const answer = await request(target, token)
        expect(answer.statusCode).toBe(403)
        expect(answer.json()).toMatchObject({
          code: 'forbidden',
          title: 'Access Denied',
          detail: "You don't have permission to access this page.",
        })
      }
    },
  )

  it('refuses before it looks at the input: a stranger learns nothing about the form', async () => {
    const answer = await server().app.inject({ method: 'POST', url: '/api/admin/access-list', payload: {} })
    expect(answer.statusCode).toBe(401)
  })
})
