import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useServer } from '../../../testing/server.ts'
import { buildApp } from '../../app.ts'

const server = useServer()
const clientFolder = mkdtempSync(join(tmpdir(), 'roomtone-languages-'))
let drawn: string[] = []
let app: FastifyInstance

/** Replaces the web bundles: what was asked for, in which language. */
const editionIn = async (language: string) => ({
  manifest: {},
  render: async ({ url }: { url: string }) => {
    drawn.push(`${language} ${url}`)
    if (url === '/es/trips') return { status: 302, html: '', cacheable: false, isBareOnly: true }
    const status = url.includes('nowhere') || url.includes('evil') ? 404 : 200
    return { status, html: `${language} ${url}`, cacheable: status === 200 }
  },
})

beforeAll(async () => {
  const { deps, database, hub } = server()
  app = await buildApp(deps, database.pool, hub, { clientFolder, editionIn })
})

beforeEach(() => {
  drawn = []
})

afterAll(async () => {
  await app.close()
  rmSync(clientFolder, { recursive: true, force: true })
})

const visit = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const FRENCH = { 'accept-language': 'fr-CA,fr;q=0.9', cookie: 'language=fr' }

async function led(url: string, headers = {}) {
  const { statusCode, headers: answered } = await visit(url, headers)
  const [cookie] = String(answered['set-cookie'] ?? '').split(';')
  return [statusCode, answered.location, ...(cookie ? [cookie] : [])]
}

describe('a public page', () => {
  it.each([
    ['/', 'en'],
    ['/search?where=Austin', 'en'],
    ['/es', 'es'],
    ['/es?ref=ada', 'es'],
    ['/fr/search?where=Austin', 'fr'],
    ['/fr/property/7', 'fr'],
  ])('%s is in %2$s, no matter who asks, and no cache has to know who', async (url, language) => {
    for (const headers of [{}, FRENCH, { 'accept-language': 'es' }]) {
      const answer = await visit(url, { 'accept-encoding': 'gzip, br', ...headers })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-language']).toBe(language)
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(answer.headers['vary']).toBe('accept-encoding')
      expect(answer.headers['cache-control']).toMatch(/^public, .*s-maxage=10/)
    }
    expect(drawn).toEqual([`${language} ${url}`])
  })

  it('has one spelling', async () => {
    expect(await led('/ES')).toEqual([301, '/es'])
    expect(await led('/es/')).toEqual([301, '/es'])
    expect(await led('/Es/search?where=x')).toEqual([301, '/es/search?where=x'])
    expect(await led('/en/search?where=x')).toEqual([301, '/search?where=x'])
    expect(await led('/en')).toEqual([301, '/'])
    expect(await led('/es//search')).toEqual([301, '/es/search'])
    expect(await led('/es//evil.example')).toEqual([301, '/es/evil.example'])
  })

  it('is where links of earlier editions asked for it, and what they asked for is remembered', async () => {
    expect(await led('/search?lang=es&where=Austin')).toEqual([302, '/es/search?where=Austin', 'language=es'])
    expect(await led('/fr/search?lang=es')).toEqual([302, '/es/search', 'language=es'])
    expect(await led('/es?lang=en')).toEqual([302, '/', 'language=en'])
    expect(await led('/?lang=fr')).toEqual([302, '/fr', 'language=fr'])
    expect(await led('/trips?lang=fr')).toEqual([302, '/trips', 'language=fr'])
    expect(await led('//evil.example/?lang=fr')).toEqual([302, '/evil.example/', 'language=fr'])
    expect(await led('/terms?lang=xx')).toEqual([200, undefined])
    expect((await visit('/search?lang=es')).headers['cache-control']).toBe('no-store')
  })
})

describe('a page that is somebody’s own', () => {
  it('speaks the language that was chosen here, else the one the browser likes best, else English', async () => {
    const languageOf = async (headers: Record<string, string>) =>
      (await visit('/trips', headers)).headers['content-language']
    expect(await languageOf({})).toBe('en')
    expect(await languageOf({ 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.8' })).toBe('fr')
    expect(await languageOf({ 'accept-language': 'xx,en;q=0.5,es;q=0.7' })).toBe('es')
    expect(await languageOf({ 'accept-language': 'fr;q=0, nonsense;q=x, *' })).toBe('en')
    expect(await languageOf({ 'accept-language': 'fr', cookie: 'a=b; language=es' })).toBe('es')
    expect(await languageOf({ 'accept-language': 'fr', cookie: 'language=xx' })).toBe('fr')
    const { vary } = (await visit('/trips', { 'accept-encoding': 'gzip' })).headers
    expect(vary).toBe('accept-language, cookie, accept-encoding')
  })

  it('has the bare address alone, and takes the language along that it was asked for in', async () => {
    expect(await led('/es/trips')).toEqual([302, '/trips', 'language=es'])
  })
})

describe('a page that is not there', () => {
  it('is missed in the language of its address, else in the reader’s', async () => {
    const missed = async (url: string, headers = {}) => {
      const { statusCode, headers: answered } = await visit(url, headers)
      return [statusCode, answered['content-language'], answered['cache-control']]
    }
    expect(await missed('/es/nowhere', FRENCH)).toEqual([404, 'es', 'no-cache'])
    expect(await missed('/nowhere', FRENCH)).toEqual([404, 'fr', 'no-cache'])
    expect(await missed('/nowhere')).toEqual([404, 'en', 'no-cache'])
    expect(await missed('/xx/nowhere')).toEqual([404, 'en', 'no-cache'])
    expect(await missed('/es/evil.example')).toEqual([404, 'es', 'no-cache'])
  })
})

it('counts what is looked at in every language', async () => {
  const { counts } = server().deps
  const seen: string[] = []
  const { add } = counts
  counts.add = (name) => void seen.push(name)
  try {
    const headers = { 'user-agent': 'Firefox' }
    for (const url of ['/es/search?crew=1', '/search?crew=1', '/fr/property/8', '/fr'])
      await app.inject({ url, headers })
  } finally {
    counts.add = add
  }
  expect(seen).toEqual(['searches', 'searches', 'venue_views'])
})
