import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectProblem } from '../../../testing/expect-problem.ts'
import { useServer } from '../../../testing/server.ts'
import { buildApp } from '../../app.ts'

const server = useServer()
const clientFolder = mkdtempSync(join(tmpdir(), 'roomtone-pages-'))
const drawn: string[] = []
let app: FastifyInstance

/** Replaces the web bundle, which the browser stories prove. */
const editionIn = async () => ({ manifest: {}, render })

type Asked = { url: string; fetchApi: (path: string) => Promise<Response> }

async function render({ url, fetchApi }: Asked) {
  drawn.push(url)
  if (url.startsWith('/nowhere')) return { status: 404, html: '<p>lost</p>', cacheable: false }
  if (url === '/hidden') return { status: 200, html: '<p>hidden</p>', cacheable: true, noIndex: true }
  if (url === '/old') return { status: 302, html: '', cacheable: false, redirect: '/new' }
  if (url === '/counted')
    return {
      status: 200,
      html: `<p>${drawn.filter((one) => one === '/counted').length}</p>`,
      cacheable: true,
    }
  const site = (await (await fetchApi('/api/site')).json()) as { year: number }
  return { status: 200, html: `<p>${site.year}</p>`, cacheable: true }
}

beforeAll(async () => {
  mkdirSync(join(clientFolder, 'assets'))
  writeFileSync(join(clientFolder, 'assets/app-12345678.js'), 'console.log(1)')
  writeFileSync(join(clientFolder, 'site.webmanifest'), '{}')
  app = await buildApp(server().deps, server().database.pool, server().hub, {
    clientFolder,
    editionIn,
  })
})

afterAll(async () => {
  await app.close()
  rmSync(clientFolder, { recursive: true, force: true })
})

describe('pages', () => {
  it('are drawn from the API, once for all who ask within seconds, and again later', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => app.inject('/terms')))
    expect(answers.map((answer) => answer.payload)).toEqual(
      Array(3).fill(`<p>${new Date().getFullYear()}</p>`),
    )
    expect(drawn.filter((url) => url === '/terms')).toHaveLength(1)
    server().clock.advance(11_000)
    await app.inject('/terms')
    expect(drawn.filter((url) => url === '/terms')).toHaveLength(2)
  })

  it('are shown once more for a minute while they are redrawn, and no longer than that', async () => {
    const shown = async () => (await app.inject('/counted')).payload
    expect(await shown()).toBe('<p>1</p>')
    server().clock.advance(59_000)
    expect(await shown()).toBe('<p>1</p>')
    expect(await shown()).toBe('<p>2</p>')
    server().clock.advance(61_000)
    expect(await shown()).toBe('<p>3</p>')
  })

  it('ask search engines to stay away where they wish so, and nowhere else', async () => {
    expect((await app.inject('/hidden')).headers['x-robots-tag']).toBe('noindex')
    expect((await app.inject('/terms')).headers['x-robots-tag']).toBeUndefined()
  })

  it('come with a policy that allows no inline script, and compressed for who can read it', async () => {
    const answer = await app.inject({ url: '/terms', headers: { 'accept-encoding': 'gzip, br' } })
    expect(answer.headers['content-security-policy']).toContain("script-src 'self';")
    expect(answer.headers['x-frame-options']).toBe('DENY')
    expect(answer.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('<p>')
  })

  it('may reach other hosts only once a style for maps is configured', async () => {
    const policyOf = async (from: FastifyInstance) =>
      String((await from.inject('/terms')).headers['content-security-policy'])
    expect(await policyOf(app)).toContain("connect-src 'self';")
    const { deps, database, hub } = server()
    const config = { ...deps.config, mapStyleUrl: 'https://tiles.example/style.json' }
    const streets = await buildApp({ ...deps, config }, database.pool, hub, {
      clientFolder,
      editionIn,
    })
    expect(await policyOf(streets)).toContain("connect-src 'self' https:;")
    await streets.close()
  })

  it('let Stripe in only where Stripe takes the money', async () => {
    const policyOf = async (from: FastifyInstance) =>
      String((await from.inject('/terms')).headers['content-security-policy'])
    expect(await policyOf(app)).not.toContain('stripe')
    const { deps, database, hub } = server()
    const payments = { provider: 'stripe', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' } as const
    const config = { ...deps.config, payments }
    const paying = await buildApp({ ...deps, config }, database.pool, hub, {
      clientFolder,
      editionIn,
    })
    expect(await policyOf(paying)).toContain("script-src 'self' https://js.stripe.com;")
    await paying.close()
  })

  it('that do not exist answer 404, are never kept, and are logged without their query', async () => {
    await app.inject('/nowhere?email=secret')
    const answer = await app.inject('/nowhere?email=secret')
    expect(answer.statusCode).toBe(404)
    expect(drawn.filter((url) => url.startsWith('/nowhere'))).toHaveLength(2)
    const logged = server().logLines.filter((line) => line.includes('unknown route'))
    expect(logged).toHaveLength(2)
    expect(logged[0]).toContain('"path":"/nowhere"')
    expect(logged.join()).not.toContain('secret')
  })

  it('redirect where the page says so, and take no other method', async () => {
    const moved = await app.inject('/old')
    expect([moved.statusCode, moved.headers.location]).toEqual([302, '/new'])
    const posted = await app.inject({ method: 'POST', url: '/terms' })
    expect(expectProblem(posted, 'POST to a page')).toMatchObject({ status: 405 })
    expect(posted.headers.allow).toBe('GET, HEAD')
  })

  it('hashed files may be kept for a year, others for a day', async () => {
    const cacheOf = async (url: string) => (await app.inject(url)).headers['cache-control']
    expect(await cacheOf('/assets/app-12345678.js')).toBe('public, max-age=31536000, immutable')
    expect(await cacheOf('/site.webmanifest')).toBe('public, max-age=86400')
  })
})
