import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { conversationCalls } from '@roomtone/contract/conversation/conversation.calls'
import { notificationCalls } from '@roomtone/contract/notification/notification.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { aVerifiedPerson } from '../../../testing/booking.ts'
import { aConversation, as, heard, say, type TestConversation } from '../../../testing/conversation.ts'
import { type Person, useHouse } from '../../../testing/house.ts'
import { putMessage } from '../../../testing/moderating.ts'
import { mailUnread } from './mail-unread.ts'
import { deleteOrder, findUnmailed, lockOrder } from './message-mail.store.ts'
import { writeMessage } from './write-message.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const house = useHouse()
let guest: Person

beforeAll(async () => {
  guest = await aVerifiedPerson(house(), { fullName: 'June Marsh' })
})

/** The clock moves, and what is due by then runs. */
async function pass(milliseconds: number): Promise<void> {
  house().clock.advance(milliseconds)
  await house().bringJobsForward()
  await house().drain()
}

async function mailsTo({ email }: Person) {
  return (await house().mailsTo(email)).filter(({ kind }) => kind === 'unread-messages')
}

async function readAll(person: Person, id: string): Promise<void> {
  const seq = (await heard(house(), person, id)).at(-1)?.seq ?? 0
  await house().call(conversationCalls.read, { params: { id }, body: { seq } }, await as(house(), person))
}

async function jobsFor({ id }: Person): Promise<Date[]> {
  const { rows } = await house().database.pool.query<{ run_at: Date }>(
    "select run_at from graphile_worker.jobs where task_identifier = 'mail-unread' and key = $1",
    [`mail-unread:${id}`],
  )
  return rows.map(({ run_at }) => run_at)
}

const aTalk = (title: string): Promise<TestConversation> => aConversation(house(), { guest, title })

describe('a busy thread', () => {
  it('is one job and one mail, with the last three of its messages and the way back', async () => {
    const { id, host } = await aTalk('Alder House')
    for (let n = 1; n <= 20; n += 1) await say(house(), guest, id, `Line ${n}.`)
    expect(await jobsFor(host)).toHaveLength(1)
    await pass(4 * MINUTE)
    expect(await mailsTo(host)).toEqual([])
    await pass(2 * MINUTE)
    const [mail, ...others] = await mailsTo(host)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('June wrote to you about Alder House')
    for (const n of [18, 19, 20]) expect(mail?.text).toContain(`> Line ${n}.`)
    expect(mail?.text).not.toContain('Line 17.')
    expect(mail?.text).toContain('17 earlier messages wait in the conversation.')
    expect(mail?.text).toContain(`http://localhost:3000/hosting?tab=messages&conversation=${id}`)
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/unsubscribe\?token=\S+/)
    await pass(13 * HOUR)
    expect(await mailsTo(host)).toHaveLength(1)
    expect(await jobsFor(host)).toEqual([])
  })

  it('sends nothing to who reads along', async () => {
    const { id, host } = await aTalk('Birch Barn')
    await say(house(), guest, id, 'Hello?')
    house().clock.advance(MINUTE)
    await readAll(host, id)
    await pass(10 * MINUTE)
    expect(await mailsTo(host)).toEqual([])
  })

  it('waits half a day for who was mailed and did not come, and five minutes for who did', async () => {
    const { id, host } = await aTalk('Cedar Hall')
    await say(house(), guest, id, 'First.')
    await pass(6 * MINUTE)
    await say(house(), guest, id, 'Second.')
    await pass(6 * HOUR)
    expect(await mailsTo(host)).toHaveLength(1)
    await pass(6 * HOUR)
    const [, second] = await mailsTo(host)
    expect(second?.text).toContain('> Second.')
    expect(second?.text).not.toContain('First.')
    await readAll(host, id)
    house().clock.advance(MINUTE)
    await say(house(), guest, id, 'Third.')
    await pass(6 * MINUTE)
    expect(await mailsTo(host)).toHaveLength(3)
  })

  it('is mailed to each side by itself', async () => {
    const { id, host } = await aTalk('Dogwood Studio')
    await say(house(), host, id, 'The lift takes a dolly.')
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
    const host = await aVerifiedPerson(house(), { roles: ['creator', 'host'] })
    const ones = [
      await aConversation(house(), { host, guest, title: 'Elm Loft' }),
      await aConversation(house(), { host, title: 'Fir Cabin' }),
    ]
    for (const { id, guest: writer } of ones) {
      await say(house(), writer, id, 'Hello.')
      await say(house(), writer, id, 'Is it free?')
    }
    await pass(6 * MINUTE)
    const [mail, ...others] = await mailsTo(host)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('4 new messages in 2 conversations')
    for (const { id } of ones) expect(mail?.text).toContain(`conversation=${id}`)
  })

  it('do not wait for one another', async () => {
    const host = await aVerifiedPerson(house(), { roles: ['creator', 'host'] })
    const old = await aConversation(house(), { host, guest, title: 'Ginkgo Yard' })
    await say(house(), guest, old.id, 'Hello.')
    await pass(6 * MINUTE)
    await say(house(), guest, old.id, 'Are you there?')
    const [late] = await jobsFor(host)
    const fresh = await aConversation(house(), { host, title: 'Hazel Court' })
    await say(house(), fresh.guest, fresh.id, 'Good morning.')
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
    await putMessage(house(), talk, guest, { content: 'I will find you.', isFlagged: true })
    await say(house(), guest, talk.id, 'Hello.')
    await putMessage(house(), talk, guest, { content: 'You will be sorry.', isFlagged: true })
    await pass(6 * MINUTE)
    const [mail] = await mailsTo(talk.host)
    expect(mail?.text).toContain('> Hello.')
    expect(mail?.text).not.toMatch(/find you|sorry|earlier/)
  })

  it('is a message of the rules alone: it orders no mail', async () => {
    const { id, host } = await aTalk('Juniper Place')
    expect((await say(house(), guest, id, 'I will kill you if you do not accept.')).isFlagged).toBe(true)
    expect(await jobsFor(host)).toEqual([])
    await pass(6 * MINUTE)
    expect(await mailsTo(host)).toEqual([])
  })

  it('comes from somebody who was blocked or suspended meanwhile', async () => {
    const blocked = await aConversation(house())
    await say(house(), blocked.guest, blocked.id, 'Hello.')
    const input = { params: { id: blocked.id }, body: { blocked: true } }
    await house().call(conversationCalls.block, input, await as(house(), blocked.host))
    const suspended = await aConversation(house())
    await say(house(), suspended.guest, suspended.id, 'Hello.')
    const { db, clock } = house().deps
    const { id } = suspended.guest
    await db.updateTable('users').set({ suspended_at: clock.now() }).where('id', '=', id).execute()
    await pass(6 * MINUTE)
    for (const { host } of [blocked, suspended]) expect(await mailsTo(host)).toEqual([])
  })

  it('was read while the mail waited to leave', async () => {
    const { id, host } = await aTalk('Kelp House')
    await say(house(), guest, id, 'Hello.')
    house().clock.advance(6 * MINUTE)
    await mailUnread(house().deps, host.id)
    await readAll(host, id)
    await house().drain()
    expect(await mailsTo(host)).toEqual([])
  })

  it('is of a topic that was turned off', async () => {
    const { id, host } = await aTalk('Laurel Row')
    const body = { topic: 'messages', isOn: false } as const
    await house().call(notificationCalls.changePreference, { body }, await as(house(), host))
    await say(house(), guest, id, 'Hello.')
    await pass(6 * MINUTE)
    expect(await mailsTo(host)).toEqual([])
  })
})

describe('the job', () => {
  it('run twice, twice at once or too early, is one mail', async () => {
    const { id, host } = await aTalk('Maple Mews')
    await say(house(), guest, id, 'Hello.')
    await mailUnread(house().deps, host.id)
    expect(await jobsFor(host)).toHaveLength(1)
    house().clock.advance(6 * MINUTE)
    await Promise.all([mailUnread(house().deps, host.id), mailUnread(house().deps, host.id)])
    await mailUnread(house().deps, host.id)
    await pass(0)
    expect(await mailsTo(host)).toHaveLength(1)
  })

  it('waits for a message that is being written, and takes it along', async () => {
    const { id, host } = await aTalk('Nettle Works')
    await say(house(), guest, id, 'First.')
    house().clock.advance(6 * MINUTE)
    let isDone = false
    let mailing: Promise<unknown> | undefined
    const { deps } = house()
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
    await say(house(), guest, id, 'First.')
    house().clock.advance(6 * MINUTE)
    let saying: Promise<unknown> | undefined
    await house()
      .deps.db.transaction()
      .execute(async (tx) => {
        await lockOrder(tx, host.id)
        await deleteOrder(tx, host.id)
        saying = say(house(), guest, id, 'Second.')
        await wait(300)
        expect(await findUnmailed(tx, host.id)).toHaveLength(1)
      })
    await saying
    await pass(6 * MINUTE)
    const [mail, ...others] = await mailsTo(host)
    expect(others).toEqual([])
    expect(mail?.text).toContain('> Second.')
  })

  it('that failed for good does not stand in the way of the next', async () => {
    const { id, host } = await aTalk('Pine Gallery')
    await say(house(), guest, id, 'First.')
    await house().database.pool.query("select graphile_worker.remove_job('mail-unread:' || $1)", [host.id])
    house().clock.advance(25 * HOUR)
    await say(house(), guest, id, 'Second.')
    await pass(6 * MINUTE)
    expect((await mailsTo(host)).map(({ text }) => text.includes('> First.'))).toEqual([true])
  })
})
