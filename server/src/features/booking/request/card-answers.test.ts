import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { paymentCalls } from '@roomtone/contract/payment/payment.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  aBooking,
  aVerifiedPerson,
  CARDS,
  runDueJobs,
  simulatedToken,
  type TestBooking,
  tokenOf,
} from '../../../../testing/booking.ts'
import { refusedWith, useLife } from '../../../../testing/booking-life.ts'
import { type Person, useServer } from '../../../../testing/server.ts'
import { CHARGE_OWNERS } from '../../../charge-owners.ts'
import { findLatestCharge } from '../../payment/charge/charge.store.ts'
import { rentOf } from '../../payment/charge/paid-for.ts'
import { renewAuthorization } from '../../payment/charge/renew-authorization.ts'
import { handlePaymentWebhook } from '../../payment/webhook/handle-payment-webhook.ts'

const server = useServer()
const life = useLife(server)
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const INSTANT = { booking_approval: 'instant', guest_preference: 'any' } as const

let host: Person
let guests: Person[]

beforeAll(async () => {
  host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
  guests = [await aVerifiedPerson(server()), await aVerifiedPerson(server()), await aVerifiedPerson(server())]
})

type Wanted = Parameters<typeof aBooking>[1]
/** A person may have at most ten open requests, so the guests take turns. */
let turn = 0
function book(wanted: Wanted = {}): Promise<TestBooking> {
  turn += 1
  const guest = guests[turn % guests.length]
  return aBooking(server(), { host, ...(guest ? { guest } : {}), ...wanted })
}

const pay = async ({ id, guest }: Pick<TestBooking, 'id' | 'guest'>, number: string = CARDS.good) =>
  server().call(
    bookingCalls.pay,
    { params: { id }, body: { card: { token: simulatedToken(number) } } },
    { token: await tokenOf(server(), guest) },
  )

const lookAgain = async ({ id, guest }: TestBooking) =>
  server().call(bookingCalls.confirmPayment, { params: { id } }, { token: await tokenOf(server(), guest) })

async function answerAsBank({ guest, view }: TestBooking, passed: boolean): Promise<void> {
  const body = { clientSecret: view.payment?.clientSecret ?? '', passed }
  await server().call(paymentCalls.answerAsBank, { body }, { token: await tokenOf(server(), guest) })
}

const chargesFor = async (bookingId: string) => {
  const rows = await server()
    .deps.db.selectFrom('simulated_charges')
    .select(['state', 'reference'])
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .execute()
  return rows
}
const statesOf = async (bookingId: string) => (await chargesFor(bookingId)).map(({ state }) => state)

describe('a card', () => {
  it('that is declined leaves the time with the guest, who tries another', async () => {
    const booking = await book({ state: 'awaiting_payment', card: CARDS.declines })
    expect(booking.view.payment).toMatchObject({
      state: 'declined',
      decline: 'card_declined',
    })
    const paid = await pay(booking)
    expect(paid).toMatchObject({ state: 'pending', payment: { state: 'authorised', decline: null } })
    expect(await statesOf(booking.id)).toEqual(['declined', 'authorised'])
    await refusedWith(pay(booking), 'no_longer_possible')
    const stranger = await aVerifiedPerson(server())
    await refusedWith(pay({ ...booking, guest: stranger }), 'not_found')
    await refusedWith(lookAgain({ ...booking, guest: host }), 'not_found')
  })

  it('whose bank wants to see the guest waits for them, and goes on when they return', async () => {
    const booking = await book({ state: 'awaiting_payment', card: CARDS.authenticates })
    expect(booking.view.payment).toMatchObject({ state: 'needs_authentication' })
    expect((await lookAgain(booking)).payment?.state).toBe('needs_authentication')
    await answerAsBank(booking, true)
    const after = await lookAgain(booking)
    expect(after).toMatchObject({
      state: 'pending',
      payment: { state: 'authorised', clientSecret: null },
    })
  })

  it('whose bank does not know the guest is declined, and another one may be tried', async () => {
    const booking = await book({ state: 'awaiting_payment', card: CARDS.authenticates })
    await answerAsBank(booking, false)
    const after = await lookAgain(booking)
    expect(after).toMatchObject({ state: 'awaiting_payment', payment: { state: 'declined' } })
    expect(await pay(booking)).toMatchObject({ state: 'pending' })
  })

  it('that waits for its bank is released when the guest takes another one', async () => {
    const booking = await book({ state: 'awaiting_payment', card: CARDS.authenticates })
    expect(await pay(booking)).toMatchObject({ state: 'pending' })
    await runDueJobs(server())
    expect(await statesOf(booking.id)).toEqual(['released', 'authorised'])
  })

  it('whose answer is lost is asked again under the same key', async () => {
    const booking = await book({ state: 'awaiting_payment', card: CARDS.timesOut })
    expect(booking.view.payment).toMatchObject({ state: 'asking' })
    await refusedWith(pay(booking), 'no_longer_possible')
    await life.letPass(21_000)
    expect(await life.show(booking, booking.guest)).toMatchObject({
      state: 'pending',
      payment: { state: 'authorised' },
    })
    expect(await statesOf(booking.id)).toEqual(['authorised'])
  })

  it('whose answer comes after the time is over is released', async () => {
    const booking = await book({ state: 'awaiting_payment', card: CARDS.timesOut })
    await life.letPass(16 * MINUTE)
    expect(await life.stateOf(booking.id)).toBe('expired')
    await runDueJobs(server())
    expect(await life.money(booking.id)).toMatchObject({ payments: ['released'], charges: ['released'] })
  })

  it('is not kept waiting for the sweep: what came too late by the clock came too late', async () => {
    const booking = await book({ state: 'awaiting_payment', card: CARDS.authenticates })
    await answerAsBank(booking, true)
    server().clock.advance(16 * MINUTE)
    expect(await lookAgain(booking)).toMatchObject({ state: 'expired' })
    await runDueJobs(server())
    expect(await life.money(booking.id)).toMatchObject({ payments: ['released'], charges: ['released'] })
  })

  it('is refused on the page and not asked when its token cannot be real', async () => {
    const { id, guest } = await book({ state: 'awaiting_payment' })
    const before = await statesOf(id)
    const body = { card: { token: 'tok_of_nobody' } }
    const token = await tokenOf(server(), guest)
    await refusedWith(
      server().call(bookingCalls.pay, { params: { id }, body }, { token }),
      'validation_failed',
    )
    expect(await statesOf(id)).toEqual(before)
  })
})

describe('an instant booking', () => {
  it('is confirmed and captured right away, and the ledger balances', async () => {
    const { id, view } = await book({
      state: 'confirmed',
      listingOver: { ...INSTANT, cleaning_fee_cents: 5_000 },
    })
    expect(view.timeline.map(({ event }) => event)).toEqual(['requested', 'authorised_instantly'])
    const { price } = view
    expect(await life.money(id)).toMatchObject({
      payments: ['captured'],
      captured: price.total,
      bookSum: 0,
      book: {
        processor: price.total,
        guest: 0,
        host_payable: -price.subtotal,
        platform_fee: -price.platformFee,
        tax_payable: -price.tax,
      },
    })
    await server().bringJobsForward()
    await server().drain()
    expect((await life.money(id)).captured).toBe(price.total)
  })

  it('asks the host after all when it begins within a day', async () => {
    const { view } = await book({ state: 'pending', startsInHours: 20, listingOver: INSTANT })
    expect(view.isInstant).toBe(false)
  })

  it('is tried with another card when the bank reserves and then does not pay', async () => {
    const card = CARDS.uncapturable
    const booking = await book({ state: 'awaiting_payment', card, listingOver: INSTANT })
    expect(booking.view.payment).toMatchObject({ state: 'declined', decline: expect.any(String) })
    expect(await pay(booking)).toMatchObject({ state: 'confirmed' })
    await runDueJobs(server())
    expect(await statesOf(booking.id)).toEqual(['released', 'captured'])
    expect((await life.money(booking.id)).bookSum).toBe(0)
  })
})

describe('a host who accepts a card that no longer pays', () => {
  it('is told, the request ends, and nothing stays reserved', async () => {
    const booking = await book({ card: CARDS.uncapturable })
    await refusedWith(life.accept(booking), 'card_declined')
    expect(await life.stateOf(booking.id)).toBe('withdrawn')
    await runDueJobs(server())
    expect(await life.money(booking.id)).toMatchObject({ charges: ['released'], captured: 0, book: {} })
  })
})

describe('an offer', () => {
  it('is taken with a card, and becomes a request like any other', async () => {
    const booking = await book({ state: 'offered' })
    const taken = await pay(booking)
    expect(taken).toMatchObject({ state: 'pending', payment: { state: 'authorised' } })
    expect(taken.timeline.map(({ event }) => event)).toEqual([
      'joined_line',
      'promote',
      'take_offer',
      'authorised',
    ])
  })

  it('that is taken with a card that is declined can be tried again for a quarter of an hour', async () => {
    const booking = await book({ state: 'offered' })
    expect(await pay(booking, CARDS.declines)).toMatchObject({ state: 'awaiting_payment' })
    await life.letPass(16 * MINUTE)
    await refusedWith(pay(booking), 'no_longer_possible')
    expect(await life.stateOf(booking.id)).toBe('expired')
  })
})

describe('a reservation that ends before the request does', () => {
  const endSoon = async ({ id }: TestBooking, token?: string) => {
    const payment = await findLatestCharge(server().deps.db, rentOf(id))
    const until = new Date(server().clock.now().getTime() + 2 * HOUR)
    await server()
      .deps.db.updateTable('charges')
      .set({ authorised_until: until, ...(token ? { token } : {}) })
      .where('id', '=', payment?.id ?? '')
      .execute()
    return payment?.id ?? ''
  }

  it('is renewed first, and released then', async () => {
    const booking = await book()
    await renewAuthorization(server().deps, CHARGE_OWNERS, await endSoon(booking))
    expect(await life.show(booking, booking.guest)).toMatchObject({
      state: 'pending',
      payment: { state: 'authorised' },
    })
    await runDueJobs(server())
    expect(await statesOf(booking.id)).toEqual(['released', 'authorised'])
    expect(await life.accept(booking)).toMatchObject({ state: 'confirmed' })
    expect((await life.money(booking.id)).captured).toBe(booking.view.total)
  })

  it('ends the request when the card is not good any more', async () => {
    const booking = await book()
    await renewAuthorization(
      server().deps,
      CHARGE_OWNERS,
      await endSoon(booking, simulatedToken(CARDS.declines)),
    )
    expect(await life.stateOf(booking.id)).toBe('withdrawn')
    await runDueJobs(server())
    expect(await statesOf(booking.id)).toEqual(['released', 'declined'])
  })

  it('is swapped also when the answer is lost, and the host accepts meanwhile', async () => {
    const booking = await book()
    await renewAuthorization(
      server().deps,
      CHARGE_OWNERS,
      await endSoon(booking, simulatedToken(CARDS.timesOut)),
    )
    expect((await findLatestCharge(server().deps.db, rentOf(booking.id)))?.state).toBe('asking')
    expect(await life.accept(booking)).toMatchObject({ state: 'confirmed' })
    await runDueJobs(server())
    expect(await statesOf(booking.id)).toEqual(['released', 'captured'])
  })

  it('is left alone while it lasts, and after the request has ended', async () => {
    const booking = await book()
    const payment = await findLatestCharge(server().deps.db, rentOf(booking.id))
    await renewAuthorization(server().deps, CHARGE_OWNERS, payment?.id ?? '')
    expect(await statesOf(booking.id)).toEqual(['authorised'])
    await endSoon(booking)
    await life.decline(booking)
    await renewAuthorization(server().deps, CHARGE_OWNERS, payment?.id ?? '')
    await runDueJobs(server())
    expect(await statesOf(booking.id)).toEqual(['released'])
  })
})

describe('an event of the processor', () => {
  const KINDS = ['authorised', 'captured', 'released', 'failed', 'refunded', 'refund_failed']
  const hint = (reference: string, kind: string) =>
    handlePaymentWebhook(server().deps, CHARGE_OWNERS, { reference, kind })
  const referenceOf = async (id: string) => (await chargesFor(id)).at(-1)?.reference ?? ''

  it('brings a guest back who never returned from their bank', async () => {
    const booking = await book({ state: 'awaiting_payment', card: CARDS.authenticates })
    await answerAsBank(booking, true)
    await hint(await referenceOf(booking.id), 'authorised')
    expect(await life.stateOf(booking.id)).toBe('pending')
  })

  it('finds a charge whose answer was lost, by its booking', async () => {
    const booking = await book({ state: 'awaiting_payment', card: CARDS.timesOut })
    await hint(await referenceOf(booking.id), 'authorised')
    expect(await life.stateOf(booking.id)).toBe('pending')
    expect(await statesOf(booking.id)).toEqual(['authorised'])
  })

  it('changes nothing that agrees with us, in any order, however often', async () => {
    const booking = await book({ state: 'cancelled' })
    await runDueJobs(server())
    const before = await life.money(booking.id)
    expect(before).toMatchObject({ refunded: before.refunds[0]?.amount, bookSum: 0 })
    const audited = (await life.auditOf(booking.id)).length
    const reference = await referenceOf(booking.id)
    for (let round = 0; round < 10; round += 1)
      for (const kind of KINDS.toReversed()) await hint(reference, kind)
    await runDueJobs(server())
    expect(await life.money(booking.id)).toEqual(before)
    expect(await life.auditOf(booking.id)).toHaveLength(audited)
  })

  it('takes back a refund that failed, once, and tells the operator', async () => {
    const booking = await book({ state: 'cancelled' })
    await runDueJobs(server())
    const before = await life.money(booking.id)
    const reference = await referenceOf(booking.id)
    await server()
      .deps.db.updateTable('simulated_charges')
      .set({ refunded: 0 })
      .where('reference', '=', reference)
      .execute()
    await Promise.all(Array.from({ length: 5 }, () => hint(reference, 'refund_failed')))
    await hint(reference, 'refund_failed')
    const after = await life.money(booking.id)
    expect(after.refunds).toEqual([{ ...before.refunds[0], state: 'failed' }])
    expect(after.bookSum).toBe(0)
    expect(after.book.guest).toBe(-(before.refunds[0]?.amount ?? 0))
    expect(after.book.processor).toBe((before.book.processor ?? 0) + (before.refunds[0]?.amount ?? 0))
    await runDueJobs(server())
    const alerts = await server().mailsTo(server().deps.config.operatorEmail)
    expect(alerts.filter(({ text }) => text.includes(booking.id))).toHaveLength(1)
  })

  it('about a dispute is written down and told to the operator', async () => {
    const booking = await book({ state: 'confirmed' })
    await hint(await referenceOf(booking.id), 'disputed')
    await runDueJobs(server())
    expect((await life.auditOf(booking.id)).map(({ action }) => action)).toContain('payment.disputed')
    const alerts = await server().mailsTo(server().deps.config.operatorEmail)
    expect(alerts.filter(({ text }) => text.includes(booking.id))).toHaveLength(1)
    expect(await life.stateOf(booking.id)).toBe('confirmed')
  })

  it('about an unknown reservation is looked at twice, and then the reservation is released', async () => {
    const booking = await book()
    const { payments } = server().deps
    const answer = await payments.authorize({
      key: `somebody:${booking.id}`,
      token: simulatedToken(),
      customer: null,
      amount: 100,
      bookingId: booking.id,
    })
    const reference = answer.outcome === 'authorised' ? answer.reference : ''
    await hint(reference, 'authorised')
    expect((await payments.find(reference))?.state).toBe('authorised')
    await life.letPass(16 * MINUTE)
    expect((await payments.find(reference))?.state).toBe('released')
    expect(await life.stateOf(booking.id)).toBe('pending')
  })
})
