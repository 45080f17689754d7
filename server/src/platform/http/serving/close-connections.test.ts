import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { closeConnections } from './close-connections.ts'

/** With a page that is slow. */
async function aServer(limits: { graceMs: number; patienceMs: number }) {
  const app = Fastify({ forceCloseConnections: 'idle' })
  closeConnections(app, limits)
  app.get('/', async () => 'at once')
  app.get('/slow', async () => {
    await wait(600)
    return 'at last'
  })
  app.post('/', async () => 'taken')
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  return { app, port: (app.server.address() as AddressInfo).port }
}

async function connected(port: number): Promise<{ socket: Socket; heard(): string }> {
  const socket = connect({ port, host: '127.0.0.1' })
  let heard = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    heard += text
  })
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return { socket, heard: () => heard }
}

const HEAD = 'HTTP/1.1\r\nhost: localhost\r\n'

it('does not wait for clients that have connected and asked for nothing, or only begun to', async () => {
  const { app, port } = await aServer({ graceMs: 50, patienceMs: 60_000 })
  const silent = await connected(port)
  const slow = await connected(port)
  slow.socket.write(`GET / ${HEAD}`)
  await wait(50)
  await app.close()
  await wait(20)
  expect([silent, slow].map(({ socket }) => socket.closed)).toEqual([true, true])
})

it('waits for who is being answered, and for a word that was on its way', async () => {
  const { app, port } = await aServer({ graceMs: 300, patienceMs: 60_000 })
  const [busy, late] = [await connected(port), await connected(port)]
  busy.socket.write(`GET /slow ${HEAD}\r\n`)
  await wait(100)
  const closed = app.close()
  late.socket.write(`GET / ${HEAD}\r\n`)
  await closed
  await wait(20)
  expect(busy.heard()).toMatch(/at last$/)
  expect(late.heard()).toMatch(/^HTTP\/1\.1 /)
})

it('leaves who never finishes what they say', async () => {
  const { app, port } = await aServer({ graceMs: 20, patienceMs: 200 })
  const { socket } = await connected(port)
  socket.write(`POST / ${HEAD}content-type: text/plain\r\ncontent-length: 10\r\n\r\nhalf`)
  await wait(100)
  await app.close()
  await wait(20)
  expect(socket.closed).toBe(true)
})
