import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { useServer } from '../../../../testing/server.ts'
import { Refused } from '../../refused.ts'
import { createUploadRoom } from './upload-room.ts'

const server = useServer()
const MEGABYTE = 1024 ** 2

function refusalOf(work: () => unknown): string | null {
  try {
    work()
    return null
  } catch (error) {
    return error instanceof Refused ? error.code : 'another error'
  }
}

describe('the room for uploads', () => {
  it('is shared by all, and no one takes more than their share', () => {
    const room = createUploadRoom({ ofAll: 100, ofOne: 40 })
    const giveBack = room.take('ada', 40)
    expect(refusalOf(() => room.take('ada', 1))).toBe('rate_limited')
    room.take('bea', 40)
    expect(refusalOf(() => room.take('eve', 21))).toBe('overloaded')
    room.take('eve', 20)
    giveBack()
    giveBack()
    expect(refusalOf(() => room.take('ada', 41))).toBe('rate_limited')
    expect(refusalOf(() => room.take('ada', 40))).toBeNull()
    expect(refusalOf(() => room.take('dan', 1))).toBe('overloaded')
  })

  it('is spoken for before a byte has come, and free again when who sends has gone', async () => {
    const { token } = await server().aPerson()
    const { app } = server()
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' }
    const announce = async (length: string) => {
      const socket = connect({ port, host: '127.0.0.1' })
      socket.on('error', () => {})
      onTestFinished(() => void socket.destroy())
      const lines = Object.entries({ host: 'x', ...headers }).map(([name, value]) => `${name}: ${value}`)
      socket.write(`POST /api/photos HTTP/1.1\r\n${lines.join('\r\n')}\r\n${length}\r\n\r\n`)
      await once(socket, 'connect')
      return socket
    }
    const small = () =>
      app.inject({ method: 'POST', url: '/api/photos', headers, payload: Buffer.alloc(15 * MEGABYTE) })
    // Without a length it may be as large as any.
    const sockets = [
      await announce(`content-length: ${25 * MEGABYTE}`),
      await announce('transfer-encoding: chunked'),
    ]
    await wait(300)
    const refused = await small()
    expect(expectProblem(refused, 'more than one share')).toMatchObject({ status: 429, code: 'rate_limited' })
    expect(refused.headers['retry-after']).toBe('5')
    expect(refused.json().detail).toContain('still uploading')
    const { token: another } = await server().aPerson()
    const others = await app.inject({
      method: 'POST',
      url: '/api/photos',
      headers: { ...headers, authorization: `Bearer ${another}` },
      payload: Buffer.alloc(15 * MEGABYTE),
    })
    expect(others.statusCode).not.toBe(429)
    for (const socket of sockets) socket.destroy()
    await wait(300)
    // Twice: what was answered has given its room back.
    for (const answer of [await small(), await small(), await small(), await small(), await small()])
      expect(answer.statusCode).not.toBe(429)
  })
})
