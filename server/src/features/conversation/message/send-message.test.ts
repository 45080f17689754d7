import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { conversationCalls } from '@roomtone/contract/conversation/conversation.calls'
import type { LiveEvent } from '@roomtone/contract/conversation/live'
import { type Flag, verdictOf } from '@roomtone/domain/moderation/verdict'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { aBooking, actorOf, aVerifiedPerson } from '../../../../testing/booking.ts'
import { aConversation, as, heard, say } from '../../../../testing/conversation.ts'
import { type Person, useServer } from '../../../../testing/server.ts'
import { buildServer, type RoomtoneServer } from '../../../build-deps.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Asked, Moderation } from '../../../platform/moderation/moderation.ts'
import { LIMITS } from '../limits.ts'
import { holdConversationsBetween, insertBlock } from '../safety/block.store.ts'
import { sendMessage } from './send-message.ts'

const server = useServer()
let other: RoomtoneServer
let real: Moderation
let asked: Asked[] = []

beforeAll(() => {
  const { config, log, clock } = server().deps
  other = buildServer(config, server().databaseUrl, log, clock)
  real = server().deps.moderation
})
afterEach(() => {
  server().deps.moderation = real
  asked = []
})
afterAll(() => other.close())

/** Judges by a word, so that these tests are about what follows from it. */
function judgeBy(words: Record<string, Flag['kind']>): void {
  server().deps.moderation = {
    name: 'offline',
    check: async (one) => {
      asked.push(one)
      const found = Object.entries(words).filter(([word]) => one.content.includes(word))
      return verdictOf(found.map(([fragment, kind]) => ({ kind, fragment })))
    },
  }
}

const lineOf = async (person: Person, id: string) => {
  const { items } = await server().call(conversationCalls.list, { query: {} }, await as(server(), person))
  return items.find((one) => one.id === id)
}

async function eventsOf({ id }: Person): Promise<LiveEvent[]> {
  const { rows } = await server().database.pool.query<{ kind: string; data: object }>(
    'select kind, data from live_events where user_id = $1 order by id',
    [id],
  )
  return rows.map(({ kind, data }) => ({ ...data, kind }) as LiveEvent)
}

describe('many messages in parallel', () => {
  it('from both sides over two servers get one order, each of them once', async () => {
    const { id, guest, host } = await aConversation(server())
    const servers: Deps[] = [server().deps, other.deps]
    const sends = Array.from({ length: 30 }, (_, n) => {
      const deps = servers[n % 2] as Deps
      const actor = actorOf(n % 3 === 0 ? guest : host)
      const draft = { id, key: randomUUID(), content: `Line ${n}`, fileIds: [] }
      return sendMessage(deps, actor, draft)
    })
    const sent = await Promise.all(sends)
    for (const person of [guest, host]) {
      const messages = await heard(server(), person, id)
      const seqs = messages.map(({ seq }) => seq)
      expect(seqs).toEqual([...new Set(seqs)].sort((one, next) => one - next))
      expect(seqs).toEqual(sent.map(({ seq }) => seq).sort((one, next) => one - next))
      expect(new Set(messages.map(({ content }) => content)).size).toBe(30)
      const times = messages.map(({ createdAt }) => createdAt)
      expect(times).toEqual([...times].sort())
      const last = messages.at(-1)
      const line = await lineOf(person, id)
      expect(line?.lastMessage?.content).toBe(last?.content)
      expect(line?.updatedAt).toBe(last?.createdAt)
      const told = (await eventsOf(person)).flatMap((event) => (event.kind === 'message' ? event.seq : []))
      expect(told).toEqual(seqs)
    }
  })

  it('with one key are one message, on whichever server they arrive', async () => {
    const { id, guest, host } = await aConversation(server())
    const draft = { id, key: randomUUID(), content: 'Once.', fileIds: [] }
    const servers: Deps[] = [server().deps, other.deps]
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => sendMessage(servers[n % 2] as Deps, actorOf(guest), draft)),
    )
    expect(new Set(answers.map((one) => one.seq)).size).toBe(1)
    expect(await heard(server(), host, id)).toHaveLength(1)
    expect((await eventsOf(host)).filter(({ kind }) => kind === 'message')).toHaveLength(1)
  })
})

describe('a message', () => {
  it('under a key that named another one is refused, not lost', async () => {
    const { id, guest } = await aConversation(server())
    const elsewhere = await aConversation(server(), { guest })
    const key = randomUUID()
    const first = await say(server(), guest, id, 'First.', { key })
    expect(await say(server(), guest, id, 'First.', { key })).toEqual(first)
    for (const [where, content] of [
      [id, 'Second.'],
      [elsewhere.id, 'First.'],
    ] as const)
      await expect(say(server(), guest, where, content, { key })).rejects.toMatchObject({
        code: 'validation_failed',
      })
  })

  it('says something, and not too much', async () => {
    const { id, guest } = await aConversation(server())
    for (const content of ['', '   \n ', 'a'.repeat(4001)])
      await expect(say(server(), guest, id, content)).rejects.toMatchObject({ code: 'validation_failed' })
    expect((await say(server(), guest, id, 'a'.repeat(4000))).content).toHaveLength(4000)
    expect((await lineOf(guest, id))?.lastMessage?.content).toHaveLength(200)
  })

  it('does not take files that are not there', async () => {
    const { id, guest, host } = await aConversation(server())
    const fileIds = [randomUUID()]
    await expect(say(server(), guest, id, 'Look.', { fileIds })).rejects.toMatchObject({
      code: 'validation_failed',
    })
    expect(await heard(server(), host, id)).toEqual([])
  })

  it('reaches nobody who is blocked, has blocked, or was suspended', async () => {
    const { id, guest, host } = await aConversation(server())
    const block = async (blocked: boolean) =>
      server().call(conversationCalls.block, { params: { id }, body: { blocked } }, await as(server(), host))
    const why = async (person: Person) =>
      (await server().call(conversationCalls.show, { params: { id } }, await as(server(), person)))
        .closedBecause
    await block(true)
    for (const person of [guest, host])
      await expect(say(server(), person, id, 'Hello?')).rejects.toMatchObject({ code: 'conversation_closed' })
    expect([await why(guest), await why(host)]).toEqual(['blocked', 'you_blocked'])
    await block(false)
    await say(server(), guest, id, 'Hello again.')
    const { db, clock } = server().deps
    await db.updateTable('users').set({ suspended_at: clock.now() }).where('id', '=', host.id).execute()
    await expect(say(server(), guest, id, 'Still there?')).rejects.toMatchObject({
      code: 'conversation_closed',
    })
    expect(await why(guest)).toBe('suspended')
  })
})

describe('a message on its way while the other side blocks its sender', () => {
  it('is not written, although nothing prevented it when it was judged', async () => {
    const { id, guest, host } = await aConversation(server())
    const { deps } = server()
    const block = { blockerId: host.id, blockedId: guest.id, now: deps.clock.now() }
    let saying: Promise<unknown> | undefined
    await deps.db.transaction().execute(async (tx) => {
      await holdConversationsBetween(tx, guest.id, host.id)
      await insertBlock(tx, block)
      saying = say(server(), guest, id, 'Hello?').catch((error: unknown) => error)
      await wait(300)
    })
    expect(await saying).toMatchObject({ code: 'conversation_closed' })
    expect(await heard(server(), host, id)).toEqual([])
  })
})

describe('a message against the rules', () => {
  it('of little weight is not kept, and is returned with the reason and the words', async () => {
    judgeBy({ '555 0100': 'contact', 'pay in cash': 'outside_payment' })
    const { id, guest, host } = await aConversation(server())
    const key = randomUUID()
    await expect(say(server(), guest, id, 'Call 555 0100', { key })).rejects.toMatchObject({
      code: 'message_flagged',
      message: expect.stringContaining('contact details'),
      reasons: ['555 0100'],
    })
    await expect(say(server(), guest, id, 'Call 555 0100, pay in cash')).rejects.toMatchObject({
      message: 'Payments stay on Roomtone, where both sides are protected.',
      reasons: ['555 0100', 'pay in cash'],
    })
    for (const person of [guest, host]) expect(await heard(server(), person, id)).toEqual([])
    expect(await casesAbout(guest)).toEqual([])
    expect((await say(server(), guest, id, 'Call me through the page', { key })).isFlagged).toBe(false)
    expect(await heard(server(), host, id)).toHaveLength(1)
  })

  it('of much weight is kept for its sender and for admins, and for no one else', async () => {
    judgeBy({ 'break your legs': 'threat' })
    const { id, guest, host } = await aConversation(server())
    await say(server(), guest, id, 'Hello.')
    const before = await lineOf(host, id)
    server().clock.advance(5000)
    const held = await say(server(), guest, id, 'I will break your legs.')
    expect(held).toMatchObject({ isFlagged: true, flagReason: 'threat' })
    expect(await heard(server(), guest, id)).toMatchObject([{ isFlagged: false }, held])
    expect((await heard(server(), host, id)).map(({ content }) => content)).toEqual(['Hello.'])
    expect(await lineOf(host, id)).toEqual(before)
    expect((await lineOf(guest, id))?.lastMessage?.content).toBe('I will break your legs.')
    expect((await eventsOf(host)).filter(({ kind }) => kind === 'message')).toHaveLength(1)
    expect((await eventsOf(guest)).filter(({ kind }) => kind === 'message')).toHaveLength(2)
    const input = { params: { id }, body: { seq: held.seq } }
    await server().call(conversationCalls.read, input, await as(server(), host))
    const view = await server().call(conversationCalls.show, { params: { id } }, await as(server(), host))
    expect(view.ownReadSeq).toBeLessThan(held.seq)
    expect(await casesAbout(guest)).toEqual([{ severity: 'high', message_id: held.id, reporter_id: null }])
  })

  it('is judged by what was said just before, and by whether they have a booking', async () => {
    judgeBy({})
    const confirmed = await aBooking(server(), { state: 'confirmed' })
    const { id, guest, host } = await aConversation(server(), confirmed)
    await say(server(), guest, id, 'five five five')
    server().clock.advance(60_000)
    await say(server(), host, id, 'Pardon?')
    await say(server(), guest, id, 'zero one hundred')
    expect(asked.at(-1)).toEqual({
      content: 'zero one hundred',
      before: ['five five five'],
      isConfirmed: true,
    })
    server().clock.advance(3_600_000)
    await say(server(), guest, id, 'Good morning.')
    expect(asked.at(-1)?.before).toEqual([])
    const strangers = await aConversation(server(), { host, listing: confirmed.listing })
    await say(server(), strangers.guest, strangers.id, 'Hello.')
    expect(asked.at(-1)?.isConfirmed).toBe(false)
  })

  it('is found by the rules of the house themselves', async () => {
    const { id, guest, host } = await aConversation(server())
    await expect(say(server(), guest, id, 'Mail me: gwen.quill@example.com')).rejects.toMatchObject({
      code: 'message_flagged',
    })
    expect((await say(server(), guest, id, 'We shoot at 5, call time 4:30, 2 grip trucks.')).isFlagged).toBe(
      false,
    )
    expect((await say(server(), guest, id, 'I will kill you if you do not accept.')).isFlagged).toBe(true)
    expect(await heard(server(), host, id)).toHaveLength(1)
  })
})

async function casesAbout({ id }: Person) {
  const { db } = server().deps
  return db
    .selectFrom('moderation_cases')
    .select(['severity', 'message_id', 'reporter_id'])
    .where('subject_id', '=', id)
    .execute()
}

describe('someone who sends faster than anyone types', () => {
  const strict = useServer({ RATE_LIMIT_SCALE: '1' })

  it('is asked to wait after sixty in a minute', async () => {
    const host = await aVerifiedPerson(strict(), { roles: ['creator', 'host'] })
    const { id, guest } = await aConversation(strict(), { host })
    const draft = (n: number) => ({ id, key: randomUUID(), content: `Line ${n}`, fileIds: [] })
    const { limits, clock } = strict().deps
    for (let n = 0; n < 59; n += 1) await limits.spend(LIMITS.messagesInMinute, guest.id, clock.now())
    await sendMessage(strict().deps, actorOf(guest), draft(59))
    await expect(sendMessage(strict().deps, actorOf(guest), draft(60))).rejects.toMatchObject({
      code: 'rate_limited',
    })
    await sendMessage(strict().deps, actorOf(host), draft(61))
    strict().clock.advance(61_000)
    await sendMessage(strict().deps, actorOf(guest), draft(62))
  })
})
