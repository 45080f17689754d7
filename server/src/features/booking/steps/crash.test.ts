import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  aBooking,
  actorOf,
  aRequest,
  aVerifiedPerson,
  hoursFrom,
  type TestBooking,
  tokenOf,
} from '../../../../testing/booking.ts'
import { useLife } from '../../../../testing/booking-life.ts'
import { CRASH_POINTS, type CrashOrder, useCrashes } from '../../../../testing/crash.ts'
import { aGiftCard } from '../../../../testing/credits.ts'
import { insertListing } from '../../../../testing/listings.ts'
import { type Person, useServer } from '../../../../testing/server.ts'
import { sumOfAll } from '../../ledger/entry.ts'
import type { RequestBody } from '../request/request-body.ts'

const server = useServer()
const life = useLife(server)
const crashes = useCrashes(server)
const MINUTE = 60_000

let host: Person
let guest: Person

beforeAll(async () => {
  host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
  guest = await aVerifiedPerson(server())
})

const book = (wanted: Parameters<typeof aBooking>[1] = {}) => aBooking(server(), { host, guest, ...wanted })

type Crash = Pick<CrashOrder, 'call' | 'audited' | 'action'> & {
  /** What the process left behind, before anybody has looked after it. */
  left: () => Promise<unknown>
}

/** One process is killed at each point, all on things of their own; then a worker starts and finds what they left. */
async function killAtEach(crash: () => Promise<Crash>): Promise<unknown[]> {
  const crashing = []
  for (const point of CRASH_POINTS) crashing.push({ point, ...(await crash()) })
  await Promise.all(crashing.map(({ left: _, ...order }) => crashes.kill(order)))
  const left = await Promise.all(crashing.map((one) => one.left()))
  await life.letPass(2 * MINUTE)
  await life.letPass(MINUTE)
  return left
}

/** Our payment, and the charge at the processor. */
async function cardOf(bookingId: string): Promise<unknown> {
  const { payments } = await life.money(bookingId)
  const charges = await chargesFor(bookingId)
  return [payments.join(), charges.map(({ state }) => state).join()]
}

const chargesFor = async (bookingId: string) => {
  const rows = await server()
    .deps.db.selectFrom('simulated_charges')
    .select(['state', 'refunded'])
    .where('booking_id', '=', bookingId)
    .execute()
  return rows
}

/** Fails where there are two. */
async function bookingOf(person: Person): Promise<{ id: string }> {
  const all = await server()
    .deps.db.selectFrom('bookings')
    .select('id')
    .where('guest_id', '=', person.id)
    .execute()
  expect(all).toHaveLength(1)
  return all[0] as { id: string }
}

/** A request whose total a gift card covers whole: no processor has anything to do with it. */
async function aCoveredRequest() {
  const person = await aVerifiedPerson(server())
  const credit = await aGiftCard(server(), { amount: 900_000, holder: person })
  const listing = await insertListing(server(), host.id, { opens_at: 0, closes_at: 1440, minimum_hours: 1 })
  const choice = {
    ...hoursFrom(server().clock.now(), 24 * 20, 4, { zone: 'America/Los_Angeles' }),
    start: 600,
  }
  const { card: _, ...asked } = await aRequest(server(), listing.id, choice)
  const covered = { credits: [credit.id], expectedCredit: asked.expectedTotal, secondHold: false }
  return { person, credit, body: { ...asked, ...covered } as RequestBody }
}

const usesOf = async (bookingId: string) => {
  const rows = await server()
    .deps.db.selectFrom('credit_uses')
    .select(['state', 'amount_cents as amount'])
    .where('booking_id', '=', bookingId)
    .execute()
  return rows
}

describe('a process that is killed', () => {
  it('while a gift card pays everything leaves one booking, held once, and asks no processor', async () => {
    const { person, body } = await aCoveredRequest()
    const action = { kind: 'request' as const, actor: actorOf(person), body }
    await crashes.kill({
      call: 'authorize',
      audited: 'payment.authorised',
      point: 'before the commit',
      action,
    })
    const { id } = await bookingOf(person)
    expect(await cardOf(id)).toEqual(['asking', ''])
    expect(await usesOf(id)).toEqual([{ state: 'held', amount: body.expectedTotal }])
    await life.letPass(2 * MINUTE)
    expect(await life.stateOf(id)).toBe('pending')
    const accept = { kind: 'accept' as const, actor: actorOf(host), id }
    await crashes.kill({
      call: 'capture',
      audited: 'booking.accept',
      point: 'before the commit',
      action: accept,
    })
    expect(await cardOf(id)).toEqual(['authorised', ''])
    expect((await usesOf(id))[0]?.state).toBe('held')
    await life.letPass(2 * MINUTE)
    expect(await life.stateOf(id)).toBe('confirmed')
    expect(await usesOf(id)).toEqual([{ state: 'spent', amount: body.expectedTotal }])
    expect(await life.money(id)).toMatchObject({
      payments: ['captured'],
      captured: 0,
      bookSum: 0,
      book: { guest: 0, credits: body.expectedTotal },
    })
    expect(await sumOfAll(server().deps.db)).toBe(0)
  }, 60_000)

  it('while it asks the card leaves one booking, one authorisation and a balanced ledger', async () => {
    const requests: { person: Person; body: RequestBody }[] = []
    const left = await killAtEach(async () => {
      const person = await aVerifiedPerson(server())
      const listing = await insertListing(server(), host.id, {
        opens_at: 0,
        closes_at: 1440,
        minimum_hours: 1,
      })
      const zone = 'America/Los_Angeles'
      const choice = { ...hoursFrom(server().clock.now(), 24 * 20, 4, { zone }), start: 600 }
      const asked = await aRequest(server(), listing.id, choice)
      const body = {
        ...asked,
        secondHold: false,
        credits: [],
        expectedCredit: 0,
        card: { save: false, ...asked.card },
      } as RequestBody
      requests.push({ person, body })
      const action = { kind: 'request' as const, actor: actorOf(person), body }
      const of = async () => {
        const { id } = await bookingOf(person)
        return cardOf(id)
      }
      return { call: 'authorize', audited: 'booking.authorised', action, left: of }
    })
    expect(left).toEqual([
      ['asking', ''],
      ['asking', 'authorised'],
      ['asking', 'authorised'],
      ['authorised', 'authorised'],
    ])
    for (const { person, body } of requests) {
      const again = await server().call(
        bookingCalls.request,
        { body },
        { token: await tokenOf(server(), person) },
      )
      expect(again).toMatchObject({ state: 'pending', payment: { state: 'authorised' } })
      expect(await bookingOf(person)).toEqual({ id: again.id })
      expect(await chargesFor(again.id)).toEqual([{ state: 'authorised', refunded: 0 }])
      expect((await life.money(again.id)).book).toEqual({})
    }
    expect(await sumOfAll(server().deps.db)).toBe(0)
  }, 60_000)

  it('while it takes the money has taken it once, and the booking is confirmed', async () => {
    const accepted: TestBooking[] = []
    const left = await killAtEach(async () => {
      const booking = await book()
      accepted.push(booking)
      const action = { kind: 'accept' as const, actor: actorOf(host), id: booking.id }
      return { call: 'capture', audited: 'booking.accept', action, left: () => cardOf(booking.id) }
    })
    expect(left).toEqual([
      ['authorised', 'authorised'],
      ['authorised', 'captured'],
      ['authorised', 'captured'],
      ['captured', 'captured'],
    ])
    for (const { id, view } of accepted) {
      expect(await life.stateOf(id)).toBe('confirmed')
      const money = await life.money(id)
      expect(money).toMatchObject({ payments: ['captured'], charges: ['captured'], captured: view.total })
      expect(money).toMatchObject({ bookSum: 0, book: { processor: view.total, guest: 0 } })
      const accepts = (await life.auditOf(id)).filter(({ action }) => action === 'booking.accept')
      expect(accepts).toHaveLength(1)
    }
    expect(await sumOfAll(server().deps.db)).toBe(0)
  }, 60_000)

  it('while it gives money back has given it back once', async () => {
    const cancelled: TestBooking[] = []
    const left = await killAtEach(async () => {
      const booking = await book({ state: 'cancelled' })
      cancelled.push(booking)
      const { id } = await server()
        .deps.db.selectFrom('refunds')
        .select('id')
        .where('booking_id', '=', booking.id)
        .executeTakeFirstOrThrow()
      const of = async () => {
        const { refunds, refunded } = await life.money(booking.id)
        return [refunds[0]?.state, refunded > 0]
      }
      return { call: 'refund', audited: 'refund.sent', action: { kind: 'refund' as const, id }, left: of }
    })
    expect(left).toEqual([
      ['asking', false],
      ['asking', true],
      ['asking', true],
      ['done', true],
    ])
    for (const { id, view } of cancelled) {
      const money = await life.money(id)
      expect(money.refunds).toMatchObject([{ state: 'done', amount: view.total }])
      expect(await chargesFor(id)).toEqual([{ state: 'captured', refunded: view.total }])
      expect(money).toMatchObject({ bookSum: 0, book: { processor: 0, guest: 0 } })
    }
    expect(await sumOfAll(server().deps.db)).toBe(0)
  }, 60_000)

  it('while it releases a card has released it', async () => {
    const declined: TestBooking[] = []
    const left = await killAtEach(async () => {
      const booking = await book({ state: 'declined' })
      declined.push(booking)
      const { id } = await server()
        .deps.db.selectFrom('charges')
        .select('id')
        .where('booking_id', '=', booking.id)
        .executeTakeFirstOrThrow()
      const action = { kind: 'release' as const, id }
      return { call: 'release', audited: 'payment.released', action, left: () => cardOf(booking.id) }
    })
    expect(left).toEqual([
      ['releasing', 'authorised'],
      ['releasing', 'released'],
      ['releasing', 'released'],
      ['released', 'released'],
    ])
    for (const { id } of declined)
      expect(await life.money(id)).toMatchObject({ payments: ['released'], charges: ['released'], book: {} })
  }, 60_000)
})
