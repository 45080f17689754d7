import { setTimeout as wait } from 'node:timers/promises'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { conversationCalls } from '@roomtone/contract/conversation/conversation.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { aRequest, aVerifiedPerson, hoursFrom } from '../../../../testing/booking.ts'
import { aConversation, type TestConversation } from '../../../../testing/conversation.ts'
import { insertListing } from '../../../../testing/listings.ts'
import { putMessage } from '../../../../testing/moderating.ts'
import { NOBODY } from '../../../../testing/sample-inputs.ts'
import { type Person, useServer } from '../../../../testing/server.ts'
import { lockPart } from '../part.store.ts'

const server = useServer()
const missing = { status: 404, code: 'not_found' }
let talk: TestConversation
let stranger: Person

beforeAll(async () => {
  talk = await aConversation(server())
  stranger = await aVerifiedPerson(server())
})

const reportMessage = (person: Person, id: string, reason = 'This frightens me') =>
  server().call(
    conversationCalls.reportMessage,
    { params: { id }, body: { reason } },
    { token: person.token },
  )
const reportPerson = (person: Person, id: string, reason = 'They write every night') =>
  server().call(conversationCalls.reportPerson, { params: { id }, body: { reason } }, { token: person.token })
const block = (person: Person, id: string, blocked: boolean) =>
  server().call(conversationCalls.block, { params: { id }, body: { blocked } }, { token: person.token })
const casesAbout = (person: Person) =>
  server()
    .deps.db.selectFrom('moderation_cases')
    .select(['message_id', 'reporter_id', 'severity', 'reason', 'state'])
    .where('subject_id', '=', person.id)
    .orderBy('created_at')
    .execute()
const auditOf = async (person: Person) => {
  const rows = await server()
    .deps.db.selectFrom('audit_log')
    .select('action')
    .where('actor_id', '=', person.id)
    .where('action', 'in', ['message.reported', 'person.reported', 'person.blocked', 'person.unblocked'])
    .orderBy('id')
    .execute()
  return rows.map(({ action }) => action)
}

describe('reporting a message', () => {
  it('brings it before the admins once, however often it is pressed', async () => {
    const { guest, host, id } = await aConversation(server())
    const messageId = await putMessage(server(), { ...talk, id }, host)
    await reportMessage(guest, messageId)
    await Promise.all([
      reportMessage(guest, messageId, 'Again'),
      reportMessage(guest, messageId, 'And again'),
    ])
    expect(await casesAbout(host)).toEqual([
      {
        message_id: messageId,
        reporter_id: guest.id,
        severity: 'medium',
        reason: 'This frightens me',
        state: 'open',
      },
    ])
    expect(await auditOf(guest)).toEqual(['message.reported'])
  })

  it('is for what the other side said, and for nothing else', async () => {
    const own = await putMessage(server(), talk, talk.guest)
    await expect(reportMessage(talk.guest, own)).rejects.toMatchObject({
      code: 'validation_failed',
      message: 'This is your own message.',
    })
    const held = await putMessage(server(), talk, talk.guest, { isFlagged: true })
    await expect(reportMessage(talk.host, held)).rejects.toMatchObject(missing)
    await expect(reportMessage(stranger, own)).rejects.toMatchObject(missing)
    await expect(reportMessage(stranger, NOBODY)).rejects.toMatchObject(missing)
    await expect(reportMessage(talk.host, own, ' x ')).rejects.toMatchObject({ code: 'validation_failed' })
    expect(await casesAbout(talk.guest)).toEqual([])
  })
})

describe('reporting a person', () => {
  it('is one case until an admin has decided it', async () => {
    const { guest, host, id } = await aConversation(server())
    await Promise.all([reportPerson(host, id), reportPerson(host, id), reportPerson(host, id)])
    expect(await casesAbout(guest)).toMatchObject([{ message_id: null, reporter_id: host.id }])
    await server()
      .deps.db.updateTable('moderation_cases')
      .set({ state: 'dismissed', decided_at: server().clock.now() })
      .where('subject_id', '=', guest.id)
      .execute()
    await reportPerson(host, id)
    expect(await casesAbout(guest)).toHaveLength(2)
    expect(await auditOf(host)).toEqual(['person.reported', 'person.reported'])
  })

  it('is for the other side of a conversation only', async () => {
    await expect(reportPerson(stranger, talk.id)).rejects.toMatchObject(missing)
    await expect(reportPerson(talk.guest, NOBODY)).rejects.toMatchObject(missing)
  })
})

describe('blocking a person', () => {
  const blocks = (person: Person) =>
    server()
      .deps.db.selectFrom('user_blocks')
      .select('blocked_id')
      .where('blocker_id', '=', person.id)
      .execute()

  it('is written down once, and lifted only by who did it', async () => {
    const { guest, host, id } = await aConversation(server())
    await block(guest, id, true)
    await block(guest, id, true)
    await block(host, id, false)
    expect(await blocks(guest)).toEqual([{ blocked_id: host.id }])
    await block(guest, id, false)
    await block(guest, id, false)
    expect(await blocks(guest)).toEqual([])
    expect(await auditOf(guest)).toEqual(['person.blocked', 'person.unblocked'])
    expect(await auditOf(host)).toEqual([])
  })

  it('is for the other side of a conversation only', async () => {
    await expect(block(stranger, talk.id, true)).rejects.toMatchObject(missing)
    expect(await blocks(stranger)).toEqual([])
  })

  it('comes after what is being said at that moment, in any conversation of the two', async () => {
    const first = await aConversation(server())
    const second = await aConversation(server(), { guest: first.guest, host: first.host })
    let isDone = false
    let blocking: Promise<unknown> | undefined
    await server()
      .deps.db.transaction()
      .execute(async (tx) => {
        await lockPart(tx, second.id, second.host.id)
        blocking = block(first.guest, first.id, true).finally(() => {
          isDone = true
        })
        await wait(300)
        expect(isDone).toBe(false)
      })
    await blocking
    expect(await blocks(first.guest)).toEqual([{ blocked_id: first.host.id }])
  })

  it('closes the way to requests, no matter which of the two did it, until it is lifted', async () => {
    const now = server().clock.now()
    const host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
    const listing = await insertListing(server(), host.id, {
      opens_at: 0,
      closes_at: 1440,
      minimum_hours: 1,
      time_zone: 'UTC',
    })
    const { guest, id } = await aConversation(server(), { host, listing })
    const request = async () => {
      const choice = hoursFrom(now, 24 * 10 - now.getUTCHours(), 4, { zone: 'UTC' })
      const body = await aRequest(server(), listing.id, choice)
      return server().call(bookingCalls.request, { body }, { token: guest.token })
    }
    for (const person of [guest, host]) {
      await block(person, id, true)
      await expect(request(), person.id).rejects.toMatchObject({
        status: 403,
        code: 'forbidden',
        message: 'You can’t send a request to this host.',
      })
      await block(person, id, false)
    }
    expect((await request()).state).toBe('pending')
  })
})
