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
import { rentOf } from '../../payment/charge/paid-for.ts'
import { startCharge } from '../../payment/charge/start-charge.ts'

const server = useServer()
const life = useLife(server)
const INSTANT = { booking_approval: 'instant', guest_preference: 'any' } as const

let host: Person

beforeAll(async () => {
  host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
})

const book = (wanted: Parameters<typeof aBooking>[1] = {}): Promise<TestBooking> =>
  aBooking(server(), { host, ...wanted })

const pay = async ({ id, guest }: TestBooking, number: string = CARDS.good) =>
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

describe('a card', () => {
  it('that is declined a second time gives the time back, and tells the guest', async () => {
    const booking = await book({ state: 'awaiting_payment', card: CARDS.declines })
    const over = await pay(booking, CARDS.declines)
    expect(over).toMatchObject({
      state: 'withdrawn',
      endedBy: 'payments',
      endReason: 'payment_failed',
      payment: { state: 'declined' },
      actions: [],
    })
    expect(over.timeline.map(({ event }) => event)).toEqual(['requested', 'payment_failed'])
    await refusedWith(pay(booking), 'no_longer_possible')
    const { db } = server().deps
    expect(await db.selectFrom('holds').select('id').where('booking_id', '=', booking.id).execute()).toEqual(
      [],
    )
    await server().drain()
    const mails = (await server().mailsTo(booking.guest.email)).filter(({ text }) =>
      text.includes(booking.id),
    )
    expect(mails.map(({ kind }) => kind)).toEqual(['booking-payment-failed'])
    expect(mails[0]?.text).toContain('Send a new request with another card.')
    expect((await server().mailsTo(host.email)).filter(({ text }) => text.includes(booking.id))).toEqual([])
    const again = await aBooking(server(), { host, guest: booking.guest, listing: booking.listing })
    expect(again.view.state).toBe('pending')
  })

  it('that the bank refuses in person, after one that was declined, gives the time back too', async () => {
    const booking = await book({ state: 'awaiting_payment', card: CARDS.declines })
    const asked = { ...booking, view: await pay(booking, CARDS.authenticates) }
    await answerAsBank(asked, false)
    expect(await lookAgain(booking)).toMatchObject({ state: 'withdrawn', payment: { state: 'declined' } })
  })

  it('whose answer was lost is the second decline all the same, when the job hears of it', async () => {
    const booking = await book({ state: 'awaiting_payment', card: CARDS.declines })
    const { deps } = server()
    const { id } = booking
    await deps.db.transaction().execute((tx) =>
      startCharge(deps, tx, rentOf(id), {
        card: { token: simulatedToken(CARDS.declines), customer: null },
        amount: booking.view.total,
        now: server().clock.now(),
      }),
    )
    await life.letPass(21_000)
    expect(await life.stateOf(id)).toBe('withdrawn')
    expect((await life.show(booking, booking.guest)).timeline.at(-1)?.event).toBe('payment_failed')
  })
})

describe('an instant booking', () => {
  it('ends when the bank reserves and does not pay a second time', async () => {
    const card = CARDS.uncapturable
    const booking = await book({ state: 'awaiting_payment', card, listingOver: INSTANT })
    expect(await pay(booking, card)).toMatchObject({ state: 'withdrawn', endedBy: 'payments' })
    await runDueJobs(server())
    expect((await life.money(booking.id)).charges).toEqual(['released', 'released'])
  })
})
