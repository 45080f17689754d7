import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendCompressed } from './send-compressed.ts'

const PRELOAD = '<link rel="preload" as="image" imagesrcset="/main.avif">'
const words = Array.from({ length: 4000 }, (_, n) => `word ${(n * 7919) % 4001}`).join(' ')
const PAGES = {
  '/pictured': `<head>${PRELOAD}<style>${words}</style></head>`,
  '/plain': `<head><style>${words}</style></head>`,
}
const app = Fastify()
let base: string

beforeAll(async () => {
  for (const [url, html] of Object.entries(PAGES)) {
    const page = { status: 200, html, cacheable: true }
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: (request, reply) => sendCompressed(request, reply, page),
    })
  }
  await app.listen({ port: 0, host: '127.0.0.1' })
  base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
afterAll(() => app.close())

async function ask(url: string, encoding: string, method = 'GET') {
  const asked = get(base + url, { headers: { 'accept-encoding': encoding }, method, agent: false })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return { headers: answer.headers, body: await buffer(answer) }
}

describe.each([
  ['br', brotliDecompressSync, createBrotliDecompress],
  ['gzip', gunzipSync, createGunzip],
] as const)('packed as %s', (encoding, unpack, unpacker) => {
  it.each(Object.entries(PAGES))('%s comes whole, and says how long it is', async (url, html) => {
    for (const _ of [1, 2]) {
      const { headers, body } = await ask(url, encoding)
      expect(headers['content-encoding']).toBe(encoding)
      expect(headers['content-length']).toBe(String(body.length))
      expect(unpack(body).toString()).toBe(html)
    }
  })

  it('names the main picture in its first bytes, which can be read before the others are there', async () => {
    const { body } = await ask('/pictured', encoding)
    const reader = unpacker()
    reader.write(body.subarray(0, 200))
    const [read] = await once(reader, 'data')
    expect(String(read)).toContain(PRELOAD)
    expect(body.length).toBeGreaterThan(2000)
    reader.destroy()
  })

  it('has a head of the same length', async () => {
    const [whole, head] = [await ask('/pictured', encoding), await ask('/pictured', encoding, 'HEAD')]
    expect(head.headers['content-length']).toBe(whole.headers['content-length'])
    expect(head.body.length).toBe(0)
  })
})

it('goes out as it is to who can unpack nothing', async () => {
  const { headers, body } = await ask('/pictured', 'identity')
  expect(headers['content-encoding']).toBeUndefined()
  expect(body.toString()).toBe(PAGES['/pictured'])
})
