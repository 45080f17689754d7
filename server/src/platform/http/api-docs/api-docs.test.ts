import { describe, expect, it } from 'vitest'
import { allEndpoints } from '../../../../testing/all-endpoints.ts'
import { useServer } from '../../../../testing/server.ts'

const server = useServer()

type OpenApi = {
  openapi: string
  paths: Record<string, Record<string, { summary?: string; security?: object[] }>>
}

describe('the OpenAPI document', () => {
  it('is of version 3.1 and lists every endpoint, and nothing that is not one', async () => {
    const answer = await server().app.inject({ url: '/api/openapi.json' })
    const document = answer.json<OpenApi>()
    expect(document.openapi).toMatch(/^3\.1/)
    const promised = await allEndpoints()
    for (const { route, endpoint } of promised) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
      const operation = document.paths[path]?.[endpoint.method.toLowerCase()]
      expect(operation?.summary, route).toBe(endpoint.summary)
      expect(Boolean(operation?.security), route).toBe(endpoint.audience !== 'anyone')
    }
    const operations = Object.values(document.paths).flatMap((path) => Object.keys(path))
    expect(operations).toHaveLength(promised.length)
  })

  it('holds no reference that leads nowhere', async () => {
    const { payload } = await server().app.inject({ url: '/api/openapi.json' })
    const places = [...payload.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, place = '']) => place.split('/'))
    const lost = places.filter(
      (place) =>
        place.reduce<unknown>(
          (at, key) => (at as Record<string, unknown> | undefined)?.[key],
          JSON.parse(payload),
        ) === undefined,
    )
    expect(lost).toEqual([])
  })
})

describe('the browsable documents', () => {
  it('are HTML without a script of their own, so that they run under our policy', async () => {
    const answer = await server().app.inject({ url: '/api/docs/' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.payload).not.toMatch(/<script(?![^>]*\ssrc=)[^>]*>/i)
    expect(answer.payload).not.toMatch(/\son\w+=|javascript:/i)
    const scripts = [...answer.payload.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(
      (match) => match[1] ?? '',
    )
    expect(scripts.length).toBeGreaterThan(0)
    for (const src of scripts) {
      expect(src).not.toMatch(/^(https?:)?\/\//)
      const script = await server().app.inject({ url: new URL(src, 'http://x/api/docs/').pathname })
      expect(script.statusCode, src).toBe(200)
      expect(script.headers['content-type'], src).toContain('javascript')
    }
  })

  it('are found without the slash too', async () => {
    const answer = await server().app.inject({ url: '/api/docs' })
    expect([200, 301, 302]).toContain(answer.statusCode)
  })
})
