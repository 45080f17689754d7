import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { cohostCalls } from '@roomtone/contract/cohost/cohost.calls'
import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import { notificationCalls } from '@roomtone/contract/notification/notification.calls'
import { photoCalls } from '@roomtone/contract/photo/photo.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBooking, aVerifiedPerson, tokenOf } from '../../../testing/booking.ts'
import { refusedWith, useLife } from '../../../testing/booking-life.ts'
import { aCohost, accept, invite, tokenMailedTo } from '../../../testing/cohosts.ts'
import { insertListing } from '../../../testing/listings.ts'
import { type Person, useServer } from '../../../testing/server.ts'

const DAY = 86_400_000
const server = useServer()
const life = useLife(server)

let host: Person

const as = async (person: Pick<Person, 'id'>) => ({ token: await tokenOf(server(), person) })
const list = async (person: Person) => server().call(cohostCalls.list, {}, await as(person))
const kindsTo = async (email: string) => (await server().mailsTo(email)).map(({ kind }) => kind)

async function auditOf(propertyId: string) {
  return server()
    .deps.db.selectFrom('audit_log')
    .select(['action', 'actor_id as actorId'])
    .where('subject_id', '=', propertyId)
    .where('action', 'like', 'cohost.%')
    .orderBy('id')
    .execute()
}

beforeAll(async () => {
  host = await aVerifiedPerson(server(), { roles: ['creator', 'host'], fullName: 'Imani Okafor' })
})

describe('inviting', () => {
  it('mails one link for several listings, which its addressee takes once', async () => {
    const listings = [
      (await insertListing(server(), host.id)).id,
      (await insertListing(server(), host.id)).id,
    ]
    const helper = await aVerifiedPerson(server(), { fullName: 'Wren Castellan' })
    const shared = await invite(server(), {
      host,
      listings,
      rights: ['bookings', 'calendar'],
      email: helper.email,
    })
    expect(shared.given.filter(({ status }) => status === 'invited')).toHaveLength(2)
    expect(await kindsTo(helper.email)).toContain('cohost-invited')
    const token = await tokenMailedTo(server(), helper.email)
    const shown = await server().call(cohostCalls.showInvitation, { body: { token } })
    expect(shown).toMatchObject({ host: 'Imani', email: helper.email })
    expect(shown.listings.map(({ rights }) => rights)).toEqual([
      ['calendar', 'bookings'],
      ['calendar', 'bookings'],
    ])
    expect(await accept(server(), helper, token)).toEqual({ listings: 2 })
    await refusedWith(accept(server(), helper, token), 'link_invalid')
    const { received } = await list(helper)
    expect(received.map(({ host: name }) => name)).toEqual(['Imani', 'Imani'])
    await server().drain()
    expect(await kindsTo(host.email)).toContain('cohost-joined')
    expect(await auditOf(listings[0] ?? '')).toEqual([
      { action: 'cohost.invited', actorId: host.id },
      { action: 'cohost.joined', actorId: helper.id },
    ])
    const notices = await server().call(notificationCalls.list, { query: {} }, await as(host))
    expect(notices.items.find(({ kind }) => kind === 'cohost-joined')).toMatchObject({
      other: 'Wren',
      title: 'A quiet loft',
      link: '/settings/login-security?tab=shared-access',
    })
  })

  it('is refused politely to anyone but the addressee, and stays open for them', async () => {
    const { id } = await insertListing(server(), host.id)
    const [helper, other] = [await aVerifiedPerson(server()), await aVerifiedPerson(server())]
    await invite(server(), { host, listings: [id], rights: ['listing'], email: helper.email })
    const token = await tokenMailedTo(server(), helper.email)
    await expect(accept(server(), other, token)).rejects.toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining(helper.email),
    })
    expect(await accept(server(), helper, token)).toEqual({ listings: 1 })
  })

  it('ends after 14 days; sending it again makes a new link and stops the old one', async () => {
    const { id } = await insertListing(server(), host.id)
    const helper = await aVerifiedPerson(server())
    const { given } = await invite(server(), {
      host,
      listings: [id],
      rights: ['listing'],
      email: helper.email,
    })
    const cohostId = given.find(({ listing }) => listing.id === id)?.id ?? ''
    const first = await tokenMailedTo(server(), helper.email)
    server().clock.advance(14 * DAY)
    await refusedWith(accept(server(), helper, first), 'link_invalid')
    const lapsed = (await list(host)).given.find((one) => one.id === cohostId)
    expect(lapsed?.status).toBe('expired')
    await server().call(cohostCalls.resend, { params: { id: cohostId } }, await as(host))
    await server().drain()
    const second = await tokenMailedTo(server(), helper.email)
    expect(second).not.toBe(first)
    await refusedWith(accept(server(), helper, first), 'link_invalid')
    await accept(server(), helper, second)
    await refusedWith(
      server().call(cohostCalls.resend, { params: { id: cohostId } }, await as(host)),
      'no_longer_possible',
    )
  })

  it('tells an address that cannot sign up where the waitlist is', async () => {
    const { id } = await insertListing(server(), host.id)
    await invite(server(), { host, listings: [id], rights: ['listing'], email: 'nobody-yet@example.com' })
    const [mail] = await server().mailsTo('nobody-yet@example.com')
    expect(mail?.text).toContain('Join the waitlist')
    expect(mail?.text).toContain('/shared-access#token=')
  })

  it('is for one’s own listings, not for oneself, and does not overwrite who is there', async () => {
    const { id } = await insertListing(server(), host.id)
    const stranger = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
    const helper = await aCohost(server(), { host, listings: [id], rights: ['listing'] })
    const ask = (by: Person, email: string) =>
      invite(server(), { host: by, listings: [id], rights: ['listing'], email })
    await refusedWith(ask(stranger, 'someone@example.com'), 'not_found')
    await refusedWith(ask(helper, 'someone@example.com'), 'not_found')
    await refusedWith(ask(host, host.email), 'validation_failed')
    await refusedWith(ask(host, helper.email), 'conflict')
  })
})

describe('answering for a host', () => {
  it('is written down as who did it, and told to host and guest', async () => {
    const booking = await aBooking(server(), { host })
    const helper = await aCohost(server(), { host, listings: [booking.listing.id], rights: ['bookings'] })
    const today = await server().call(bookingCalls.today, {}, await as(helper))
    expect(today.requests).toMatchObject([{ id: booking.id, isShared: true, actions: ['accept', 'decline'] }])
    expect(today).toMatchObject({ nextPayout: null, hasPayoutAccount: false })
    const view = await life.accept({ ...booking, host: helper })
    expect(view).toMatchObject({
      state: 'confirmed',
      party: 'host',
      isShared: true,
      actions: [],
      payout: null,
      hasReceipt: false,
      canReveal: true,
    })
    expect((await life.auditOf(booking.id)).at(-1)).toMatchObject({
      action: 'booking.accept',
      actorId: helper.id,
    })
    const hosts = await life.show(booking, host)
    expect(hosts.timeline.find(({ event }) => event === 'accept')).toMatchObject({
      party: 'host',
      helper: 'Ada',
    })
    expect((await life.show(booking, booking.guest)).timeline.every((step) => step.helper === null)).toBe(
      true,
    )
    await server().drain()
    expect(await kindsTo(host.email)).toContain('cohost-accepted')
    expect(await kindsTo(booking.guest.email)).toContain('booking-accept')
    const access = await life.reveal(booking, helper)
    expect(access.contact.email).toBe(booking.guest.email)
    await refusedWith(life.preview(booking, helper), 'not_found')
    await refusedWith(life.cancel(booking, helper), 'not_found')
  })

  it('hears of a request, and of nothing once it has ended', async () => {
    const first = await aBooking(server(), { host })
    const helper = await aCohost(server(), { host, listings: [first.listing.id], rights: ['bookings'] })
    const again = () => aBooking(server(), { host, listing: first.listing, startsInHours: 24 * 12 })
    const second = await again()
    await server().drain()
    expect(await kindsTo(helper.email)).toContain('cohost-request')
    const notices = async () =>
      (await server().call(notificationCalls.list, { query: {} }, await as(helper))).items
    expect((await notices())[0]).toMatchObject({
      kind: 'cohost-request',
      side: 'host',
      title: 'A quiet loft',
    })
    await server().call(cohostCalls.end, { params: { id: helper.cohostId } }, await as(host))
    await refusedWith(life.accept({ ...second, host: helper }), 'not_found')
    await refusedWith(life.show(second, helper), 'not_found')
    expect((await server().call(hostingCalls.listings, {}, await as(helper))).listings).toEqual([])
    expect((await notices()).find(({ kind }) => kind === 'cohost-request')?.title).toBeNull()
    await server().drain()
    expect(await kindsTo(helper.email)).toContain('cohost-ended')
    const before = (await kindsTo(helper.email)).filter((kind) => kind === 'cohost-request').length
    await aBooking(server(), { host, listing: first.listing, startsInHours: 24 * 14 })
    await server().drain()
    expect((await kindsTo(helper.email)).filter((kind) => kind === 'cohost-request')).toHaveLength(before)
  })

  it('waits for a verified identity, and rests while the host is suspended or away', async () => {
    const booking = await aBooking(server(), { host })
    const helper = await aCohost(server(), { host, listings: [booking.listing.id], rights: ['bookings'] })
    const { db } = server().deps
    const sees = async () => (await server().call(bookingCalls.today, {}, await as(helper))).requests.length
    const standing = (person: Person, status: 'verified' | 'pending' | 'deactivated') =>
      db
        .updateTable('profiles')
        .set({ verification_status: status, is_verified: status === 'verified' })
        .where('id', '=', person.id)
        .execute()
    const suspended = (at: Date | null) =>
      db.updateTable('users').set({ suspended_at: at }).where('id', '=', host.id).execute()
    expect(await sees()).toBe(1)
    await standing(helper, 'pending')
    expect(await sees()).toBe(0)
    await standing(helper, 'verified')
    await suspended(server().clock.now())
    expect(await sees()).toBe(0)
    await refusedWith(life.accept({ ...booking, host: helper }), 'not_found')
    await suspended(null)
    await standing(host, 'deactivated')
    expect(await sees()).toBe(0)
    await standing(host, 'verified')
    expect(await sees()).toBe(1)
  })

  it('does not extend to a booking of one’s own: nobody answers themselves, or books at their own price', async () => {
    const helper = await aVerifiedPerson(server())
    const booking = await aBooking(server(), { host, guest: helper })
    await aCohost(
      server(),
      { host, listings: [booking.listing.id], rights: ['bookings', 'calendar'] },
      helper,
    )
    expect((await life.show(booking, helper)).party).toBe('guest')
    await refusedWith(life.accept({ ...booking, host: helper }), 'not_found')
    await refusedWith(
      aBooking(server(), { host, guest: helper, listing: booking.listing, startsInHours: 24 * 20 }),
      'own_listing',
    )
  })
})

describe('looking after a listing', () => {
  it('changes texts and prices in its own name, and leaves the offer, the place and the terms to the host', async () => {
    const { id } = await insertListing(server(), host.id)
    const helper = await aCohost(server(), { host, listings: [id], rights: ['listing'] })
    const caller = await as(helper)
    const shown = await server().call(hostingCalls.show, { params: { id } }, caller)
    expect(shown.shared).toEqual({ host: 'Imani', rights: ['listing'] })
    const edit = (changes: object, version = shown.version) =>
      server().call(hostingCalls.edit, { params: { id }, body: { version, changes } }, caller)
    for (const changes of [
      { isAvailable: false },
      { cancellationPolicy: 'strict' },
      { bookingApproval: 'instant' },
    ])
      await refusedWith(edit(changes), 'validation_failed')
    const edited = await edit({ title: 'A loft that Wren described', pricePerDay: 123_400 })
    expect(edited).toMatchObject({ title: 'A loft that Wren described', isAvailable: true })
    const row = await server()
      .deps.db.selectFrom('audit_log')
      .select('actor_id as actorId')
      .where('subject_id', '=', id)
      .where('action', '=', 'listing.edited')
      .executeTakeFirstOrThrow()
    expect(row.actorId).toBe(helper.id)
    const { listings } = await server().call(hostingCalls.listings, {}, caller)
    expect(listings).toMatchObject([{ id, shared: { host: 'Imani', rights: ['listing'] } }])
  })

  it('describes its photos, and nobody else does', async () => {
    const { id } = await insertListing(server(), host.id)
    const photoId =
      (await server().call(hostingCalls.show, { params: { id } }, await as(host))).photos[0]?.id ?? ''
    const describe = async (person: Person, alt: string) =>
      server().call(photoCalls.describe, { params: { id: photoId }, body: { alt } }, await as(person))
    const helper = await aCohost(server(), { host, listings: [id], rights: ['listing'] })
    expect(await describe(helper, 'North light on a brick wall')).toMatchObject({
      id: photoId,
      alt: 'North light on a brick wall',
    })
    expect((await server().call(hostingCalls.show, { params: { id } }, await as(host))).photos[0]?.alt).toBe(
      'North light on a brick wall',
    )
    const keeper = await aCohost(server(), { host, listings: [id], rights: ['calendar'] })
    await refusedWith(describe(keeper, 'Mine now'), 'not_found')
    await refusedWith(describe(await aVerifiedPerson(server()), 'Mine now'), 'not_found')
  })

  it('keeps a calendar without learning who comes', async () => {
    const booking = await aBooking(server(), { host, state: 'confirmed' })
    const { id } = booking.listing
    const helper = await aCohost(server(), { host, listings: [id], rights: ['calendar'] })
    const around = (days: number) =>
      new Date(booking.startsAt.getTime() + days * DAY).toISOString().slice(0, 10)
    const read = async (person: Person) =>
      server().call(
        hostingCalls.calendar,
        { params: { id }, query: { from: around(-1), to: around(1) } },
        await as(person),
      )
    expect((await read(helper)).held).toMatchObject([
      { kind: 'booking', label: '', bookingId: null, state: null },
    ])
    expect((await read(host)).held).toMatchObject([{ bookingId: booking.id }])
  })

  it('gets what its host chooses right away, and can be left at any time', async () => {
    const { id } = await insertListing(server(), host.id)
    const helper = await aCohost(server(), { host, listings: [id], rights: ['listing'] })
    const show = async () => server().call(hostingCalls.show, { params: { id } }, await as(helper))
    await show()
    const change = async (by: Person) =>
      server().call(
        cohostCalls.change,
        { params: { id: helper.cohostId }, body: { rights: ['calendar'] } },
        await as(by),
      )
    await refusedWith(change({ ...helper, roles: ['host'] }), 'not_found')
    await change(host)
    await refusedWith(show(), 'not_found')
    expect((await list(helper)).received).toHaveLength(1)
    await server().call(cohostCalls.end, { params: { id: helper.cohostId } }, await as(helper))
    expect((await list(helper)).received).toEqual([])
    const ended = (await list(host)).given.find((one) => one.id === helper.cohostId)
    expect(ended?.status).toBe('ended')
    await server().drain()
    expect(await kindsTo(host.email)).toContain('cohost-ended')
    expect((await auditOf(id)).map(({ action, actorId }) => [action, actorId])).toEqual([
      ['cohost.invited', host.id],
      ['cohost.joined', helper.id],
      ['cohost.rights-changed', host.id],
      ['cohost.ended', helper.id],
    ])
    await refusedWith(
      server().call(cohostCalls.end, { params: { id: helper.cohostId } }, await as(helper)),
      'not_found',
    )
  })
})
