import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { letArriveSteadily, limitArrivals } from './arrival.ts'

const MS = 300
const LEAST = 3000

async function aServer(): Promise<number> {
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 10_000_000 })
  limitArrivals(app, { ms: MS, least: LEAST })
  app.addContentTypeParser('text/file', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
  const size = (body: unknown) => `${(body as Buffer | string).length} bytes`
  app.post('/form', async ({ body }) => size(body))
  const onRequest = async ({ raw }: { raw: Parameters<typeof letArriveSteadily>[0] }) =>
    letArriveSteadily(raw)
  app.post('/file', { onRequest }, async ({ body }) => size(body))
  app.post('/refused', { onRequest: async (_, reply) => reply.code(401).send('no') }, async () => 'never')
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  return (app.server.address() as AddressInfo).port
}

/** Sends this many bytes in each tenth of a second, until all are sent or the server hangs up. */
async function send(port: number, path: string, { bytes, each }: { bytes: number; each: number }) {
  const socket: Socket = connect({ port, host: '127.0.0.1' })
  let heard = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    heard += text
  })
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: text/file\r\ncontent-length: ${bytes}\r\n\r\n`,
  )
  const begun = performance.now()
  for (let sent = 0; sent < bytes && !socket.closed; sent += each) {
    socket.write('x'.repeat(Math.min(each, bytes - sent)))
    await wait(100)
  }
  await wait(50)
  return { heard, isClosed: socket.closed, ms: performance.now() - begun }
}

it('lets a file be slow as long as it keeps coming', async () => {
  const { heard, isClosed, ms } = await send(await aServer(), '/file', { bytes: 40_000, each: 2500 })
  expect(heard).toMatch(/200 OK.*40000 bytes$/s)
  expect(isClosed).toBe(false)
  expect(ms).toBeGreaterThan(3 * MS)
})

it('cuts off a file that hardly comes', async () => {
  const { heard, isClosed, ms } = await send(await aServer(), '/file', { bytes: 40_000, each: 100 })
  expect(heard).toMatch(/^HTTP\/1.1 408 /)
  expect(isClosed).toBe(true)
  expect(ms).toBeLessThan(4 * MS)
})

it('cuts off a file that comes quickly but for its end', async () => {
  const port = await aServer()
  const { heard, isClosed } = await send(port, '/file', { bytes: 40_000, each: 39_000 })
  expect([heard, isClosed]).toEqual([expect.stringContaining('200 OK'), false])
  const slow = connect({ port, host: '127.0.0.1' })
  slow.on('error', () => {})
  slow.write(`POST /file HTTP/1.1\r\nhost: x\r\ncontent-type: text/file\r\ncontent-length: 40000\r\n\r\n`)
  slow.write('x'.repeat(39_000))
  slow.resume()
  await once(slow, 'close')
})

it('gives everything else the same short time, however steadily it comes', async () => {
  const { heard, isClosed, ms } = await send(await aServer(), '/form', { bytes: 40_000, each: 2500 })
  expect(heard).toMatch(/^HTTP\/1.1 408 /)
  expect(isClosed).toBe(true)
  expect(ms).toBeLessThan(4 * MS)
})

it('waits no longer for who has been refused', async () => {
  const { heard, isClosed } = await send(await aServer(), '/refused', { bytes: 40_000, each: 100 })
  expect(heard).toMatch(/^HTTP\/1.1 401 .*no$/s)
  expect(isClosed).toBe(true)
})
