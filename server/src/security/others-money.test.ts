import { randomUUID } from 'node:crypto'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { claimCalls } from '@roomtone/contract/claim/claim.calls'
import { creditCalls } from '@roomtone/contract/credit/credit.calls'
import { paymentCalls } from '@roomtone/contract/payment/payment.calls'
import { peopleCalls } from '@roomtone/contract/people/people.calls'
import { privacyCalls } from '@roomtone/contract/privacy/privacy.calls'
import { CLOSING_WORD } from '@roomtone/domain/account/closing'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  aBooking,
  aRequest,
  aVerifiedPerson,
  CARDS,
  hoursFrom,
  simulatedToken,
  tokenOf,
} from '../../testing/booking.ts'
import { refusedWith } from '../../testing/booking-life.ts'
import { useClaims } from '../../testing/claims.ts'
import { aCoupon, aGiftCard, aPricedListing, expectBalanced, theIssuer } from '../../testing/credits.ts'
import { type Person, useServer } from '../../testing/server.ts'

const server = useServer()
const claims = useClaims(server)
const as = async (person: Pick<Person, 'id'>) => ({ token: await tokenOf(server(), person) })

let host: Person
let owner: Person
let thief: Person
/** The owner's, kept and good. */
let theirCard: string

beforeAll(async () => {
  host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
  owner = await aVerifiedPerson(server())
  thief = await aVerifiedPerson(server())
  theirCard = await keep(owner)
})
afterEach(() => expectBalanced(server()))

async function keep(person: Person): Promise<string> {
  const body = { token: simulatedToken() }
  const { items } = await server().call(paymentCalls.saveCard, { body }, await as(person))
  return items.at(-1)?.id ?? ''
}

/** What the processor was ever asked to do with money, and what is held of credits: none of it may move. */
async function money(): Promise<unknown> {
  const { pool } = server().database
  const charges = await pool.query(
    'select reference, state, amount from simulated_charges order by reference',
  )
  const uses = await pool.query(
    'select credit_id, booking_id, state, amount_cents from credit_uses order by id',
  )
  const bookings = await pool.query('select id, state, credit_cents from bookings order by id')
  return [charges.rows, uses.rows, bookings.rows]
}

async function aRequestWith(over: Parameters<typeof aRequest>[3]) {
  const { listing } = await aPricedListing(server(), host.id)
  const choice = hoursFrom(server().clock.now(), 240, 4, { zone: listing.timeZone })
  return aRequest(server(), listing.id, choice, over)
}

const unpaid = (guest: Person, over: Parameters<typeof aBooking>[1] = {}) =>
  aBooking(server(), { host, guest, state: 'awaiting_payment', ...over })

/** The guest owes it, because the card of the booking would not pay. */
async function anOwedClaim(guest: Person): Promise<string> {
  const booking = await claims.aShoot({ host, guest })
  const id = await claims.aCase(booking, 'host', 6_000)
  await server()
    .deps.db.updateTable('charges')
    .set({ token: simulatedToken(CARDS.declines) })
    .where('booking_id', '=', booking.id)
    .execute()
  await claims.decide(id, await theIssuer(server()), { awarded: 6_000 })
  return id
}

describe('a card that somebody else keeps here', () => {
  it('pays no request: not alone, not to be kept again, not beside an own token', async () => {
    const cards = [
      { savedCardId: theirCard },
      { savedCardId: theirCard, save: true },
      { savedCardId: theirCard, token: simulatedToken() },
    ]
    const bodies = await Promise.all(cards.map((card) => aRequestWith({ card })))
    const before = await money()
    for (const body of bodies) {
      const refusal = await refusedWith(
        server().call(bookingCalls.request, { body }, await as(thief)),
        'validation_failed',
      )
      expect(JSON.stringify(refusal)).not.toContain('4242')
    }
    expect(await money()).toEqual(before)
    // The same request of the card's owner goes through: it was the card that it failed for.
    const body = await aRequestWith({ card: { savedCardId: theirCard } })
    const made = await server().call(bookingCalls.request, { body }, await as(owner))
    expect(made.state).toBe('pending')
  })

  it('pays no booking whose own card was declined, which goes on waiting', async () => {
    const booking = await unpaid(thief)
    const before = await money()
    const params = { id: booking.id }
    for (const card of [{ savedCardId: theirCard }, { savedCardId: randomUUID() }])
      await refusedWith(
        server().call(bookingCalls.pay, { params, body: { card } }, await as(thief)),
        'validation_failed',
      )
    expect(await money()).toEqual(before)
    const own = await server().call(
      bookingCalls.pay,
      { params, body: { card: { savedCardId: await keep(thief) } } },
      await as(thief),
    )
    expect(own.state).toBe('pending')
  })

  it('is not tried by its owner on the booking of somebody else, either', async () => {
    const booking = await unpaid(thief)
    const before = await money()
    const body = { card: { savedCardId: theirCard } }
    await refusedWith(
      server().call(bookingCalls.pay, { params: { id: booking.id }, body }, await as(owner)),
      'not_found',
    )
    expect(await money()).toEqual(before)
  })

  it('pays no claim', async () => {
    const debtor = await aVerifiedPerson(server())
    const id = await anOwedClaim(debtor)
    const before = await money()
    const pay = async (person: Person) =>
      server().call(
        claimCalls.pay,
        { params: { id }, body: { card: { savedCardId: theirCard } } },
        await as(person),
      )
    await refusedWith(pay(debtor), 'validation_failed')
    await refusedWith(pay(owner), 'not_found')
    expect(await money()).toEqual(before)
    expect((await claims.show(id, debtor)).owed).toBe(6_000)
  })

  it('is neither made a default nor removed, and its owner’s list stays as it was', async () => {
    const list = async () => server().call(paymentCalls.cards, {}, await as(owner))
    const second = await keep(owner)
    const before = await list()
    for (const id of [theirCard, second]) {
      await refusedWith(
        server().call(paymentCalls.changeDefault, { params: { id } }, await as(thief)),
        'not_found',
      )
      await refusedWith(
        server().call(paymentCalls.removeCard, { params: { id } }, await as(thief)),
        'not_found',
      )
    }
    expect(await list()).toEqual(before)
  })
})

describe('a card of somebody who is gone', () => {
  it('pays for no one once its owner is suspended: not for them, not for others', async () => {
    const gone = await aVerifiedPerson(server())
    const savedCardId = await keep(gone)
    const body = await aRequestWith({ card: { savedCardId } })
    const token = await as(gone)
    await server().call(
      peopleCalls.suspend,
      { params: { id: gone.id }, body: { suspended: true, reason: 'A test' } },
      await as(await theIssuer(server())),
    )
    const before = await money()
    const refusal = await server()
      .call(bookingCalls.request, { body }, token)
      .catch((error: unknown) => error)
    expect(refusal).toMatchObject({ status: 401 })
    await refusedWith(server().call(bookingCalls.request, { body }, await as(thief)), 'validation_failed')
    expect(await money()).toEqual(before)
  })

  it('pays for no one once its owner has deleted the account', async () => {
    const gone = await aVerifiedPerson(server())
    const savedCardId = await keep(gone)
    const body = await aRequestWith({ card: { savedCardId } })
    const token = await as(gone)
    await server().call(privacyCalls.close, { body: { confirm: CLOSING_WORD } }, token)
    const before = await money()
    const refusal = await server()
      .call(bookingCalls.request, { body }, token)
      .catch((error: unknown) => error)
    expect(refusal).toMatchObject({ status: 401 })
    await refusedWith(server().call(bookingCalls.request, { body }, await as(thief)), 'validation_failed')
    expect(await money()).toEqual(before)
  })
})

describe('a gift card or a coupon of somebody else', () => {
  it('pays no request, whatever amount is claimed for it, and keeps its worth', async () => {
    const gift = await aGiftCard(server(), { holder: owner })
    const coupon = await aCoupon(server(), { holder: owner })
    const own = await aCoupon(server(), { amount: 700, holder: thief })
    for (const [credits, expectedCredit] of [
      [[gift.id], 12_000],
      [[coupon.id], 5_000],
      [[own.id, gift.id], 12_700],
      [[gift.id, coupon.id, own.id], 17_700],
    ] as const) {
      const body = await aRequestWith({ credits: [...credits], expectedCredit })
      const before = await money()
      await refusedWith(server().call(bookingCalls.request, { body }, await as(thief)), 'credit_changed')
      expect(await money()).toEqual(before)
    }
    // Named, but said to be worth nothing: it is not touched.
    const body = await aRequestWith({ credits: [gift.id, coupon.id], expectedCredit: 0 })
    const made = await server().call(bookingCalls.request, { body }, await as(thief))
    expect(made).toMatchObject({ credits: [], toCard: made.total })
    const { items } = await server().call(creditCalls.list, {}, await as(owner))
    expect(items.find(({ id }) => id === gift.id)).toMatchObject({
      balance: 12_000,
      standing: 'usable',
      uses: [],
    })
    expect(items.find(({ id }) => id === coupon.id)).toMatchObject({ standing: 'usable', uses: [] })
  })

  it('does not slip in where a booking is paid again', async () => {
    const gift = await aGiftCard(server(), { holder: owner })
    const booking = await unpaid(await aVerifiedPerson(server()))
    const before = await money()
    const pay = async (expectedCredit: number) =>
      server().call(
        bookingCalls.pay,
        {
          params: { id: booking.id },
          body: { card: { token: simulatedToken() }, credits: [gift.id], expectedCredit },
        },
        await as(booking.guest),
      )
    await refusedWith(pay(12_000), 'credit_changed')
    expect(await money()).toEqual(before)
    expect(await pay(0)).toMatchObject({ state: 'pending', credits: [] })
  })
})
