import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { conversationCalls } from '@roomtone/contract/conversation/conversation.calls'
import { notificationCalls } from '@roomtone/contract/notification/notification.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { aVerifiedPerson } from '../../../../testing/booking.ts'
import { aConversation, as, heard, say, type TestConversation } from '../../../../testing/conversation.ts'
import { putMessage } from '../../../../testing/moderating.ts'
import { type Person, useServer } from '../../../../testing/server.ts'
import { writeMessage } from '../message/write-message.ts'
import { mailUnread } from './mail-unread.ts'
import { deleteOrder, findUnmailed, lockOrder } from './message-mail.store.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const server = useServer()
let guest: Person

beforeAll(async () => {
  guest = await aVerifiedPerson(server(), { fullName: 'June Marsh' })
})

/** The clock moves, and what is due by then runs. */
async function pass(milliseconds: number): Promise<void> {
  server().clock.advance(milliseconds)
  await server().bringJobsForward()
  await server().drain()
}

async function mailsTo({ email }: Person) {
  return (await server().mailsTo(email)).filter(({ kind }) => kind === 'unread-messages')
}

async function readAll(person: Person, id: string): Promise<void> {
  const seq = (await heard(server(), person, id)).at(-1)?.seq ?? 0
  await server().call(conversationCalls.read, { params: { id }, body: { seq } }, await as(server(), person))
}

async function jobsFor({ id }: Person): Promise<Date[]> {
  const { rows } = await server().database.pool.query<{ run_at: Date }>(
    "select run_at from graphile_worker.jobs where task_identifier = 'mail-unread' and key = $1",
    [`mail-unread:${id}`],
  )
  return rows.map(({ run_at }) => run_at)
}

const aTalk = (title: string): Promise<TestConversation> => aConversation(server(), { guest, title })

describe('a busy thread', () => {
  it('is one job and one mail, with the last three of its messages and the way back', async () => {
    const { id, host } = await aTalk('Alder House')
    for (let n = 1; n <= 20; n += 1) await say(server(), guest, id, `Line ${n}.`)
    expect(await jobsFor(host)).toHaveLength(1)
    await pass(4 * MINUTE)
    expect(await mailsTo(host)).toEqual([])
    await pass(2 * MINUTE)
    const [mail, ...others] = await mailsTo(host)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('June wrote to you about Alder House')
    for (const n of [18, 19, 20]) expect(mail?.text).toContain(`> Line ${n}.`)
    expect(mail?.text).not.toContain('Line 17.')
    expect(mail?.text).toContain('There are 17 earlier messages in the conversation.')
    expect(mail?.text).toContain(`http://localhost:3000/hosting?tab=messages&conversation=${id}`)
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/unsubscribe\?token=\S+/)
    await pass(13 * HOUR)
    expect(await mailsTo(host)).toHaveLength(1)
    expect(await jobsFor(host)).toEqual([])
  })

  it('sends nothing to who reads along', async () => {
    const { id, host } = await aTalk('Birch Barn')
    await say(server(), guest, id, 'Hello?')
    server().clock.advance(MINUTE)
    await readAll(host, id)
    await pass(10 * MINUTE)
    expect(await mailsTo(host)).toEqual([])
  })

  it('waits half a day for who was mailed and did not come, and five minutes for who did', async () => {
    const { id, host } = await aTalk('Cedar Hall')
    await say(server(), guest, id, 'First.')
    await pass(6 * MINUTE)
    await say(server(), guest, id, 'Second.')
    await pass(6 * HOUR)
    expect(await mailsTo(host)).toHaveLength(1)
    await pass(6 * HOUR)
    const [, second] = await mailsTo(host)
    expect(second?.text).toContain('> Second.')
    expect(second?.text).not.toContain('First.')
    await readAll(host, id)
    server().clock.advance(MINUTE)
    await say(server(), guest, id, 'Third.')
    await pass(6 * MINUTE)
    expect(await mailsTo(host)).toHaveLength(3)
  })

  it('is mailed to each side by itself', async () => {
    const { id, host } = await aTalk('Dogwood Studio')
    await say(server(), host, id, 'The lift takes a dolly.')
    await pass(6 * MINUTE)
    expect(await mailsTo(host)).toEqual([])
    const mail = (await mailsTo(guest)).at(-1)
    expect(mail?.subject).toBe('Ada wrote to you about Dogwood Studio')
    expect(mail?.text).toContain(`http://localhost:3000/messages?conversation=${id}`)
    await readAll(guest, id)
  })
})

describe('several conversations', () => {
  it('are one mail', async () => {
    const host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
    const ones = [
      await aConversation(server(), { host, guest, title: 'Elm Loft' }),
      await aConversation(server(), { host, title: 'Fir Cabin' }),
    ]
    for (const { id, guest: writer } of ones) {
      await say(server(), writer, id, 'Hello.')
      await say(server(), writer, id, 'Is it free?')
    }
    await pass(6 * MINUTE)
    const [mail, ...others] = await mailsTo(host)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('4 new messages in 2 conversations')
    for (const { id } of ones) expect(mail?.text).toContain(`conversation=${id}`)
  })

  it('do not wait for one another', async () => {
    const host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
    const old = await aConversation(server(), { host, guest, title: 'Ginkgo Yard' })
    await say(server(), guest, old.id, 'Hello.')
    await pass(6 * MINUTE)
    await say(server(), guest, old.id, 'Are you there?')
    const [late] = await jobsFor(host)
    const fresh = await aConversation(server(), { host, title: 'Hazel Court' })
    await say(server(), fresh.guest, fresh.id, 'Good morning.')
    const [soon, ...more] = await jobsFor(host)
    expect(more).toEqual([])
    expect(soon?.getTime()).toBeLessThan(late?.getTime() ?? 0)
    await pass(6 * MINUTE)
    expect((await mailsTo(host)).map(({ subject }) => subject)).toEqual([
      'June wrote to you about Ginkgo Yard',
      expect.stringContaining('wrote to you about Hazel Court'),
    ])
    await pass(12 * HOUR)
    const third = (await mailsTo(host)).at(2)
    expect(third?.text).toContain('Are you there?')
    expect(third?.text).not.toContain('Good morning.')
  })
})

describe('what is not mailed', () => {
  it('was held back', async () => {
    const talk = await aTalk('Ivy Rooms')
    await putMessage(server(), talk, guest, { content: 'I will find you.', isFlagged: true })
    await say(server(), guest, talk.id, 'Hello.')
    await putMessage(server(), talk, guest, { content: 'You will be sorry.', isFlagged: true })
    await pass(6 * MINUTE)
    const [mail] = await mailsTo(talk.host)
    expect(mail?.text).toContain('> Hello.')
    expect(mail?.text).not.toMatch(/find you|sorry|earlier/)
  })

  it('is a message of the rules alone: it orders no mail', async () => {
    const { id, host } = await aTalk('Juniper Place')
    expect((await say(server(), guest, id, 'I will kill you if you do not accept.')).isFlagged).toBe(true)
    expect(await jobsFor(host)).toEqual([])
    await pass(6 * MINUTE)
    expect(await mailsTo(host)).toEqual([])
  })

  it('comes from somebody who was blocked or suspended meanwhile', async () => {
    const blocked = await aConversation(server())
    await say(server(), blocked.guest, blocked.id, 'Hello.')
    const input = { params: { id: blocked.id }, body: { blocked: true } }
    await server().call(conversationCalls.block, input, await as(server(), blocked.host))
    const suspended = await aConversation(server())
    await say(server(), suspended.guest, suspended.id, 'Hello.')
    const { db, clock } = server().deps
    const { id } = suspended.guest
    await db.updateTable('users').set({ suspended_at: clock.now() }).where('id', '=', id).execute()
    await pass(6 * MINUTE)
    for (const { host } of [blocked, suspended]) expect(await mailsTo(host)).toEqual([])
  })

  it('was read while the mail waited to leave', async () => {
    const { id, host } = await aTalk('Kelp House')
    await say(server(), guest, id, 'Hello.')
    server().clock.advance(6 * MINUTE)
    await mailUnread(server().deps, host.id)
    await readAll(host, id)
    await server().drain()
    expect(await mailsTo(host)).toEqual([])
  })

  it('is of a topic that was turned off', async () => {
    const { id, host } = await aTalk('Laurel Row')
    const body = { topic: 'messages', isOn: false } as const
    await server().call(notificationCalls.changePreference, { body }, await as(server(), host))
    await say(server(), guest, id, 'Hello.')
    await pass(6 * MINUTE)
    expect(await mailsTo(host)).toEqual([])
  })
})

describe('the job', () => {
  it('run twice, in parallel or too early, is one mail', async () => {
    const { id, host } = await aTalk('Maple Mews')
    await say(server(), guest, id, 'Hello.')
    await mailUnread(server().deps, host.id)
    expect(await jobsFor(host)).toHaveLength(1)
    server().clock.advance(6 * MINUTE)
    await Promise.all([mailUnread(server().deps, host.id), mailUnread(server().deps, host.id)])
    await mailUnread(server().deps, host.id)
    await pass(0)
    expect(await mailsTo(host)).toHaveLength(1)
  })

  it('waits for a message that is being written, and takes it along', async () => {
    const { id, host } = await aTalk('Nettle Works')
    await say(server(), guest, id, 'First.')
    server().clock.advance(6 * MINUTE)
    let isDone = false
    let mailing: Promise<unknown> | undefined
    const { deps } = server()
    await deps.db.transaction().execute(async (tx) => {
      const draft = { id, key: randomUUID(), content: 'Second.', fileIds: [] }
      await writeMessage(deps, tx, { senderId: guest.id, draft, held: null })
      mailing = mailUnread(deps, host.id).finally(() => {
        isDone = true
      })
      await wait(300)
      expect(isDone).toBe(false)
    })
    await mailing
    await pass(0)
    const [mail] = await mailsTo(host)
    expect(mail?.text).toMatch(/> First\.[\s\S]*> Second\./)
  })

  it('does not swallow a message that comes while it writes', async () => {
    const { id, host } = await aTalk('Oak Terrace')
    await say(server(), guest, id, 'First.')
    server().clock.advance(6 * MINUTE)
    let saying: Promise<unknown> | undefined
    await server()
      .deps.db.transaction()
      .execute(async (tx) => {
        await lockOrder(tx, host.id)
        await deleteOrder(tx, host.id)
        saying = say(server(), guest, id, 'Second.')
        await wait(300)
        expect(await findUnmailed(tx, host.id)).toHaveLength(1)
      })
    await saying
    await pass(6 * MINUTE)
    const [mail, ...others] = await mailsTo(host)
    expect(others).toEqual([])
    expect(mail?.text).toContain('> Second.')
  })

  it('that failed for good does not block the next', async () => {
    const { id, host } = await aTalk('Pine Gallery')
    await say(server(), guest, id, 'First.')
    await server().database.pool.query("select graphile_worker.remove_job('mail-unread:' || $1)", [host.id])
    server().clock.advance(25 * HOUR)
    await say(server(), guest, id, 'Second.')
    await pass(6 * MINUTE)
    expect((await mailsTo(host)).map(({ text }) => text.includes('> First.'))).toEqual([true])
  })
})
