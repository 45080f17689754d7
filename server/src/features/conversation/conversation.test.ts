import { conversationCalls } from '@roomtone/contract/conversation/conversation.calls'
import { describe, expect, it } from 'vitest'
import { aBooking, aVerifiedPerson, CARDS } from '../../../testing/booking.ts'
import { aConversation, as, heard, say } from '../../../testing/conversation.ts'
import { insertListing } from '../../../testing/listings.ts'
import { type Person, useServer } from '../../../testing/server.ts'

const server = useServer()
const list = async (person: Person, query: object = {}) =>
  server().call(conversationCalls.list, { query }, await as(server(), person))
const show = async (person: Person, id: string) =>
  server().call(conversationCalls.show, { params: { id } }, await as(server(), person))
const unread = async (person: Person) =>
  server().call(conversationCalls.unread, {}, await as(server(), person))
const read = async (person: Person, id: string, seq: number) =>
  server().call(conversationCalls.read, { params: { id }, body: { seq } }, await as(server(), person))
const open = async (person: Person, body: { propertyId?: string; bookingId?: string }) =>
  server().call(conversationCalls.open, { body }, await as(server(), person))
const aHost = () => aVerifiedPerson(server(), { fullName: 'Hettie Moss', roles: ['creator', 'host'] })

describe('a conversation', () => {
  it('is heard by both, in the order it was said', async () => {
    const { id, guest, host } = await aConversation(server())
    const asked = await say(server(), guest, id, 'Does the freight lift take a dolly?')
    const answer = await say(server(), host, id, 'It takes two.')
    await say(server(), guest, id, 'Perfect.')
    const said = ['Does the freight lift take a dolly?', 'It takes two.', 'Perfect.']
    for (const person of [guest, host]) {
      const messages = await heard(server(), person, id)
      expect(messages.map(({ content }) => content)).toEqual(said)
      expect(messages.map(({ isOwn }) => isOwn)).toEqual(
        messages.map(({ senderId }) => senderId === person.id),
      )
      expect(messages.map(({ key }) => key !== null)).toEqual(messages.map(({ isOwn }) => isOwn))
    }
    expect(answer.seq).toBeGreaterThan(asked.seq)
  })

  it('is the same one no matter how often and from where it is opened', async () => {
    const host = await aHost()
    const booking = await aBooking(server(), { host })
    const byBooking = await open(booking.guest, { bookingId: booking.id })
    const together = await Promise.all(
      Array.from({ length: 5 }, () => open(booking.guest, { propertyId: booking.listing.id })),
    )
    const byHost = await open(host, { bookingId: booking.id })
    expect(new Set([byBooking.id, byHost.id, ...together.map(({ id }) => id)]).size).toBe(1)
    expect(byBooking).toMatchObject({
      role: 'guest',
      lastMessage: null,
      unread: 0,
      closedBecause: null,
      other: { id: host.id, name: 'Hettie', isVerified: true },
      booking: { id: booking.id, state: 'pending' },
    })
    expect(byHost).toMatchObject({ role: 'host', booking: { id: booking.id } })
  })

  it('is not opened with oneself, without a space, or by who is not ready to book', async () => {
    const host = await aHost()
    const listing = await insertListing(server(), host.id)
    await expect(open(host, { propertyId: listing.id })).rejects.toMatchObject({ code: 'own_listing' })
    await expect(open(host, {})).rejects.toMatchObject({ code: 'validation_failed' })
    await server()
      .deps.db.updateTable('properties')
      .set({ available: false })
      .where('id', '=', listing.id)
      .execute()
    const guest = await aVerifiedPerson(server())
    await expect(open(guest, { propertyId: listing.id })).rejects.toMatchObject({ code: 'not_found' })
    await server().deps.db.deleteFrom('commitments').where('user_id', '=', guest.id).execute()
    await expect(open(guest, { propertyId: listing.id })).rejects.toMatchObject({
      code: 'commitment_required',
    })
    const newcomer = await server().aPerson()
    await expect(open(newcomer, { propertyId: listing.id })).rejects.toMatchObject({
      code: 'verification_required',
    })
  })

  it('lets on nothing of a request that its host has not heard of', async () => {
    const unpaid = await aBooking(server(), { state: 'awaiting_payment', card: CARDS.authenticates })
    await expect(open(unpaid.host, { bookingId: unpaid.id })).rejects.toMatchObject({ code: 'not_found' })
    const { id } = await open(unpaid.guest, { bookingId: unpaid.id })
    await say(server(), unpaid.guest, id, 'Is Friday quiet?')
    expect((await show(unpaid.guest, id)).booking?.id).toBe(unpaid.id)
    expect((await show(unpaid.host, id)).booking).toBeNull()
  })

  it('shows the booking that is most alive', async () => {
    const confirmed = await aBooking(server(), { state: 'confirmed' })
    const { guest, host, listing } = confirmed
    await aBooking(server(), { state: 'declined', guest, host, listing, startsInHours: 24 * 20 })
    const { id } = await aConversation(server(), { guest, host, listing })
    expect((await show(host, id)).booking).toMatchObject({ id: confirmed.id, state: 'confirmed' })
  })
})

describe('what is unread', () => {
  it('counts what the other side said since, for each side by itself', async () => {
    const { id, guest, host } = await aConversation(server())
    const other = await aConversation(server(), { guest })
    await say(server(), guest, id, 'One.')
    const two = await say(server(), guest, id, 'Two.')
    await say(server(), other.host, other.id, 'Hello.')
    expect(await unread(host)).toEqual({ guest: 0, host: 1 })
    expect(await unread(guest)).toEqual({ guest: 1, host: 0 })
    expect(await show(host, id)).toMatchObject({ unread: 2, ownReadSeq: 0 })
    expect((await list(host)).items[0]).toMatchObject({ id, unread: 2 })
    await read(host, id, two.seq)
    expect(await unread(host)).toEqual({ guest: 0, host: 0 })
    expect(await show(host, id)).toMatchObject({ unread: 0, ownReadSeq: two.seq, otherReadSeq: 0 })
    expect(await show(guest, id)).toMatchObject({ otherReadSeq: two.seq })
    await say(server(), guest, id, 'Three.')
    expect(await unread(host)).toEqual({ guest: 0, host: 1 })
  })

  it('gives each of many simultaneous callers their own', async () => {
    const { id, guest, host } = await aConversation(server())
    const other = await aConversation(server(), { guest })
    const stranger = await aHost()
    await say(server(), guest, id, 'One.')
    await say(server(), other.host, other.id, 'Hello.')
    const people = [stranger, guest, other.host, host, guest, host]
    const headers = await Promise.all(people.map((person) => as(server(), person)))
    const told = await Promise.all(headers.map((one) => server().call(conversationCalls.unread, {}, one)))
    const [none, asGuest, asHost] = [
      { guest: 0, host: 0 },
      { guest: 1, host: 0 },
      { guest: 0, host: 1 },
    ]
    expect(told).toEqual([none, asGuest, none, asHost, asGuest, asHost])
  })

  it('only ever shrinks by reading: marks go forward, and no further than what was said', async () => {
    const { id, guest, host } = await aConversation(server())
    await read(host, id, 5)
    const one = await say(server(), guest, id, 'One.')
    const two = await say(server(), guest, id, 'Two.')
    await Promise.all([read(host, id, two.seq), read(host, id, one.seq), read(host, id, two.seq)])
    await read(host, id, one.seq)
    expect((await show(host, id)).ownReadSeq).toBe(two.seq)
    await read(host, id, Number.MAX_SAFE_INTEGER)
    await say(server(), guest, id, 'Three.')
    expect(await show(host, id)).toMatchObject({ unread: 1, ownReadSeq: two.seq })
  })
})

describe('the inbox', () => {
  it('has the latest first, page by page, with true totals', async () => {
    const guest = await aVerifiedPerson(server())
    const ids: string[] = []
    for (const title of ['Alder house', 'Brick loft', 'Brick yard', '100% daylight']) {
      const { id, host } = await aConversation(server(), { guest, title })
      server().clock.advance(1000)
      await say(server(), host, id, `About ${title}`)
      ids.unshift(id)
    }
    const first = await list(guest, { limit: 3 })
    const second = await list(guest, { limit: 3, cursor: first.nextCursor })
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids)
    expect([first.total, second.total, second.nextCursor]).toEqual([4, 4, null])
    expect(first.items[0]?.lastMessage).toMatchObject({ content: 'About 100% daylight', isOwn: false })
    expect((await list(guest, { q: 'brick' })).items.map(({ property }) => property.title)).toEqual([
      'Brick yard',
      'Brick loft',
    ])
    expect((await list(guest, { q: '%' })).total).toBe(1)
    expect((await list(guest, { as: 'host' })).total).toBe(0)
    const newest = first.items[0]
    await read(guest, newest?.id ?? '', Number.MAX_SAFE_INTEGER)
    expect(await list(guest, { filter: 'unread' })).toMatchObject({ total: 3 })
    await say(server(), guest, ids[3] ?? '', 'Thank you.')
    expect((await list(guest)).items.map(({ id }) => id)).toEqual([ids[3], ids[0], ids[1], ids[2]])
  })

  it('shows a host no conversation in which nothing was said', async () => {
    const { id, guest, host } = await aConversation(server())
    expect((await list(guest)).items.map((one) => one.id)).toEqual([id])
    expect(await list(host)).toMatchObject({ items: [], total: 0 })
    await say(server(), guest, id, 'Hello.')
    expect(await list(host, { as: 'host' })).toMatchObject({ items: [{ id, role: 'host' }], total: 1 })
  })
})

describe('older and newer messages', () => {
  it('come in pages from either side, none twice and none left out', async () => {
    const { id, guest, host } = await aConversation(server())
    const seqs: number[] = []
    for (let n = 0; n < 7; n += 1) seqs.push((await say(server(), n % 2 ? host : guest, id, `No. ${n}`)).seq)
    const page = async (query: object) => {
      const input = { params: { id }, query: { limit: 3, ...query } }
      const { items, hasMore } = await server().call(
        conversationCalls.messages,
        input,
        await as(server(), guest),
      )
      return [items.map(({ seq }) => seq), hasMore]
    }
    expect(await page({})).toEqual([seqs.slice(4), true])
    expect(await page({ before: seqs[4] })).toEqual([seqs.slice(1, 4), true])
    expect(await page({ before: seqs[1] })).toEqual([seqs.slice(0, 1), false])
    expect(await page({ after: 0 })).toEqual([seqs.slice(0, 3), true])
    expect(await page({ after: seqs[2] })).toEqual([seqs.slice(3, 6), true])
    expect(await page({ after: seqs[5] })).toEqual([seqs.slice(6), false])
    expect(await page({ after: seqs[6] })).toEqual([[], false])
    expect(await page({ after: seqs[0], before: seqs[3] })).toEqual([seqs.slice(1, 3), false])
  })
})
