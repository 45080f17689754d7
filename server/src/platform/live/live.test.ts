import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Door,
  type Listener,
  listenTo,
  openDoor,
  openHurried,
  someListeners,
  tellMessage,
} from '../../../testing/live.ts'
import { useServer } from '../../../testing/server.ts'

const server = useServer()
let here: Door
let there: Door
let ada: Listener
let ben: Listener

beforeAll(async () => {
  here = await openDoor(server())
  there = await openDoor(server())
  const [one, two] = await someListeners(server(), 2)
  if (!one || !two) throw new Error('Nobody listens')
  ada = one
  ben = two
})
afterAll(async () => {
  await here.shut()
  await there.shut()
})

const seqs = (heard: { data: Record<string, unknown> }[]) => heard.map(({ data }) => data.seq)

describe('the live stream', () => {
  it('greets with the newest id and tells what happens in this process and in the other', async () => {
    await tellMessage(server(), [ada.id], 1)
    const atHome = await listenTo(here.base, ada.token)
    const abroad = await listenTo(there.base, ada.token)
    await tellMessage(here, [ada.id], 2)
    await tellMessage(there, [ada.id], 3)
    for (const listening of [atHome, abroad]) {
      expect(seqs(await listening.until(2))).toEqual([2, 3])
      expect(listening.heard[0]).toMatchObject({ kind: 'hello', data: {} })
      expect(listening.heard[0]?.id).toBeGreaterThan(0)
      expect(listening.heard[0]?.id).toBeLessThan(listening.heard[1]?.id ?? 0)
      listening.drop()
    }
  })

  it('is a stream that no one on the way may keep, pack or hold back', async () => {
    const { headers, drop } = await listenTo(here.base, ada.token)
    expect(headers['content-type']).toBe('text/event-stream')
    expect(headers['cache-control']).toContain('no-store')
    expect(headers['x-accel-buffering']).toBe('no')
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers['transfer-encoding']).toBeUndefined()
    expect(headers['x-content-type-options']).toBe('nosniff')
    drop()
  })

  it('answers strangers 401', async () => {
    for (const headers of [{}, { authorization: 'Bearer not-a-token' }]) {
      const answer = await fetch(`${here.base}/api/live`, { headers })
      expect(answer.status).toBe(401)
      expect(answer.headers.get('content-type')).toContain('application/problem+json')
      expect(await answer.json()).toMatchObject({ code: 'unauthenticated' })
    }
  })

  it('tells each person their own and nothing else', async () => {
    const adas = await listenTo(here.base, ada.token)
    const bens = await listenTo(here.base, ben.token)
    await tellMessage(here, [ada.id], 11)
    await tellMessage(there, [ben.id], 12)
    await tellMessage(here, [ada.id, ben.id, ada.id], 13)
    expect(seqs(await adas.until(2))).toEqual([11, 13])
    expect(seqs(await bens.until(2))).toEqual([12, 13])
    // An id of somebody else's opens none of their events.
    const asBen = await listenTo(there.base, ben.token, { after: 0 })
    expect(seqs(await asBen.until(2))).toEqual([12, 13])
    for (const listening of [adas, bens, asBen]) listening.drop()
  })

  it('says nothing of what is not committed', async () => {
    const listening = await listenTo(here.base, ada.token)
    const { db, live, clock } = here.deps
    const event = { kind: 'booking' as const, bookingId: randomUUID() }
    const failing = db.transaction().execute(async (tx) => {
      await live.tell(tx, [ada.id], event, clock.now())
      throw new Error('changed its mind')
    })
    await expect(failing).rejects.toThrow('changed its mind')
    await tellMessage(here, [ada.id], 21)
    expect(seqs(await listening.until(1))).toEqual([21])
    listening.drop()
  })

  it('tells all once and in order, whether it fits a notification or is too long for one', async () => {
    const listening = [await listenTo(here.base, ada.token), await listenTo(there.base, ada.token)]
    const tell = ({ deps }: Door, seq: number) => {
      const conversationId = seq % 5 === 0 ? 'long '.repeat(2000) : randomUUID()
      const event = { kind: 'message' as const, conversationId, seq }
      return deps.db.transaction().execute((tx) => deps.live.tell(tx, [ada.id], event, deps.clock.now()))
    }
    const told = Array.from({ length: 60 }, (_, place) => 100 + place)
    await Promise.all(told.map((seq) => tell(seq % 2 ? here : there, seq)))
    for (const { until, drop } of listening) {
      const heard = await until(told.length)
      expect(seqs(heard).sort()).toEqual(told)
      const ids = heard.map(({ id }) => id ?? 0)
      expect(ids).toEqual([...ids].sort((one, other) => one - other))
      drop()
    }
  })

  it('lets two transactions tell the same people in opposite orders', async () => {
    const { db, live, clock } = here.deps
    const cross = (first: string, second: string) =>
      db.transaction().execute(async (tx) => {
        await live.tell(tx, [first], { kind: 'unread' }, clock.now())
        await wait(50)
        await live.tell(tx, [second], { kind: 'unread' }, clock.now())
      })
    await expect(Promise.all([cross(ada.id, ben.id), cross(ben.id, ada.id)])).resolves.toHaveLength(2)
  })

  it('ends the oldest of more than ten streams of one person', async () => {
    const first = await listenTo(here.base, ben.token)
    const others = []
    for (let count = 0; count < 10; count += 1) others.push(await listenTo(here.base, ben.token))
    await first.over
    await tellMessage(there, [ben.id], 31)
    for (const other of others) expect(seqs(await other.until(1))).toEqual([31])
    for (const other of others) other.drop()
  })
})

describe('a stream in time', () => {
  it('beats, and ends when its person is suspended', async () => {
    const [person] = await someListeners(server(), 1)
    if (!person) throw new Error('Nobody listens')
    const { app, base } = await openHurried(here, { beatMs: 20, checkMs: 60 })
    const listening = await listenTo(base, person.token)
    let isOver = false
    void listening.over.then(() => {
      isOver = true
    })
    await wait(300)
    expect(listening.beats).toBeGreaterThan(2)
    expect(isOver).toBe(false)
    await here.database.pool.query('update users set suspended_at = now() where id = $1', [person.id])
    await listening.over
    await expect(listenTo(base, person.token)).rejects.toThrow('401')
    await app.close()
  })

  it('does not keep a server from closing', async () => {
    const door = await openDoor(server())
    const listening = [await listenTo(door.base, ada.token), await listenTo(door.base, ben.token)]
    const started = performance.now()
    await door.shut()
    await Promise.all(listening.map(({ over }) => over))
    expect(performance.now() - started).toBeLessThan(2000)
  })
})
