import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../testing/booking.ts'
import {
  type Door,
  type Heard,
  type Listener,
  type Listening,
  listenTo,
  openDoor,
  someListeners,
  tellMessage,
} from '../../../testing/live.ts'
import { useServer } from '../../../testing/server.ts'
import { connect, type Database } from '../db/database.ts'
import { sweepLive } from './sweep-live.ts'

const server = useServer()
const HOUR = 3_600_000
let door: Door
let elsewhere: Database

beforeAll(async () => {
  door = await openDoor(server())
  elsewhere = connect(server().databaseUrl)
})
afterAll(async () => {
  await door.shut()
  await elsewhere.close()
})

async function someone(): Promise<Listener> {
  const [person] = await someListeners(server(), 1)
  if (!person) throw new Error('Nobody listens')
  return person
}

const seqs = (heard: Heard[]) => heard.map(({ data }) => data.seq)
const lastOf = ({ heard }: Listening) => heard.findLast(({ id }) => id !== null)?.id ?? null

async function idsOf({ id }: Listener): Promise<number[]> {
  const { rows } = await server().database.pool.query<{ id: number }>(
    'select id from live_events where user_id = $1 order by id',
    [id],
  )
  return rows.map((row) => row.id)
}

describe('resuming', () => {
  it.each(['header', 'query'] as const)('goes on after the event seen last, told by %s', async (by) => {
    const person = await someone()
    const first = await listenTo(door.base, person.token)
    await tellMessage(door, [person.id], 1)
    await first.until(1)
    first.drop()
    await tellMessage(door, [person.id], 2)
    await tellMessage(door, [person.id], 3)
    const second = await listenTo(door.base, person.token, { after: lastOf(first), by })
    await tellMessage(door, [person.id], 4)
    expect(seqs(await second.until(3))).toEqual([2, 3, 4])
    expect(second.heard[0]).toMatchObject({ kind: 'hello', id: lastOf(first) })
    second.drop()
  })

  it('resumes from the greeting when nothing else was heard, even by who was never told anything', async () => {
    const person = await someone()
    const first = await listenTo(door.base, person.token)
    while (first.heard.length === 0) await wait(5)
    first.drop()
    expect(first.heard).toEqual([{ id: 0, kind: 'hello', data: {} }])
    await tellMessage(door, [person.id], 1)
    const second = await listenTo(door.base, person.token, { after: 0 })
    expect(seqs(await second.until(1))).toEqual([1])
    second.drop()
  })

  it('hears of what was committed by a process that ended before it could notify', async () => {
    const person = await someone()
    const listening = await listenTo(door.base, await tokenOf(server(), person))
    await tellMessage(door, [person.id], 1)
    await listening.until(1)
    await elsewhere.pool.query(
      `insert into live_events (user_id, kind, data, created_at) values ($1, 'message', '{"seq":2}', $2)`,
      [person.id, server().clock.now()],
    )
    expect(seqs(await listening.until(2))).toEqual([1, 2])
    await tellMessage(door, [person.id], 3)
    expect(seqs(await listening.until(3))).toEqual([1, 2, 3])
    listening.drop()
  })

  it('catches up when the listening connection breaks', async () => {
    const person = await someone()
    const listening = await listenTo(door.base, person.token)
    await tellMessage(door, [person.id], 1)
    await listening.until(1)
    const { rows } = await server().database.pool.query<{ gone: boolean }>(
      `select pg_terminate_backend(pid) as gone from pg_stat_activity
       where application_name = 'roomtone-live' and datname = current_database()`,
    )
    expect(rows.length).toBeGreaterThan(0)
    for (let seq = 2; seq <= 5; seq += 1) await tellMessage(door, [person.id], seq)
    expect(seqs(await listening.until(5))).toEqual([1, 2, 3, 4, 5])
    listening.drop()
  })

  it('loses nothing and repeats nothing under many writers, dropped connections and restarts', async () => {
    const person = await someone()
    const [WRITERS, EACH] = [8, 30]
    const heard: Heard[] = []
    let after: number | null = null
    let isWriting = true
    const write = async (writer: number) => {
      const live = writer % 2 === 0 ? door.deps.live : server().deps.live
      for (let count = 0; count < EACH; count += 1) {
        const event = { kind: 'message' as const, conversationId: person.id, seq: writer * EACH + count }
        // A transaction of another pool is announced right away, and then takes long to commit.
        await elsewhere.db.transaction().execute(async (tx) => {
          await live.tell(tx, [person.id], event, server().clock.now())
          await wait(Math.random() * 4)
        })
      }
    }
    const read = async () => {
      for (let round = 0; isWriting || heard.length < WRITERS * EACH; round += 1) {
        if (round > 200) throw new Error(`Heard ${heard.length}`)
        const listening = await listenTo(door.base, person.token, { after })
        await wait(20 + Math.random() * 120)
        if (round % 6 === 3) await restart()
        else listening.drop()
        await listening.over
        after = lastOf(listening) ?? after
        heard.push(...listening.heard.filter(({ kind }) => kind !== 'hello'))
      }
    }
    const restart = async () => {
      const old = door
      door = await openDoor(server())
      await old.shut()
    }
    const first = await listenTo(door.base, person.token)
    while (first.heard.length === 0) await wait(5)
    after = lastOf(first)
    first.drop()
    const writing = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)))
    await Promise.all([
      writing.finally(() => {
        isWriting = false
      }),
      read(),
    ])
    expect(heard.map(({ id }) => id)).toEqual(await idsOf(person))
    expect(new Set(seqs(heard)).size).toBe(WRITERS * EACH)
    for (let writer = 0; writer < WRITERS; writer += 1) {
      const theirs = seqs(heard).filter((seq) => Math.floor(Number(seq) / EACH) === writer)
      expect(theirs).toEqual(Array.from({ length: EACH }, (_, count) => writer * EACH + count))
    }
  }, 60_000)
})

describe('lost', () => {
  async function tellMany(person: Listener, count: number): Promise<void> {
    await door.deps.db.transaction().execute(async (tx) => {
      for (let seq = 1; seq <= count; seq += 1)
        await door.deps.live.tell(tx, [person.id], { kind: 'unread' }, server().clock.now())
    })
  }

  it('tells a thousand one by one, and of more only that it was too much', async () => {
    const person = await someone()
    await tellMany(person, 1001)
    const [first, second] = await idsOf(person)
    const enough = await listenTo(door.base, person.token, { after: first ?? null })
    expect((await enough.until(1000)).map(({ id }) => id)).toEqual((await idsOf(person)).slice(1))
    const much = await listenTo(door.base, person.token, { after: (first ?? 0) - 1 })
    const newest = (await idsOf(person)).at(-1)
    expect(await much.until(1)).toEqual([{ id: newest, kind: 'lost', data: {} }])
    expect(much.heard[0]).toEqual({ id: null, kind: 'hello', data: {} })
    await tellMessage(door, [person.id], 7)
    expect(seqs(await much.until(2)).at(-1)).toBe(7)
    expect(second).toBeGreaterThan(first ?? 0)
    enough.drop()
    much.drop()
  })

  it.each(['999999999999', 'nonsense', '-1', '9'.repeat(40)])('does not know the id %s', async (after) => {
    const person = await someone()
    await tellMessage(door, [person.id], 1)
    const listening = await listenTo(door.base, person.token, { after })
    expect((await listening.until(1)).map(({ kind }) => kind)).toEqual(['lost'])
    listening.drop()
  })

  it('keeps two days, and knows afterwards who missed what is gone', async () => {
    const person = await someone()
    for (const seq of [1, 2, 3]) await tellMessage(door, [person.id], seq)
    const [first, , third] = await idsOf(person)
    server().clock.advance(40 * HOUR)
    await sweepLive(server().deps)
    expect(await idsOf(person)).toHaveLength(3)
    server().clock.advance(9 * HOUR)
    await tellMessage(door, [person.id], 4)
    await sweepLive(server().deps)
    expect(await idsOf(person)).toHaveLength(2)
    const token = await tokenOf(server(), person)
    for (const after of [0, first ?? null]) {
      const late = await listenTo(door.base, token, { after })
      expect((await late.until(1)).map(({ kind }) => kind)).toEqual(['lost'])
      late.drop()
    }
    const inTime = await listenTo(door.base, token, { after: third ?? null })
    expect(seqs(await inTime.until(1))).toEqual([4])
    inTime.drop()
  })
})
