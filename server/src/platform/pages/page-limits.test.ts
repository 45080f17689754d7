import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { useServer } from '../../../testing/server.ts'
import { buildApp } from '../../app.ts'

// Six searches a minute, and a proxy whose word is taken.
const server = useServer({ RATE_LIMIT_SCALE: '0.01', TRUST_PROXY: '10.0.0.1' })
const clientFolder = mkdtempSync(join(tmpdir(), 'roomtone-limits-'))
let app: FastifyInstance

/** Replaces the web bundle: what the search answered, and nothing where it did not. */
async function render({ url, fetchApi }: { url: string; fetchApi: (path: string) => Promise<Response> }) {
  const answer = await fetchApi(`/api/search${url.slice(url.indexOf('?'))}`)
  return { status: 200, html: answer.ok ? 'found' : 'without', cacheable: true }
}

beforeAll(async () => {
  app = await buildApp(server().deps, server().database.pool, server().hub, {
    clientFolder,
    editionIn: async () => ({ manifest: {}, render }),
  })
})

afterAll(async () => {
  await app.close()
  rmSync(clientFolder, { recursive: true, force: true })
})

beforeEach(() => {
  server().clock.advance(120_000)
})

const ALL = Array<string>(7).fill('found')
const FIRST_SIX = [...ALL.slice(1), 'without']

let pages = 0
const anotherPage = () => {
  pages += 1
  return `/search?crew=${pages}`
}

type From = { peer: string; forwarded?: string }

async function visit(url: string, { peer, forwarded }: From) {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const answer = await app.inject({ url, remoteAddress: peer, headers })
  const { 'retry-after': retryAfter, 'cache-control': cacheControl } = answer.headers
  return { status: answer.statusCode, text: answer.payload, retryAfter, cacheControl }
}

async function visitSevenTimes(from: (n: number) => From): Promise<string[]> {
  const texts: string[] = []
  for (let n = 1; n <= 7; n++) texts.push((await visit(anotherPage(), from(n))).text)
  return texts
}

it('counts the searches of drawn pages for the visitor who asked, not for all together', async () => {
  expect(await visitSevenTimes(() => ({ peer: '203.0.113.1' }))).toEqual(FIRST_SIX)
  expect(await visitSevenTimes((n) => ({ peer: `203.0.113.1${n}` }))).toEqual(ALL)
})

it('says so, and keeps what it drew from caches', async () => {
  await visitSevenTimes(() => ({ peer: '203.0.113.2' }))
  const limited = await visit(anotherPage(), { peer: '203.0.113.2' })
  expect(limited).toMatchObject({ status: 429, cacheControl: 'no-cache' })
  expect(Number(limited.retryAfter)).toBeGreaterThan(0)
})

it('does not hand to others what one visitor has asked for too often', async () => {
  await visitSevenTimes(() => ({ peer: '203.0.113.3' }))
  const url = anotherPage()
  const together = [visit(url, { peer: '203.0.113.3' }), visit(url, { peer: '203.0.113.4' })]
  expect((await Promise.all(together)).map(({ text }) => text)).toEqual(['without', 'found'])
  expect((await visit(url, { peer: '203.0.113.5' })).text).toBe('found')
})

it('believes the proxy that is trusted about the address, and no one else', async () => {
  const forwarded = (n: number) => `198.51.100.${n}`
  const throughProxy = await visitSevenTimes((n) => ({ peer: '10.0.0.1', forwarded: forwarded(n) }))
  expect(throughProxy).toEqual(ALL)
  const alone = await visitSevenTimes((n) => ({ peer: '203.0.113.6', forwarded: forwarded(n) }))
  expect(alone).toEqual(FIRST_SIX)
})
