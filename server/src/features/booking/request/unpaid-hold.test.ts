import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { creditCalls } from '@roomtone/contract/credit/credit.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  aBooking,
  aRequest,
  aVerifiedPerson,
  CARDS,
  hoursFrom,
  runDueJobs,
  simulatedToken,
  type TestBooking,
  tokenOf,
  zoneOfMorning,
} from '../../../../testing/booking.ts'
import { useLife } from '../../../../testing/booking-life.ts'
import { aGiftCard, aPricedListing, expectBalanced } from '../../../../testing/credits.ts'
import { type Person, useServer } from '../../../../testing/server.ts'
import { beginConfirmation } from '../answer/begin-confirmation.ts'
import { captureRent } from '../answer/capture-rent.ts'
import { markConfirming } from '../booking.store.ts'
import { insertUnpaidHold } from './unpaid-hold.store.ts'

const server = useServer()
const life = useLife(server)
const UNPAID = { state: 'awaiting_payment', card: CARDS.declines } as const
const INSTANT = { booking_approval: 'instant', guest_preference: 'any' } as const

let host: Person
let guest: Person

beforeAll(async () => {
  host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
})

const newGuest = async () => {
  guest = await aVerifiedPerson(server())
  return guest
}
const book = (wanted: Parameters<typeof aBooking>[1] = {}): Promise<TestBooking> =>
  aBooking(server(), { host, guest, ...wanted })
const pay = async ({ id }: Pick<TestBooking, 'id'>, number: string) =>
  server().call(
    bookingCalls.pay,
    { params: { id }, body: { card: { token: simulatedToken(number) } } },
    { token: await tokenOf(server(), guest) },
  )
/** The one that `aBooking` chooses. */
const sameTime = () => {
  const now = server().clock.now()
  return hoursFrom(now, 240, 4, { zone: zoneOfMorning(now, 240) })
}
const timeline = async (booking: TestBooking) =>
  (await life.show(booking, guest)).timeline.map(({ event }) => event)
const held = async () => {
  const { rows } = await server().database.pool.query(
    `select bookings.id from holds join bookings on bookings.id = holds.booking_id
     where bookings.guest_id = $1 and bookings.state = 'awaiting_payment'`,
    [guest.id],
  )
  return rows.map(({ id }) => id)
}

describe('a time that is held without being paid for', () => {
  it('is free again when its guest sends another request', async () => {
    await newGuest()
    const first = await book(UNPAID)
    const second = await book(UNPAID)
    expect(await life.show(first, guest)).toMatchObject({
      state: 'withdrawn',
      endReason: 'replaced',
    })
    expect(await timeline(first)).toEqual(['requested', 'replace'])
    expect(await held()).toEqual([second.id])
    const other = await aVerifiedPerson(server())
    const theirs = await aBooking(server(), { host, guest: other, listing: first.listing })
    expect(theirs.view.state).toBe('pending')
    await server().drain()
    expect((await server().mailsTo(host.email)).filter(({ text }) => text.includes(first.id))).toEqual([])
  })

  it('stays when the other request is refused', async () => {
    await newGuest()
    const first = await book(UNPAID)
    const taken = await aBooking(server(), { host, guest: await aVerifiedPerson(server()) })
    const body = await aRequest(server(), taken.listing.id, sameTime())
    await expect(
      server().call(bookingCalls.request, { body }, { token: await tokenOf(server(), guest) }),
    ).rejects.toMatchObject({ code: 'slot_taken' })
    expect(await held()).toEqual([first.id])
    expect(await pay(first, CARDS.good)).toMatchObject({ state: 'pending' })
  })

  it('leaves requests alone that are with their host, and second holds', async () => {
    await newGuest()
    const sent = await book()
    const waiting = await book({ state: 'second_hold' })
    await book(UNPAID)
    expect([await life.stateOf(sent.id), await life.stateOf(waiting.id)]).toEqual(['pending', 'second_hold'])
  })

  it('makes room for the next request, so that no one is blocked by it', async () => {
    await newGuest()
    for (let n = 0; n < 5; n += 1) await book(UNPAID)
    expect(await held()).toHaveLength(1)
  })

  it('can be replaced while its card is being authorized, and the authorization is then voided', async () => {
    await newGuest()
    const asked = await book({ state: 'awaiting_payment', card: CARDS.timesOut })
    const next = await book()
    expect(next.view.state).toBe('pending')
    expect(await life.stateOf(asked.id)).toBe('withdrawn')
    await life.letPass(21_000)
    await runDueJobs(server())
    expect(await life.money(asked.id)).toMatchObject({ payments: ['released'], charges: ['released'] })
  })

  it('gives back a card whose bank wants to see the guest', async () => {
    await newGuest()
    const first = await book({ state: 'awaiting_payment', card: CARDS.authenticates })
    await book(UNPAID)
    expect(await life.stateOf(first.id)).toBe('withdrawn')
    await runDueJobs(server())
    expect(await life.money(first.id)).toMatchObject({ payments: ['released'], charges: ['released'] })
  })

  it('is also what an offer becomes whose card is declined', async () => {
    await newGuest()
    const first = await book(UNPAID)
    const offer = await book({ state: 'offered' })
    expect(await life.stateOf(first.id)).toBe('awaiting_payment')
    expect(await pay(offer, CARDS.declines)).toMatchObject({ state: 'awaiting_payment' })
    expect(await life.stateOf(first.id)).toBe('withdrawn')
    expect(await held()).toEqual([offer.id])
  })

  it('is offered to the next second hold', async () => {
    await newGuest()
    const first = await book(UNPAID)
    const second = await aVerifiedPerson(server())
    const body = await aRequest(server(), first.listing.id, sameTime(), {
      secondHold: true,
      card: undefined,
    })
    const waiting = await server().call(
      bookingCalls.request,
      { body },
      { token: await tokenOf(server(), second) },
    )
    await book(UNPAID)
    expect(await life.stateOf(waiting.id)).toBe('offered')
  })

  it('ends as timed out if its quarter of an hour was over before anybody had swept', async () => {
    await newGuest()
    const first = await book(UNPAID)
    server().clock.advance(16 * 60_000)
    await book(UNPAID)
    expect(await timeline(first)).toEqual(['requested', 'payment_timed_out'])
  })
})

describe('gift cards', () => {
  const balance = async (id: string) =>
    (await server().call(creditCalls.list, {}, { token: await tokenOf(server(), guest) })).items.find(
      (one) => one.id === id,
    )?.balance

  it('return when the rest was declined twice, and when another request takes its place', async () => {
    await newGuest()
    const { id } = await aGiftCard(server(), { amount: 5_000, holder: guest })
    const withCard = { request: { credits: [id], expectedCredit: 5_000 } }
    const { listing } = await aPricedListing(server(), host.id)
    const booking = await book({ ...UNPAID, ...withCard, listing })
    expect(await balance(id)).toBe(0)
    expect(await pay(booking, CARDS.declines)).toMatchObject({ state: 'withdrawn' })
    expect(await balance(id)).toBe(5_000)
    const again = await book({ ...UNPAID, ...withCard, listing })
    expect(await balance(id)).toBe(0)
    await book(UNPAID)
    expect(await life.stateOf(again.id)).toBe('withdrawn')
    expect(await balance(id)).toBe(5_000)
    await server().drain()
    await expectBalanced(server())
  })
})

describe('several requests of one person at the same moment', () => {
  it('leave one unpaid hold', async () => {
    await newGuest()
    const spaces = await Promise.all([0, 1, 2, 3].map(() => aPricedListing(server(), host.id)))
    const token = await tokenOf(server(), guest)
    const bodies = await Promise.all(
      spaces.map(({ listing }) =>
        aRequest(server(), listing.id, sameTime(), {
          card: { token: simulatedToken(CARDS.declines) },
        }),
      ),
    )
    const made = await Promise.all(
      bodies.map((body) => server().call(bookingCalls.request, { body }, { token })),
    )
    const states = await Promise.all(made.map(({ id }) => life.stateOf(id)))
    expect(states.sort()).toEqual(['awaiting_payment', 'withdrawn', 'withdrawn', 'withdrawn'])
    expect(await held()).toHaveLength(1)
  })

  it('is kept by the database itself', async () => {
    await newGuest()
    const first = await book(UNPAID)
    const { db } = server().deps
    await newGuest()
    const other = await book(UNPAID)
    const taking = db
      .insertInto('unpaid_holds')
      .values({ guest_id: first.guest.id, booking_id: other.id })
      .execute()
    await expect(taking).rejects.toMatchObject({ constraint: expect.stringMatching(/^unpaid_holds/) })
    expect(await db.transaction().execute((tx) => insertUnpaidHold(tx, first.guest.id, first.id))).toBe(false)
  })
})

describe('an instant booking whose money is being taken', () => {
  it('is not replaced; if the bank then refuses, the newer request keeps its place', async () => {
    await newGuest()
    const card = CARDS.uncapturable
    const { deps, clock } = server()
    const instant = await book({ state: 'awaiting_payment', card, listingOver: INSTANT })
    // As if the processor had not answered yet.
    await deps.db
      .updateTable('charges')
      .set({ state: 'authorised', decline_code: null })
      .where('booking_id', '=', instant.id)
      .execute()
    await deps.db
      .transaction()
      .execute((tx) => beginConfirmation(deps, tx, { bookingId: instant.id, by: null, now: clock.now() }))
    const newer = await book(UNPAID)
    expect(await life.stateOf(instant.id)).toBe('awaiting_payment')
    await captureRent(deps, instant.id)
    expect(await life.stateOf(instant.id)).toBe('withdrawn')
    expect(await held()).toEqual([newer.id])
  })

  it('has its place again when the bank refuses and nothing newer was asked for', async () => {
    await newGuest()
    const { db, clock } = server().deps
    const places = () =>
      db.selectFrom('unpaid_holds').select('booking_id').where('guest_id', '=', guest.id).execute()
    const card = CARDS.uncapturable
    const instant = await book({ state: 'awaiting_payment', card, listingOver: INSTANT })
    expect(await places()).toEqual([{ booking_id: instant.id }])
    await db.transaction().execute((tx) => markConfirming(tx, instant.id, clock.now()))
    expect(await places()).toEqual([])
  })
})
