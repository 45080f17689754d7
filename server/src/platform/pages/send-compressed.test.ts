import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendCompressed } from './send-compressed.ts'

const words = Array.from({ length: 4000 }, (_, n) => `word ${(n * 7919) % 4001}`).join(' ')
const HTML = `<head><style>${words}</style></head>`
const app = Fastify()
let base: string

beforeAll(async () => {
  const page = { status: 200, html: HTML, cacheable: true }
  app.route({
    method: ['GET', 'HEAD'],
    url: '/',
    handler: (request, reply) => sendCompressed(request, reply, page),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
afterAll(() => app.close())

async function ask(encoding: string, method = 'GET') {
  const asked = get(base, { headers: { 'accept-encoding': encoding }, method, agent: false })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return { headers: answer.headers, body: await buffer(answer) }
}

describe.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('packed as %s', (encoding, unpack) => {
  it('comes whole each time, and says how long it is', async () => {
    for (const _ of [1, 2]) {
      const { headers, body } = await ask(encoding)
      expect(headers['content-encoding']).toBe(encoding)
      expect(headers['content-length']).toBe(String(body.length))
      expect(unpack(body).toString()).toBe(HTML)
    }
  })

  it('has a head of the same length', async () => {
    const [whole, head] = [await ask(encoding), await ask(encoding, 'HEAD')]
    expect(head.headers['content-length']).toBe(whole.headers['content-length'])
    expect(head.body.length).toBe(0)
  })
})

it('goes out as it is to who can unpack nothing', async () => {
  const { headers, body } = await ask('identity')
  expect(headers['content-encoding']).toBeUndefined()
  expect(body.toString()).toBe(HTML)
})
