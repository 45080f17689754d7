import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { cohostCalls } from '@roomtone/contract/cohost/cohost.calls'
import { conversationCalls } from '@roomtone/contract/conversation/conversation.calls'
import { notificationCalls } from '@roomtone/contract/notification/notification.calls'
import { privacyCalls } from '@roomtone/contract/privacy/privacy.calls'
import type { CohostRight } from '@roomtone/domain/access/cohost-rights'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBooking, aVerifiedPerson, tokenOf } from '../../../testing/booking.ts'
import { aCohost } from '../../../testing/cohosts.ts'
import {
  aConversation,
  aPicture,
  as,
  heard,
  say,
  type TestConversation,
} from '../../../testing/conversation.ts'
import { insertListing } from '../../../testing/listings.ts'
import { type Door, listenTo, openDoor } from '../../../testing/live.ts'
import { type Person, useServer } from '../../../testing/server.ts'
import { countAnswers } from '../listing/listing.store.ts'

const MINUTE = 60_000
const server = useServer()
const [gone, closed] = [{ status: 404, code: 'not_found' }, { code: 'conversation_closed' }]
let guest: Person
let host: Person
let helper: Person & { cohostId: string }
let door: Door
let talk: TestConversation

beforeAll(async () => {
  guest = await aVerifiedPerson(server(), { fullName: 'Gwen Guest' })
  host = await aVerifiedPerson(server(), { fullName: 'Kai Host', roles: ['creator', 'host'] })
  const hours = { opens_at: 0, closes_at: 1440, minimum_hours: 1 }
  const listing = await insertListing(server(), host.id, { title: 'The Loft', ...hours })
  const first = await aConversation(server(), { guest, host, listing })
  await say(server(), guest, first.id, 'Said long before anyone helped.')
  helper = await aCohost(
    server(),
    { host, listings: [first.listing.id], rights: ['messages'] },
    await aVerifiedPerson(server(), { fullName: 'Ines Helper' }),
  )
  talk = first
  door = await openDoor(server())
})
afterAll(() => door.shut())
/** Another minute: nothing is said at the moment at which somebody came. */
beforeEach(() => server().clock.advance(MINUTE))

const show = async (person: Person, id = talk.id) =>
  server().call(conversationCalls.show, { params: { id } }, await as(server(), person))
const list = async (person: Person, query: { as?: 'host'; filter?: 'unread' } = {}) =>
  server().call(conversationCalls.list, { query }, await as(server(), person))
const unread = async (one: Person) => server().call(conversationCalls.unread, {}, await as(server(), one))
const about = <Body>(body: Body) => ({ params: { id: talk.id }, body })
const block = async (person: Person, blocked: boolean, personId?: string) =>
  server().call(conversationCalls.block, about({ blocked, personId }), await as(server(), person))
const readAll = async (person: Person) => {
  const seq = (await heard(server(), person, talk.id)).at(-1)?.seq ?? 0
  await server().call(conversationCalls.read, about({ seq }), await as(server(), person))
  return seq
}
const setRights = async (rights: CohostRight[]) => {
  const input = { params: { id: helper.cohostId }, body: { rights } }
  return server().call(cohostCalls.change, input, await as(server(), host))
}
const upload = async (person: Person) => aPicture(server(), person, talk.id)

describe('somebody who answers messages for a host', () => {
  it('finds the conversations of that listing among their own, and whose it is', async () => {
    for (const query of [{}, { as: 'host' as const }]) {
      const { items, total } = await list(helper, query)
      expect(total).toBe(1)
      expect(items[0]).toMatchObject({
        id: talk.id,
        role: 'host',
        shared: { host: 'Kai' },
        other: { name: 'Gwen' },
      })
    }
    expect((await list(host)).items[0]).toMatchObject({ shared: null })
    expect((await show(helper)).booking).toBeNull()
  })

  it('reads what was said before, without all of it being new', async () => {
    expect((await heard(server(), helper, talk.id)).map(({ content }) => content)).toEqual([
      'Said long before anyone helped.',
    ])
    expect(await unread(helper)).toEqual({ guest: 0, host: 0 })
    await say(server(), guest, talk.id, 'Is there parking?')
    expect(await unread(helper)).toEqual({ guest: 0, host: 1 })
    expect((await list(helper, { filter: 'unread' })).items[0]?.unread).toBe(1)
    await readAll(helper)
    expect(await unread(helper)).toEqual({ guest: 0, host: 0 })
    expect(await unread(host)).toEqual({ guest: 0, host: 1 })
  })

  it('writes as themself: the guest and the host see who it was', async () => {
    const said = await say(server(), helper, talk.id, 'Two cars fit in the yard.')
    expect(said).toMatchObject({ isOwn: true, side: 'host', cohost: 'Ines' })
    for (const person of [guest, host]) {
      const last = (await heard(server(), person, talk.id)).at(-1)
      expect(last).toMatchObject({ id: said.id, isOwn: false, side: 'host', cohost: 'Ines', key: null })
      expect((await list(person)).items[0]?.lastMessage).toMatchObject({ isOwn: false, author: 'Ines' })
    }
    expect((await show(guest)).cohosts).toEqual([{ id: helper.id, name: 'Ines', isBlocked: false }])
    expect((await show(host)).cohosts).toEqual([])
    await say(server(), host, talk.id, 'And a van.')
    expect((await heard(server(), helper, talk.id)).at(-1)).toMatchObject({ side: 'host', cohost: null })
    expect((await list(helper)).items[0]?.lastMessage).toMatchObject({ author: 'Kai' })
  })

  it('is new to the guest, and not to the host whom they speak for', async () => {
    await readAll(guest)
    await readAll(host)
    await say(server(), helper, talk.id, 'The gate opens at six.')
    expect(await unread(guest)).toEqual({ guest: 1, host: 0 })
    expect(await unread(host)).toEqual({ guest: 0, host: 0 })
  })

  it('sends and reads files there', async () => {
    const mine = await upload(helper)
    const said = await say(server(), helper, talk.id, 'The yard', { fileIds: [mine.id] })
    expect(said.files).toHaveLength(1)
    const theirs = await upload(guest)
    await say(server(), guest, talk.id, 'Our van', { fileIds: [theirs.id] })
    for (const person of [guest, host, helper])
      for (const { id } of [mine, theirs])
        await server().call(conversationCalls.file, { params: { id } }, await as(server(), person))
    const { rows } = await server().database.pool.query(
      "select 1 from audit_log where action = 'message.file-read'",
    )
    expect(rows).toEqual([])
  })

  it('is held to the rules that hold for the host', async () => {
    await expect(say(server(), helper, talk.id, 'Call me at 415 555 0132')).rejects.toMatchObject({
      code: 'message_flagged',
    })
    const held = await say(server(), helper, talk.id, 'I will kill you if you come late')
    expect(held).toMatchObject({ isFlagged: true, cohost: 'Ines' })
    for (const person of [guest, host])
      expect((await heard(server(), person, talk.id)).map(({ id }) => id)).not.toContain(held.id)
    const cases = await server()
      .deps.db.selectFrom('moderation_cases')
      .select(['subject_id', 'severity'])
      .where('message_id', '=', held.id)
      .execute()
    expect(cases).toEqual([{ subject_id: helper.id, severity: 'high' }])
  })

  it('is reported by the guest, as a person and for a message; and reports the guest', async () => {
    const said = await say(server(), helper, talk.id, 'Mind the step.')
    const reason = 'They write every night'
    const about = async (person: Person, id: string) =>
      server().call(
        conversationCalls.reportMessage,
        { params: { id }, body: { reason } },
        await as(server(), person),
      )
    await about(guest, said.id)
    const report = { params: { id: talk.id }, body: { reason, personId: helper.id } }
    await server().call(conversationCalls.reportPerson, report, await as(server(), guest))
    await about(helper, (await say(server(), guest, talk.id, 'I will.')).id)
    const cases = await server()
      .deps.db.selectFrom('moderation_cases')
      .select(['subject_id', 'reporter_id'])
      .where('reporter_id', 'is not', null)
      .execute()
    expect(cases).toEqual([
      { subject_id: helper.id, reporter_id: guest.id },
      { subject_id: helper.id, reporter_id: guest.id },
      { subject_id: guest.id, reporter_id: helper.id },
    ])
    const stranger = { params: { id: talk.id }, body: { reason, personId: host.id } }
    await expect(
      server().call(conversationCalls.reportPerson, stranger, await as(server(), helper)),
    ).rejects.toMatchObject(gone)
  })
})

describe('a block', () => {
  it('of the co-host by the guest closes it for the co-host alone', async () => {
    await block(guest, true, helper.id)
    expect((await show(guest)).cohosts).toEqual([{ id: helper.id, name: 'Ines', isBlocked: true }])
    expect((await show(helper)).closedBecause).toBe('blocked')
    await expect(say(server(), helper, talk.id, 'Hello?')).rejects.toMatchObject(closed)
    await expect(upload(helper)).rejects.toMatchObject(closed)
    await say(server(), guest, talk.id, 'Kai, are you there?')
    await say(server(), host, talk.id, 'I am.')
    await block(guest, false, helper.id)
    await say(server(), helper, talk.id, 'So am I.')
  })

  it('of the guest by the co-host is the co-host’s own', async () => {
    await block(helper, true)
    expect((await show(helper)).closedBecause).toBe('you_blocked')
    expect((await show(host)).closedBecause).toBeNull()
    await expect(say(server(), helper, talk.id, 'Hello?')).rejects.toMatchObject(closed)
    await say(server(), host, talk.id, 'Still here.')
    await block(helper, false)
  })

  it.each(['guest', 'host'] as const)(
    'between guest and host, by the %s, shuts the co-host out too',
    async (by) => {
      await block(by === 'guest' ? guest : host, true)
      expect((await show(helper)).closedBecause).toBe('blocked')
      await expect(say(server(), helper, talk.id, 'Hello?')).rejects.toMatchObject(closed)
      await block(by === 'guest' ? guest : host, false)
      await say(server(), helper, talk.id, 'Good to be back.')
    },
  )

  it('is for those who have written there', async () => {
    const other = await aVerifiedPerson(server())
    await expect(block(guest, true, other.id)).rejects.toMatchObject(gone)
    await expect(block(helper, true, host.id)).rejects.toMatchObject(gone)
  })
})

describe('a read mark', () => {
  const receipts = async (person: Person, readReceipts: boolean) =>
    server().call(privacyCalls.change, { body: { readReceipts } }, await as(server(), person))

  it('is shown to the guest when anyone of the host’s side has read, if that one lets it show', async () => {
    await say(server(), guest, talk.id, 'Did you see this?')
    const { seq } = (await heard(server(), guest, talk.id)).at(-1) ?? { seq: 0 }
    expect((await show(guest)).otherReadSeq).toBeLessThan(seq)
    await readAll(helper)
    expect((await show(guest)).otherReadSeq).toBe(seq)
    await receipts(helper, false)
    expect((await show(guest)).otherReadSeq).toBeLessThan(seq)
    await readAll(host)
    expect((await show(guest)).otherReadSeq).toBe(seq)
    await receipts(host, false)
    expect((await show(guest)).otherReadSeq).toBe(0)
    await receipts(helper, true)
    expect((await show(guest)).otherReadSeq).toBe(seq)
    await receipts(host, true)
  })

  it('of the guest is seen by those on the host’s side who show theirs', async () => {
    await say(server(), helper, talk.id, 'Read me.')
    const seq = await readAll(guest)
    for (const person of [host, helper]) expect((await show(person)).otherReadSeq).toBe(seq)
    await receipts(helper, false)
    expect((await show(helper)).otherReadSeq).toBe(0)
    expect((await show(host)).otherReadSeq).toBe(seq)
    await receipts(helper, true)
  })
})

describe('a mail about unread messages', () => {
  async function pass(milliseconds: number): Promise<void> {
    server().clock.advance(milliseconds)
    await server().bringJobsForward()
    await server().drain()
  }
  const mailsTo = async ({ email }: Person) =>
    (await server().mailsTo(email)).filter(({ kind }) => kind === 'unread-messages')

  beforeAll(async () => {
    for (const person of [guest, host, helper]) await readAll(person)
    await pass(13 * 60 * MINUTE)
  })

  it('goes to everyone of the host’s side by their own wish, and says whom they answer for', async () => {
    const before = { host: (await mailsTo(host)).length, helper: (await mailsTo(helper)).length }
    await say(server(), guest, talk.id, 'Can we come by tomorrow?')
    await pass(6 * MINUTE)
    expect(await mailsTo(host)).toHaveLength(before.host + 1)
    const mail = (await mailsTo(helper)).at(-1)
    expect(mail?.subject).toBe('Gwen wrote to you about The Loft')
    expect(mail?.text).toContain('You’re answering for Kai.')
    expect(mail?.text).toContain(`/hosting?tab=messages&conversation=${talk.id}`)
    expect(await mailsTo(helper)).toHaveLength(before.helper + 1)
  })

  it('leaves out who turned it off, and names the co-host to the guest', async () => {
    for (const person of [host, helper]) await readAll(person)
    const off = { body: { topic: 'messages' as const, isOn: false } }
    await server().call(notificationCalls.changePreference, off, await as(server(), helper))
    const before = { guest: (await mailsTo(guest)).length, helper: (await mailsTo(helper)).length }
    await say(server(), guest, talk.id, 'Or on Friday?')
    await say(server(), helper, talk.id, 'Friday is fine.')
    await pass(6 * MINUTE)
    expect(await mailsTo(helper)).toHaveLength(before.helper)
    const mails = await mailsTo(guest)
    expect(mails).toHaveLength(before.guest + 1)
    expect(mails.at(-1)?.subject).toBe('Ines wrote to you about The Loft')
    await server().call(
      notificationCalls.changePreference,
      { body: { topic: 'messages', isOn: true } },
      await as(server(), helper),
    )
  })
})

describe('the right to messages', () => {
  it('shows the booking with its answers to who has the right to bookings too, and opens the way from there', async () => {
    const { id } = await aBooking(server(), { host, guest, listing: talk.listing })
    const open = async () =>
      server().call(conversationCalls.open, { body: { bookingId: id } }, await as(server(), helper))
    expect((await show(helper)).booking).toBeNull()
    await expect(open()).rejects.toMatchObject(gone)
    await setRights(['bookings', 'messages'])
    const shown = { id, actions: ['accept', 'decline'], mayMessage: true }
    expect((await show(helper)).booking).toMatchObject(shown)
    expect((await open()).id).toBe(talk.id)
    await server().call(bookingCalls.accept, { params: { id }, body: {} }, await as(server(), helper))
    const asked = await countAnswers(server().deps.db, host.id, new Date(0), server().clock.now())
    expect(asked).toMatchObject({ answered: 1, missed: 0 })
    await setRights(['bookings'])
    await expect(open()).rejects.toMatchObject(gone)
    await setRights(['messages'])
  })

  it('taken away ends everything immediately, the open stream included; given again, it is all there', async () => {
    const listening = await listenTo(door.base, await tokenOf(server(), helper))
    await say(server(), guest, talk.id, 'One')
    expect((await listening.until(1)).at(-1)).toMatchObject({ kind: 'message' })
    const seen = listening.heard.length
    await setRights(['calendar'])
    await listening.until(2)
    await say(server(), guest, talk.id, 'Two')
    await say(server(), host, talk.id, 'Three')
    await readAll(guest)
    await expect(show(helper)).rejects.toMatchObject(gone)
    await expect(heard(server(), helper, talk.id)).rejects.toMatchObject(gone)
    await expect(say(server(), helper, talk.id, 'Hello?')).rejects.toMatchObject(gone)
    await expect(readAll(helper)).rejects.toMatchObject(gone)
    await expect(upload(helper)).rejects.toMatchObject(gone)
    await expect(block(helper, true)).rejects.toMatchObject(gone)
    expect((await list(helper)).total).toBe(0)
    expect(await unread(helper)).toEqual({ guest: 0, host: 0 })
    await setRights(['messages'])
    await listening.until(3)
    expect(listening.heard.slice(seen).map(({ kind }) => kind)).toEqual(['access', 'access'])
    listening.drop()
    expect(await unread(helper)).toEqual({ guest: 0, host: 0 })
    expect((await heard(server(), helper, talk.id)).at(-1)).toMatchObject({ content: 'Three' })
  })

  it('taken away leaves nothing for a stream that reconnects later', async () => {
    await say(server(), guest, talk.id, 'Four')
    await setRights(['calendar'])
    const { rows } = await server().database.pool.query(
      "select 1 from live_events where user_id = $1 and data ->> 'conversationId' = $2",
      [helper.id, talk.id],
    )
    expect(rows).toEqual([])
    await setRights(['messages'])
  })

  it('rests while they are not verified', async () => {
    const set = (isVerified: boolean) =>
      server()
        .deps.db.updateTable('profiles')
        .set({ is_verified: isVerified, verification_status: isVerified ? 'verified' : 'rejected' })
        .where('id', '=', helper.id)
        .execute()
    await set(false)
    await expect(show(helper)).rejects.toMatchObject(gone)
    await set(true)
    expect((await show(helper)).id).toBe(talk.id)
  })

  it('gives nothing of the host’s other listings, and none of one in which they are the guest themself', async () => {
    const other = await aConversation(server(), { guest, host, title: 'The Barn' })
    await say(server(), guest, other.id, 'About the barn')
    await expect(show(helper, other.id)).rejects.toMatchObject(gone)
    expect((await list(helper)).total).toBe(1)
    const own = await aConversation(server(), { guest: helper, host, listing: talk.listing })
    await say(server(), helper, own.id, 'May I use it myself one day?')
    expect(await show(helper, own.id)).toMatchObject({ role: 'guest', shared: null })
    expect((await heard(server(), host, own.id)).at(-1)).toMatchObject({ side: 'guest', cohost: null })
    expect((await list(helper, { as: 'host' })).total).toBe(1)
    await say(server(), host, own.id, 'Of course.')
    expect(await unread(helper)).toMatchObject({ guest: 1 })
  })

  it('is asked again when the message is written: what was taken back meanwhile counts', async () => {
    const writing = say(server(), helper, talk.id, 'Just in time?').catch((error: unknown) => error)
    const ending = server().call(
      cohostCalls.end,
      { params: { id: helper.cohostId } },
      await as(server(), host),
    )
    await Promise.all([writing, ending])
    const { rows } = await server().database.pool.query<{ late: boolean }>(
      `select m.created_at > c.ended_at as late from messages m
       join listing_cohosts c on c.id = $1 where m.sender_id = c.user_id and m.conversation_id = $2`,
      [helper.cohostId, talk.id],
    )
    expect(rows.every(({ late }) => !late)).toBe(true)
    await expect(say(server(), helper, talk.id, 'And now?')).rejects.toMatchObject(gone)
  })
})
