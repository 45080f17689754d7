import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { paymentCalls } from '@roomtone/contract/payment/payment.calls'
import { describe, expect, it } from 'vitest'
import { aBooking, aVerifiedPerson, CARDS, runDueJobs, tokenOf } from '../../../../testing/booking.ts'
import { simulatedAccount } from '../../../../testing/processors.ts'
import { type Person, useServer } from '../../../../testing/server.ts'
import { answerAsBank } from '../card/answer-as-bank.ts'
import { deliverSimulatedEvents } from './deliver-simulated-events.ts'
import { sweepPaymentEvents } from './sweep-payment-events.ts'

const server = useServer()
const DAY = 86_400_000

async function countOf(
  table: 'simulated_requests' | 'simulated_events' | 'provider_events',
): Promise<number> {
  const rows = await server().deps.db.selectFrom(table).selectAll().execute()
  return rows.length
}

async function undelivered(): Promise<number> {
  const rows = await server()
    .deps.db.selectFrom('simulated_events')
    .select('id')
    .whereRef('delivered', '<', 'copies')
    .execute()
  return rows.length
}

async function stateOf(id: string, person: Person) {
  const token = await tokenOf(server(), person)
  return (await server().call(bookingCalls.show, { params: { id } }, { token })).state
}

describe('events of the simulated provider', () => {
  it('arrive late, and bring on a booking whose card was never heard of again', async () => {
    const booking = await aBooking(server(), { state: 'awaiting_payment', card: CARDS.timesOut })
    server().clock.advance(60_000)
    await deliverSimulatedEvents(server().deps)
    expect(await undelivered()).toBe(0)
    await server().drain()
    expect(await stateOf(booking.id, booking.guest)).toBe('pending')
  })

  it('come again when they could not be received', async () => {
    const { deps } = server()
    await aBooking(server(), { state: 'confirmed' })
    server().clock.advance(60_000)
    const before = await undelivered()
    expect(before).toBeGreaterThan(0)
    const failing = { ...deps.jobs, add: () => Promise.reject(new Error('nobody at home')) }
    await expect(deliverSimulatedEvents({ ...deps, jobs: failing })).rejects.toThrow('nobody at home')
    expect(await undelivered()).toBe(before)
    await deliverSimulatedEvents(deps)
    expect(await undelivered()).toBe(0)
  })

  it('and the answers under old keys are forgotten after a while, what happened is not', async () => {
    await aBooking(server(), { state: 'confirmed' })
    server().clock.advance(60_000)
    await deliverSimulatedEvents(server().deps)
    await server().drain()
    await sweepPaymentEvents(server().deps)
    expect(await countOf('simulated_requests')).toBeGreaterThan(0)
    expect(await countOf('provider_events')).toBeGreaterThan(0)
    const charges = await server().deps.db.selectFrom('simulated_charges').selectAll().execute()
    server().clock.advance(31 * DAY)
    await sweepPaymentEvents(server().deps)
    expect(await countOf('simulated_requests')).toBe(0)
    expect(await countOf('simulated_events')).toBe(0)
    expect(await countOf('provider_events')).toBe(0)
    const after = await server().deps.db.selectFrom('simulated_charges').selectAll().execute()
    expect(after).toHaveLength(charges.length)
  })
})

describe('the simulated bank', () => {
  it('answers for the person who holds the secret, once', async () => {
    const guest = await aVerifiedPerson(server())
    const wanted = { state: 'awaiting_payment', guest, card: CARDS.authenticates } as const
    const { id } = await aBooking(server(), wanted)
    const { client_secret: clientSecret } = await server()
      .deps.db.selectFrom('charges')
      .select('client_secret')
      .where('booking_id', '=', id)
      .executeTakeFirstOrThrow()
    const token = await tokenOf(server(), guest)
    const answer = (secret: string) =>
      server().call(paymentCalls.answerAsBank, { body: { clientSecret: secret, passed: true } }, { token })
    await expect(answer('secret_sim_nobody')).rejects.toMatchObject({ code: 'not_found' })
    await answer(clientSecret ?? '')
    await expect(answer(clientSecret ?? '')).rejects.toMatchObject({ code: 'not_found' })
    await server().call(bookingCalls.confirmPayment, { params: { id } }, { token })
    expect(await stateOf(id, guest)).toBe('pending')
  })

  it('is nowhere to be found where money is real', async () => {
    const { authenticate: _, ...real } = server().deps.payments as unknown as Record<string, unknown>
    const deps = { ...server().deps, payments: real as never }
    await expect(answerAsBank(deps, { clientSecret: 'any', passed: true })).rejects.toMatchObject({
      code: 'not_found',
    })
    await deliverSimulatedEvents(deps)
  })
})

describe('payouts that wait for an account', () => {
  it('set out as soon as there is one', async () => {
    const { host, id } = await aBooking(server(), { state: 'completed' })
    const payout = async () =>
      server()
        .deps.db.selectFrom('payouts')
        .select(['state', 'account'])
        .where('booking_id', '=', id)
        .executeTakeFirstOrThrow()
    server().clock.advance(4 * DAY)
    await runDueJobs(server())
    expect(await payout()).toMatchObject({ state: 'without_account' })
    const setUp = async (token: string) =>
      server().call(
        paymentCalls.setUpPayoutAccount,
        { body: { token } },
        { token: await tokenOf(server(), host) },
      )
    const closed = simulatedAccount('000111111113')
    await setUp(closed)
    await runDueJobs(server())
    await runDueJobs(server())
    expect(await payout()).toEqual({ state: 'refused', account: closed })
    const open = simulatedAccount()
    await setUp(open)
    await runDueJobs(server())
    await runDueJobs(server())
    expect(await payout()).toEqual({ state: 'paid', account: open })
  })
})
