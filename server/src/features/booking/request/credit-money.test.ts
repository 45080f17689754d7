import { randomUUID } from 'node:crypto'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { creditCalls } from '@roomtone/contract/credit/credit.calls'
import { addDays } from '@roomtone/domain/time/local-date'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  aBooking,
  aRequest,
  aVerifiedPerson,
  CARDS,
  hoursFrom,
  simulatedToken,
  type TestBooking,
  tokenOf,
  zoneOfMorning,
} from '../../../../testing/booking.ts'
import { refusedWith, useLife } from '../../../../testing/booking-life.ts'
import { aCoupon, aGiftCard, aPricedListing, expectBalanced, theIssuer } from '../../../../testing/credits.ts'
import { insertListing } from '../../../../testing/listings.ts'
import { type Person, useServer } from '../../../../testing/server.ts'

const server = useServer()
const life = useLife(server)
const DAY = 86_400_000
const HOUR = 3_600_000
let host: Person

beforeAll(async () => {
  host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
})

afterEach(() => {
  vi.restoreAllMocks()
})

const as = async (person: Pick<Person, 'id'>) => ({ token: await tokenOf(server(), person) })
const creditOf = async (guest: Person, id: string) =>
  (await server().call(creditCalls.list, {}, await as(guest))).items.find((one) => one.id === id)
const balance = async (guest: Person, id: string) => (await creditOf(guest, id))?.balance

/** No call to the processor may be about nothing, and what it is asked for is what the card has to pay. */
async function watchProcessor() {
  // What an earlier story left to do is done before.
  await server().drain()
  const { payments } = server().deps
  const asked: string[] = []
  for (const name of ['authorize', 'capture', 'release', 'refund'] as const) {
    const real = payments[name].bind(payments) as (request: never) => Promise<never>
    vi.spyOn(payments, name as 'release').mockImplementation((request) => {
      const { amount } = request as { amount?: number }
      if (amount !== undefined) expect(amount).toBeGreaterThan(0)
      asked.push(amount === undefined ? name : `${name} ${amount}`)
      return real(request as never)
    })
  }
  return asked
}

type Plan = {
  giftCard?: number
  coupon?: number
  state?: Parameters<typeof aBooking>[1] & object
  guest?: Person
}

/** A booking whose guest pays with what they were given. The total of the listing is known only once it is asked for. */
async function paidWith({ giftCard, coupon, state = {}, guest: known }: Plan) {
  const guest = known ?? (await aVerifiedPerson(server()))
  const cards = giftCard ? [await aGiftCard(server(), { amount: giftCard, holder: guest })] : []
  const coupons = coupon ? [await aCoupon(server(), { amount: coupon, holder: guest })] : []
  const credits = [...coupons, ...cards].map(({ id }) => id)
  const probe = await quoteFor()
  const expectedCredit = Math.min(probe.total, (giftCard ?? 0) + (coupon ?? 0))
  const booking = await aBooking(server(), {
    host,
    guest,
    listing: probe.listing,
    ...state,
    request: {
      credits,
      expectedCredit,
      ...(expectedCredit === probe.total ? { card: undefined } : {}),
      ...state.request,
    },
  })
  return { ...booking, guest, credits, total: probe.total, credit: expectedCredit }
}

const quoteFor = () => aPricedListing(server(), host.id)
const allIsWell = () => expectBalanced(server())

describe('a coupon that has expired meanwhile', () => {
  it('gets nothing back that the card could have, in the preview and in the act', async () => {
    const guest = await aVerifiedPerson(server())
    const today = server().clock.now().toISOString().slice(0, 10)
    const { id } = await aCoupon(server(), { amount: 10_000, holder: guest, lastDay: addDays(today, 1) })
    const booking = await aBooking(server(), {
      host,
      guest,
      state: 'confirmed',
      startsInHours: 24 * 10,
      listingOver: { cancellation_policy: 'flexible' },
      request: { credits: [id], expectedCredit: 10_000 },
    })
    server().clock.advance(5 * DAY)
    const { refund, toCredit } = await life.preview(booking, guest)
    expect(refund).toBeGreaterThan(10_000)
    expect(toCredit).toBe(0)
    await life.cancel(booking, guest)
    await server().drain()
    expect(await life.money(booking.id)).toMatchObject({ refunded: refund })
    await allIsWell()
  })
})

describe('a gift card that pays a part', () => {
  it('is held with the request, spent with the confirmation, and the card pays the rest', async () => {
    const asked = await watchProcessor()
    const booking = await paidWith({ giftCard: 12_000 })
    const { id, guest, total, credits } = booking
    const rest = total - 12_000
    expect(booking.view).toMatchObject({
      state: 'pending',
      total,
      toCard: rest,
      credits: [{ kind: 'gift_card', amount: 12_000, returned: 0 }],
    })
    expect(await balance(guest, credits[0] ?? '')).toBe(0)
    expect((await life.money(id)).book).toEqual({})
    await life.accept(booking)
    expect(asked).toEqual([`authorize ${rest}`, 'capture'])
    expect(await life.money(id)).toMatchObject({
      payments: ['captured'],
      captured: rest,
      bookSum: 0,
      book: { processor: rest, credits: 12_000, guest: 0 },
    })
    expect((await creditOf(guest, credits[0] ?? ''))?.uses).toMatchObject([
      { bookingId: id, state: 'spent', amount: 12_000, returned: 0 },
    ])
    await allIsWell()
  })

  it('never shows the host anything of it', async () => {
    const booking = await paidWith({ giftCard: 12_000, state: { state: 'cancelled' } })
    const seen = await life.show(booking, host)
    expect(seen).toMatchObject({
      total: booking.total,
      toCard: booking.total,
      credits: [],
      refundedToCredit: 0,
    })
    expect(JSON.stringify(seen)).not.toContain('gift_card')
  })

  const endings: [string, (booking: TestBooking) => Promise<unknown>][] = [
    ['is declined', (booking) => life.decline(booking)],
    ['is withdrawn', (booking) => life.withdraw(booking)],
    [
      'expires',
      (booking) =>
        life.letPass(Date.parse(booking.view.expiresAt ?? '') - server().clock.now().getTime() + 60_000),
    ],
  ]
  it.each(endings)('is free again when the request %s', async (_, end) => {
    const booking = await paidWith({ giftCard: 12_000 })
    await end(booking)
    expect(await balance(booking.guest, booking.credits[0] ?? '')).toBe(12_000)
    await server().drain()
    expect(await life.money(booking.id)).toMatchObject({ payments: ['released'], book: {} })
    await allIsWell()
  })

  it('is free again when the bank would not pay in the end', async () => {
    const booking = await paidWith({
      giftCard: 12_000,
      state: { card: CARDS.uncapturable, request: { card: { token: simulatedToken(CARDS.uncapturable) } } },
    })
    await refusedWith(life.accept(booking), 'card_declined')
    await server().drain()
    expect(await life.stateOf(booking.id)).toBe('withdrawn')
    expect(await balance(booking.guest, booking.credits[0] ?? '')).toBe(12_000)
  })

  it('stays held while another card is tried, and can be chosen again', async () => {
    const booking = await paidWith({
      giftCard: 12_000,
      state: { state: 'awaiting_payment', request: { card: { token: simulatedToken(CARDS.declines) } } },
    })
    const { id, guest, total } = booking
    expect(await balance(guest, booking.credits[0] ?? '')).toBe(0)
    const more = await aGiftCard(server(), { amount: 1000, holder: guest })
    const credits = [...booking.credits, more.id]
    const card = { token: simulatedToken() }
    const pay = async (body: object) =>
      server().call(bookingCalls.pay, { params: { id }, body: { card, ...body } }, await as(guest))
    await refusedWith(pay({ credits, expectedCredit: 12_000 }), 'credit_changed')
    const paid = await pay({ credits, expectedCredit: 13_000 })
    expect(paid).toMatchObject({ state: 'pending', toCard: total - 13_000 })
    expect(await balance(guest, more.id)).toBe(0)
    await allIsWell()
  })

  it('stays held with the coupon, and a second card pays the same rest', async () => {
    const booking = await paidWith({
      giftCard: 12_000,
      coupon: 3000,
      state: { state: 'awaiting_payment', request: { card: { token: simulatedToken(CARDS.declines) } } },
    })
    const { id, guest, credits, total } = booking
    expect(booking.view).toMatchObject({ payment: { state: 'declined' }, toCard: total - 15_000 })
    const pay = async (expectedCredit: number) => {
      const body = { card: { token: simulatedToken() }, credits, expectedCredit }
      return server().call(bookingCalls.pay, { params: { id }, body }, await as(guest))
    }
    await refusedWith(pay(27_000), 'credit_changed')
    const paid = await pay(15_000)
    expect(paid).toMatchObject({ state: 'pending', toCard: total - 15_000 })
    expect(paid.credits.map(({ kind, amount }) => [kind, amount]).toSorted()).toEqual([
      ['coupon', 3000],
      ['gift_card', 12_000],
    ])
    await allIsWell()
  })
})

describe('refunds', () => {
  it('return to credits first, and the rest to the card', async () => {
    const booking = await paidWith({ giftCard: 12_000, coupon: 5000, state: { state: 'confirmed' } })
    const { id, guest, total, credits } = booking
    const asked = await watchProcessor()
    const preview = await life.preview(booking, guest)
    expect(preview).toMatchObject({ refund: total, toCredit: 17_000 })
    const view = await life.cancel(booking, guest)
    expect(view).toMatchObject({ refunded: total, refundedToCredit: 17_000, refundState: 'on_its_way' })
    expect(await balance(guest, credits[1] ?? '')).toBe(12_000)
    expect((await creditOf(guest, credits[0] ?? ''))?.standing).toBe('usable')
    await server().drain()
    expect(asked).toEqual([`refund ${total - 17_000}`])
    const money = await life.money(id)
    expect(money).toMatchObject({
      refunded: total - 17_000,
      bookSum: 0,
      book: { guest: 0, processor: 0, credits: 0, promotions: 0 },
    })
    expect(money.refunds).toEqual([{ amount: total, kind: 'policy', state: 'done' }])
    await allIsWell()
  })

  it('of an admin fill gift cards before the card, and never give back more than was paid', async () => {
    const booking = await paidWith({ giftCard: 12_000, state: { state: 'confirmed' } })
    const { id, guest, total, credits } = booking
    const admin = await theIssuer(server())
    const refundedOf = async (of: string) =>
      (await server().call(bookingCalls.show, { params: { id: of } }, await as(admin))).refunded
    const refund = async (amount: number) =>
      server().call(
        bookingCalls.adminRefund,
        {
          params: { id },
          body: {
            key: randomUUID(),
            amount,
            from: 'platform',
            refunded: await refundedOf(id),
            reason: 'The heating was off',
          },
        },
        await as(admin),
      )
    expect(await refund(5000)).toMatchObject({ refunded: 5000, refundedToCredit: 5000, refundState: 'done' })
    expect(await balance(guest, credits[0] ?? '')).toBe(5000)
    expect(await refund(8000)).toMatchObject({ refunded: 13_000, refundedToCredit: 12_000 })
    await refusedWith(refund(total), 'validation_failed')
    await refund(total - 13_000)
    await server().drain()
    expect(await life.money(id)).toMatchObject({ refunded: total - 12_000, bookSum: 0, book: { guest: 0 } })
    await allIsWell()
  })

  it('return to a gift card that has expired meanwhile, with ninety days to use it', async () => {
    const guest = await aVerifiedPerson(server())
    const today = server().clock.now().toISOString().slice(0, 10)
    const { id: creditId } = await aGiftCard(server(), {
      amount: 12_000,
      lastDay: addDays(today, 2),
      holder: guest,
    })
    const { listing } = await quoteFor()
    const booking = await aBooking(server(), {
      host,
      guest,
      listing,
      state: 'confirmed',
      request: { credits: [creditId], expectedCredit: 12_000 },
    })
    server().clock.advance(5 * DAY)
    expect(await balance(guest, creditId)).toBe(0)
    await life.cancel(booking, host)
    const back = await creditOf(guest, creditId)
    expect(back).toMatchObject({ balance: 12_000, standing: 'usable' })
    const good = Date.parse(back?.expiresAt ?? '') - server().clock.now().getTime()
    expect(Math.round(good / DAY)).toBe(90)
    await allIsWell()
  })
})

describe('a total that credits cover whole', () => {
  it('needs no card, asks no processor, and goes the whole way', async () => {
    const asked = await watchProcessor()
    const booking = await paidWith({ giftCard: 900_000 })
    const { id, guest, total, credits } = booking
    expect(booking.view).toMatchObject({
      state: 'pending',
      toCard: 0,
      payment: { state: 'authorised', card: null },
    })
    expect(
      (await life.waiting('renew-authorization')).filter(({ payload }) => payload.bookingId === id),
    ).toEqual([])
    await life.accept(booking)
    expect(await life.money(id)).toMatchObject({
      payments: ['captured'],
      captured: 0,
      bookSum: 0,
      book: { guest: 0, credits: total },
    })
    const view = await life.cancel(booking, guest)
    expect(view).toMatchObject({ refunded: total, refundedToCredit: total, refundState: 'done' })
    await server().drain()
    expect(await balance(guest, credits[0] ?? '')).toBe(900_000)
    expect(asked).toEqual([])
    await allIsWell()
  })

  it('releases everything when the host declines', async () => {
    const asked = await watchProcessor()
    const booking = await paidWith({ giftCard: 900_000 })
    await life.decline(booking)
    await server().drain()
    expect(await life.money(booking.id)).toMatchObject({ payments: ['released'], book: {} })
    expect(await balance(booking.guest, booking.credits[0] ?? '')).toBe(900_000)
    expect(asked).toEqual([])
    await allIsWell()
  })

  it('asks for a card as soon as anything is left to pay', async () => {
    const guest = await aVerifiedPerson(server())
    const { id } = await aGiftCard(server(), { amount: 1000, holder: guest })
    const { listing } = await quoteFor()
    const choice = hoursFrom(server().clock.now(), 240, 4, { zone: listing.timeZone })
    const body = await aRequest(server(), listing.id, choice, {
      card: undefined,
      credits: [id],
      expectedCredit: 1000,
    })
    const refusal = await refusedWith(
      server().call(bookingCalls.request, { body }, await as(guest)),
      'validation_failed',
    )
    expect(refusal.fields[0]?.field).toBe('card')
  })
})

// This comes last, because it lets enough time pass that everything above ends.
describe('a space with instant booking', () => {
  it('takes a total that credits cover in full, and owes its host what any other booking does', async () => {
    const asked = await watchProcessor()
    const guest = await aVerifiedPerson(server())
    const card = await aGiftCard(server(), { amount: 900_000, holder: guest })
    const now = server().clock.now()
    const zone = zoneOfMorning(now, 240)
    const listing = await insertListing(server(), host.id, {
      opens_at: 0,
      closes_at: 1440,
      minimum_hours: 1,
      time_zone: zone,
      booking_approval: 'instant',
    })
    const choice = hoursFrom(now, 240, 4, { zone })
    const asks = await aRequest(server(), listing.id, choice)
    const body = { ...asks, card: undefined, credits: [card.id], expectedCredit: asks.expectedTotal }
    const made = await server().call(bookingCalls.request, { body }, await as(guest))
    expect(made).toMatchObject({ state: 'confirmed', toCard: 0 })
    expect(asked).toEqual([])
    await life.letPass(Date.parse(made.endsAt) - server().clock.now().getTime() + HOUR)
    expect(await life.stateOf(made.id)).toBe('completed')
    expect((await life.money(made.id)).book).toMatchObject({ host_payable: -made.subtotal, guest: 0 })
  })
})
