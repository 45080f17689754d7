import { accountCalls } from '@roomtone/contract/account/account.calls'
import { securityCalls } from '@roomtone/contract/account/security.calls'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { conversationCalls } from '@roomtone/contract/conversation/conversation.calls'
import { listingCalls } from '@roomtone/contract/listing/listing.calls'
import { searchCalls } from '@roomtone/contract/search/search.calls'
import { describe, expect, it } from 'vitest'
import { aBooking, aVerifiedPerson, tokenOf } from '../../../testing/booking.ts'
import { insertListing } from '../../../testing/listings.ts'
import { type Person, useServer } from '../../../testing/server.ts'
import { projectListing } from '../search/entry.ts'

const server = useServer()

const leave = async (person: Person) =>
  server().call(securityCalls.deactivate, {}, { token: await tokenOf(server(), person) })
const comeBack = ({ email, password }: Person) =>
  server().call(accountCalls.signIn, { body: { email, password } })
const stateOf = async (id: string) =>
  await server()
    .deps.db.selectFrom('bookings')
    .select(['state', 'ended_by'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const profileOf = ({ id }: Person) =>
  server()
    .deps.db.selectFrom('profiles')
    .select(['verification_status', 'status_before_deactivation', 'is_verified'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

async function aListing(host: Person, over: Parameters<typeof insertListing>[2] = {}) {
  const listing = await insertListing(server(), host.id, over)
  await server()
    .deps.db.transaction()
    .execute((tx) => projectListing(tx, listing.id))
  return listing
}
const found = async () => (await server().call(searchCalls.search, { query: {} })).items.map(({ id }) => id)
const show = (id: string) => server().call(listingCalls.show, { params: { id } })

describe('deactivating an account', () => {
  it('ends every session, keeps the status from before, and signing in gives it back', async () => {
    const ada = await aVerifiedPerson(server())
    const other = await comeBack(ada)
    expect(other.reactivated).toBe(false)
    await leave(ada)
    expect(await profileOf(ada)).toEqual({
      verification_status: 'deactivated',
      status_before_deactivation: 'verified',
      is_verified: false,
    })
    for (const token of [ada.token, other.access_token])
      await expect(server().call(accountCalls.me, {}, { token })).rejects.toMatchObject({
        code: 'session_not_found',
      })
    const body = { refresh_token: other.refresh_token }
    await expect(server().call(accountCalls.refresh, { body })).rejects.toMatchObject({ status: 401 })
    const back = await comeBack(ada)
    expect(back).toMatchObject({
      reactivated: true,
      user: { isVerified: true, verificationStatus: 'verified' },
    })
    expect((await comeBack(ada)).reactivated).toBe(false)
    await server().drain()
    const kinds = (await server().mailsTo(ada.email)).map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['deactivated', 'reactivated']))
  })

  it('gives a newcomer back as a newcomer', async () => {
    const ada = await server().aPerson()
    await leave(ada)
    expect((await comeBack(ada)).user.verificationStatus).toBe('pending')
  })

  it('takes the listings out of search and off their pages, and brings back exactly those that were there', async () => {
    const host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
    const open = await aListing(host)
    const closed = await aListing(host, { available: false })
    expect(await found()).toContain(open.id)
    await leave(host)
    await server().drain()
    expect(await found()).not.toContain(open.id)
    for (const { id } of [open, closed]) await expect(show(id)).rejects.toMatchObject({ status: 404 })
    const { access_token: token } = await comeBack(host)
    await server().drain()
    expect(await found()).toContain(open.id)
    expect(await found()).not.toContain(closed.id)
    expect((await show(open.id)).id).toBe(open.id)
    await expect(show(closed.id)).rejects.toMatchObject({ status: 404 })
    expect(await server().call(accountCalls.me, {}, { token })).toMatchObject({ id: host.id })
  })

  it('withdraws what they asked for, and declines what was put to them', async () => {
    const asked = await aBooking(server(), { state: 'pending' })
    const inLine = await aBooking(server(), { state: 'second_hold', guest: asked.guest })
    await leave(asked.guest)
    await server().drain()
    expect(await stateOf(asked.id)).toEqual({ state: 'withdrawn', ended_by: 'guest' })
    expect((await stateOf(inLine.id)).state).toBe('withdrawn')
    const received = await aBooking(server(), { state: 'pending' })
    await leave(received.host)
    await server().drain()
    expect(await stateOf(received.id)).toEqual({ state: 'declined', ended_by: 'host' })
    const told = (await server().mailsTo(received.guest.email)).map(({ kind }) => kind)
    expect(told).toContain('booking-decline')
    const payments = await server()
      .deps.db.selectFrom('charges')
      .select('state')
      .where('booking_id', 'in', [asked.id, received.id])
      .execute()
    expect(payments.map(({ state }) => state)).toEqual(['released', 'released'])
  })

  it('leaves requests alone when the person was back before they were ended', async () => {
    const { id, guest } = await aBooking(server(), { state: 'pending' })
    await leave(guest)
    await comeBack(guest)
    await server().drain()
    expect((await stateOf(id)).state).toBe('pending')
  })

  it('is refused while confirmed bookings lie ahead, naming them, to guest and host', async () => {
    const booking = await aBooking(server(), { state: 'confirmed', listingOver: { title: 'Tall Loft' } })
    for (const [side, person] of [
      ['guest', booking.guest],
      ['host', booking.host],
    ] as const) {
      await expect(leave(person)).rejects.toMatchObject({
        status: 409,
        code: 'bookings_ahead',
        message: expect.stringMatching(
          /bookings: Tall Loft on \w+ \d+, \d{4}\. Complete or cancel them first\./,
        ),
      })
      const token = await tokenOf(server(), person)
      const { bookingsAhead } = await server().call(securityCalls.previewDeactivation, {}, { token })
      expect(bookingsAhead).toMatchObject([{ id: booking.id, side, title: 'Tall Loft' }])
      expect((await profileOf(person)).verification_status).toBe('verified')
    }
  })

  it('is possible after they are over', async () => {
    const booking = await aBooking(server(), { state: 'completed' })
    await leave(booking.guest)
    expect((await profileOf(booking.guest)).verification_status).toBe('deactivated')
  })

  it('never leaves a confirmed booking with somebody who is gone, whichever comes first', async () => {
    for (let n = 0; n < 3; n += 1) {
      const { id, host } = await aBooking(server(), { state: 'pending' })
      const token = await tokenOf(server(), host)
      const accept = { params: { id }, body: { despiteConflicts: false } }
      await Promise.allSettled([
        server().call(bookingCalls.accept, accept, { token }),
        server().call(securityCalls.deactivate, {}, { token: await tokenOf(server(), host) }),
      ])
      await server().drain()
      const isGone = (await profileOf(host)).verification_status === 'deactivated'
      const { state } = await stateOf(id)
      expect([isGone, state]).toEqual(isGone ? [true, 'declined'] : [false, 'confirmed'])
    }
  })

  it('opens no session for somebody who leaves at that moment without bringing them back', async () => {
    const ada = await aVerifiedPerson(server())
    const token = await tokenOf(server(), ada)
    const [, entered] = await Promise.allSettled([
      server().call(securityCalls.deactivate, {}, { token }),
      comeBack(ada),
    ])
    const { verification_status: status } = await profileOf(ada)
    const isIn =
      entered.status === 'fulfilled' &&
      (await server()
        .call(accountCalls.me, {}, { token: entered.value.access_token })
        .then(
          () => true,
          () => false,
        ))
    expect(isIn).toBe(status !== 'deactivated')
  })

  it('closes their conversations to both sides', async () => {
    const host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
    const guest = await aVerifiedPerson(server())
    const listing = await aListing(host)
    const token = await tokenOf(server(), guest)
    const opened = await server().call(
      conversationCalls.open,
      { body: { propertyId: listing.id } },
      { token },
    )
    await leave(host)
    const body = { key: crypto.randomUUID(), content: 'Is the loft free in May?' }
    await expect(
      server().call(conversationCalls.send, { params: { id: opened.id }, body }, { token }),
    ).rejects.toMatchObject({ code: 'conversation_closed' })
  })
})
