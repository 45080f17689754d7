import { randomUUID } from 'node:crypto'
import { createServer, connect as dial, type Server, type Socket } from 'node:net'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { aConversation } from '../../../../testing/conversation.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { useServer } from '../../../../testing/server.ts'
import { connect } from '../../db/database.ts'
import { isAway } from '../../db/is-away.ts'
import { watchQueue } from '../../db/watch-queue.ts'
import { type FileStore, reportingWhenAway } from '../../files/file-store.ts'
import { handleErrors } from '../error-handling.ts'
import { shedLoad } from './shed-load.ts'

const server = useServer()
const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** A wire to the server's database that can fall silent without either end noticing. */
async function openWire() {
  const target = new URL(server().databaseUrl)
  const { hostname, port } = target
  const wire = { isDead: false, url: '', pairs: [] as Socket[] }
  const peer: Server = createServer((near) => {
    const wasBorn = wire.pairs.length
    const far = dial(Number(port), hostname)
    wire.pairs.push(near, far)
    const isDead = () => wire.isDead && wasBorn === 0
    near.on('data', (piece) => isDead() || far.write(piece)).on('error', () => {})
    far.on('data', (piece) => isDead() || near.write(piece)).on('error', () => {})
    near.on('close', () => far.destroy())
  })
  await new Promise<void>((listening) => peer.listen(0, '127.0.0.1', listening))
  closers.push(() => {
    for (const socket of wire.pairs) socket.destroy()
    peer.close()
  })
  target.port = String((peer.address() as { port: number }).port)
  // A socket path in `host` would bypass the wire.
  target.searchParams.delete('host')
  wire.url = target.href
  return wire
}

describe('a line to the database that is dead without a word', () => {
  it('is given up, and the next question goes over another', async () => {
    const wire = await openWire()
    const { db, close } = connect(wire.url, { max: 1, queryTimeoutMs: 2000 })
    closers.push(close)
    await sql`select 1`.execute(db)
    wire.isDead = true
    const error = await sql`select 2`.execute(db).catch((reason: unknown) => reason)
    expect(isAway(error)).toBe(true)
    expect((await sql<{ n: number }>`select 3 as n`.execute(db)).rows).toEqual([{ n: 3 }])
  })
})

describe('a database that cannot be reached', () => {
  it('answers 503 with a time to retry, and says in the log what is wrong', async () => {
    const lines: string[] = []
    const app = Fastify({
      genReqId: () => randomUUID(),
      logger: { level: 'error', stream: { write: (line: string) => lines.push(line) } },
    })
    closers.push(() => app.close())
    handleErrors(app)
    const { db, close } = connect('postgres://nobody@127.0.0.1:1/nothing')
    closers.push(close)
    app.get('/api/rows', () => sql`select 1`.execute(db))
    const answer = await app.inject({ url: '/api/rows' })
    expect(expectProblem(answer, 'away')).toMatchObject({ status: 503, code: 'overloaded' })
    expect(answer.headers['retry-after']).toBe('5')
    expect(lines.join()).toContain('the database does not answer')
  })
})

describe('too many who wait for a connection', () => {
  it('is noticed while none is served, and over when none waits', async () => {
    const { pool, close } = connect(server().databaseUrl, { max: 1 })
    closers.push(close)
    const waited = watchQueue(pool)
    const first = await pool.connect()
    expect(waited()).toBe(0)
    const second = pool.query('select 1')
    await new Promise((done) => setTimeout(done, 60))
    expect(waited()).toBeGreaterThan(50)
    first.release()
    await second
    expect(waited()).toBe(0)
  })

  it('sends people away, but does not count as dead', async () => {
    const app = Fastify({ genReqId: () => randomUUID() })
    closers.push(() => app.close())
    handleErrors(app)
    shedLoad(app, () => 2001)
    for (const url of ['/healthz', '/api/site']) app.get(url, () => ({ ok: true }))
    const answer = await app.inject({ url: '/api/site' })
    expect(expectProblem(answer, 'too many')).toMatchObject({ status: 503, code: 'overloaded' })
    expect(answer.headers['retry-after']).toBe('5')
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200)
  })
})

describe('a full disk', () => {
  it('is told as such, loses nothing that was there, and is over once there is room again', async () => {
    const { deps, app } = server()
    const { id, guest } = await aConversation(server())
    const upload = () =>
      app.inject({
        method: 'POST',
        url: `/api/conversations/${id}/files?name=plan.pdf`,
        headers: { authorization: `Bearer ${guest.token}`, 'content-type': 'application/octet-stream' },
        payload: Buffer.from('%PDF-1.7\na plan\n%%EOF\n'),
      })
    const working: FileStore = deps.files
    const noRoom = () =>
      Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
    deps.files = reportingWhenAway({ ...working, put: noRoom })
    const refused = await upload()
    expect(expectProblem(refused, 'full')).toMatchObject({ status: 503, code: 'files_unavailable' })
    expect(refused.headers['retry-after']).toBe('5')
    deps.files = working
    expect((await upload()).statusCode).toBe(200)
  })
})
