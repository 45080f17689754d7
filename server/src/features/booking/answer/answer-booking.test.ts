import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aBooking, aVerifiedPerson, CARDS, tokenOf } from '../../../../testing/booking.ts'
import { refusedWith, useLife } from '../../../../testing/booking-life.ts'
import { type Person, useServer } from '../../../../testing/server.ts'
import { PaymentsUnreachable } from '../../../platform/payments/payments.ts'

const server = useServer({ CALENDAR_ALLOW_PRIVATE: 'on' })
const life = useLife(server)
const MINUTE = 60_000
const HOUR = 60 * MINUTE

let host: Person
let guest: Person
let stranger: Person

beforeAll(async () => {
  host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
  guest = await aVerifiedPerson(server())
  stranger = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
})

describe('accepting', () => {
  it('takes the money once, confirms, and writes down who and when', async () => {
    const booking = await aBooking(server(), { host, guest })
    const view = await life.accept(booking)
    expect(view).toMatchObject({ state: 'confirmed', party: 'host', expiresAt: null })
    const { captured, payments, book, bookSum } = await life.money(booking.id)
    expect({ captured, payments, bookSum }).toEqual({
      captured: booking.view.total,
      payments: ['captured'],
      bookSum: 0,
    })
    expect(book).toMatchObject({ processor: booking.view.total, host_payable: -booking.view.subtotal })
    const audit = await life.auditOf(booking.id)
    expect(audit.at(-1)).toMatchObject({ action: 'booking.accept', actorId: host.id })
    expect(view.timeline.at(-1)).toMatchObject({ event: 'accept', party: 'host' })
    await refusedWith(life.accept(booking), 'no_longer_possible')
    expect((await life.money(booking.id)).captured).toBe(booking.view.total)
  })

  it('is for its host alone; to anyone else it is not there', async () => {
    const booking = await aBooking(server(), { host, guest })
    await refusedWith(life.accept({ ...booking, host: stranger }), 'not_found')
    await refusedWith(life.decline({ ...booking, host: stranger }), 'not_found')
    await refusedWith(life.withdraw({ ...booking, guest: stranger }), 'not_found')
    await refusedWith(life.withdraw({ ...booking, guest: host }), 'not_found')
    await refusedWith(life.preview(booking, stranger), 'not_found')
    expect(await life.stateOf(booking.id)).toBe('pending')
  })

  it('does not show a host what has not been sent to them', async () => {
    const unpaid = await aBooking(server(), { host, guest, state: 'awaiting_payment', startsInHours: 300 })
    await refusedWith(life.accept(unpaid), 'not_found')
    await refusedWith(life.decline(unpaid), 'not_found')
    await life.withdraw(unpaid)
  })

  it('ends the request when there is nothing to take, and says so', async () => {
    const booking = await aBooking(server(), { host, guest, card: CARDS.uncapturable, startsInHours: 400 })
    const refused = await refusedWith(life.accept(booking), 'card_declined')
    expect(refused.message).toContain('this request ended')
    expect(await life.stateOf(booking.id)).toBe('withdrawn')
    const { captured, bookSum, book } = await life.money(booking.id)
    expect({ captured, bookSum, book }).toEqual({ captured: 0, bookSum: 0, book: {} })
  })

  it('stays with the host while the provider is silent, and goes through later without being asked again', async () => {
    const booking = await aBooking(server(), { host, guest, startsInHours: 500 })
    const { payments } = server().deps
    const capture = payments.capture
    payments.capture = () => Promise.reject(new PaymentsUnreachable('silence'))
    await refusedWith(life.accept(booking), 'payments_unreachable')
    payments.capture = capture
    expect(await life.show(booking, host)).toMatchObject({ state: 'pending', actions: [] })
    await refusedWith(life.withdraw(booking), 'no_longer_possible')
    await refusedWith(life.decline(booking), 'no_longer_possible')
    await life.letPass(31_000)
    expect(await life.stateOf(booking.id)).toBe('confirmed')
    expect((await life.money(booking.id)).captured).toBe(booking.view.total)
  })
})

describe('a calendar that the host follows', () => {
  let peer: Server
  let url: string
  let events: string[] = []
  let asked = 0
  let isSilent = false

  beforeAll(async () => {
    peer = createServer((_, response) => {
      asked++
      if (isSilent) return
      response.setHeader('content-type', 'text/calendar')
      response.end(
        ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//a//b', ...events, 'END:VCALENDAR'].join('\r\n'),
      )
    })
    await new Promise<void>((settle) => peer.listen(0, '127.0.0.1', settle))
    url = `http://127.0.0.1:${(peer.address() as AddressInfo).port}/studio.ics`
  })
  afterAll(() => {
    peer.closeAllConnections()
    peer.close()
  })

  const stamp = (date: Date) => `${date.toISOString().replace(/[-:]|\.\d+/g, '')}`
  const eventOn = (startsAt: Date, endsAt: Date, summary: string) => [
    'BEGIN:VEVENT',
    `UID:${summary}@elsewhere`,
    `DTSTAMP:${stamp(startsAt)}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(endsAt)}`,
    `SUMMARY:${summary}`,
    'END:VEVENT',
  ]
  const follow = (propertyId: string) =>
    server()
      .deps.db.insertInto('calendar_feeds')
      .values({ property_id: propertyId, name: 'Studio', url, created_at: server().clock.now() })
      .execute()

  it('is read first when it is stale; events that overlap the booking are named, and the host decides', async () => {
    const booking = await aBooking(server(), {
      host,
      guest: await aVerifiedPerson(server()),
      startsInHours: 72,
    })
    events = eventOn(booking.startsAt, booking.endsAt, 'Dentist')
    await follow(booking.listing.id)
    const refused = await refusedWith(life.accept(booking), 'calendar_conflict')
    expect(refused.message).toContain('Dentist')
    expect(asked).toBe(1)
    expect(await life.stateOf(booking.id)).toBe('pending')
    await refusedWith(life.accept(booking), 'calendar_conflict')
    expect(asked, 'fresh enough the second time').toBe(1)
    expect(await life.accept(booking, { despiteConflicts: true })).toMatchObject({ state: 'confirmed' })
  })

  it('does not block with events at other times', async () => {
    const booking = await aBooking(server(), {
      host,
      guest: await aVerifiedPerson(server()),
      startsInHours: 72,
    })
    const after = new Date(booking.endsAt.getTime() + 30 * HOUR)
    events = eventOn(after, new Date(after.getTime() + HOUR), 'Yoga')
    await follow(booking.listing.id)
    expect(await life.accept(booking)).toMatchObject({ state: 'confirmed' })
  })

  it('does not block when it fails to answer', async () => {
    const booking = await aBooking(server(), {
      host,
      guest: await aVerifiedPerson(server()),
      startsInHours: 72,
    })
    await follow(booking.listing.id)
    isSilent = true
    expect(await life.accept(booking)).toMatchObject({ state: 'confirmed' })
    isSilent = false
  })
})

describe('declining and withdrawing', () => {
  it('releases the card and frees the time', async () => {
    const first = await aBooking(server(), {
      host,
      guest: await aVerifiedPerson(server()),
      startsInHours: 96,
    })
    expect(await life.decline(first, 'We repaint that week')).toMatchObject({
      state: 'declined',
      endedBy: 'host',
      endNote: 'We repaint that week',
    })
    await server().drain()
    expect(await life.money(first.id)).toMatchObject({
      payments: ['released'],
      charges: ['released'],
      captured: 0,
    })
    const again = await aBooking(server(), {
      host,
      guest: await aVerifiedPerson(server()),
      listing: first.listing,
      startsInHours: 96,
    })
    expect(await life.withdraw(again)).toMatchObject({ state: 'withdrawn', endedBy: 'guest' })
    await server().drain()
    expect(await life.money(again.id)).toMatchObject({ payments: ['released'], captured: 0, book: {} })
    const holds = await server()
      .deps.db.selectFrom('holds')
      .select('id')
      .where('listing_id', '=', first.listing.searchId)
      .execute()
    expect(holds).toEqual([])
  })

  it('keeps the words of a refusal under the key of who wrote them', async () => {
    const booking = await aBooking(server(), {
      host,
      guest: await aVerifiedPerson(server()),
      startsInHours: 97,
    })
    await life.decline(booking, 'A word about the crew')
    const row = (await life.auditOf(booking.id)).find(({ action }) => action === 'booking.decline')
    expect(row?.personal).not.toBeNull()
    const { rows } = await server().database.pool.query(
      "select 1 from audit_log where data::text like '%about the crew%' union select 1 from booking_events where data::text like '%about the crew%'",
    )
    expect(rows).toEqual([])
  })

  it('cannot be done twice, nor after the clock has spoken, even before the sweep', async () => {
    const booking = await aBooking(server(), {
      host,
      guest: await aVerifiedPerson(server()),
      startsInHours: 98,
    })
    const expiresAt = new Date(booking.view.expiresAt ?? '')
    server().clock.advance(expiresAt.getTime() - server().clock.now().getTime() - MINUTE)
    expect((await life.show(booking, booking.guest)).actions).toEqual(['withdraw'])
    server().clock.advance(MINUTE)
    expect(await life.stateOf(booking.id), 'nobody has swept').toBe('pending')
    expect(await life.show(booking, booking.guest)).toMatchObject({ state: 'expired', actions: [] })
    await refusedWith(life.accept(booking), 'no_longer_possible')
    await refusedWith(life.decline(booking), 'no_longer_possible')
    await refusedWith(life.withdraw(booking), 'no_longer_possible')
  })

  it('leaves the time free for the next crew as soon as the clock has spoken', async () => {
    const first = await aBooking(server(), {
      host,
      guest: await aVerifiedPerson(server()),
      startsInHours: 30,
    })
    server().clock.advance(Date.parse(first.view.expiresAt ?? '') - server().clock.now().getTime())
    const hoursLeft = (first.startsAt.getTime() - server().clock.now().getTime()) / HOUR
    const next = await aBooking(server(), {
      host,
      guest: await aVerifiedPerson(server()),
      listing: first.listing,
      startsInHours: hoursLeft - 0.25,
    })
    expect(next.startsAt).toEqual(first.startsAt)
    expect(await life.stateOf(first.id)).toBe('expired')
  })

  it('asks for a reason', async () => {
    const booking = await aBooking(server(), {
      host,
      guest: await aVerifiedPerson(server()),
      startsInHours: 99,
    })
    const token = await tokenOf(server(), host)
    const params = { id: booking.id }
    const body = { reason: 'because' as 'other' }
    await refusedWith(server().call(bookingCalls.decline, { params, body }, { token }), 'validation_failed')
  })
})
