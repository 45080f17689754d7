import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { CARDS, runDueJobs, simulatedToken, type TestBooking } from '../../../../testing/booking.ts'
import { refusedWith, useLife } from '../../../../testing/booking-life.ts'
import { useClaims } from '../../../../testing/claims.ts'
import { giveAccount, letPayoutsFallDue } from '../../../../testing/payouts.ts'
import { type Person, useServer } from '../../../../testing/server.ts'
import { PaymentsUnreachable } from '../../../platform/payments/payments.ts'
import { sumOfAll, transfersOf } from '../../ledger/entry.ts'
import { reconcilePayments } from '../../payment/reconcile/reconcile-payments.ts'
import { findReconciliations } from '../../payment/reconcile/reconciliation.store.ts'
import { sweepPayments } from '../../payment/sweep-payments.ts'

const server = useServer()
const claims = useClaims(server)
const life = useLife(server)
const HOUR = 3_600_000
let admin: Person

beforeAll(async () => {
  admin = await server().aPerson({ roles: ['admin'] })
})
afterEach(async () => {
  vi.restoreAllMocks()
  expect(await sumOfAll(server().deps.db)).toBe(0)
})

const payoutsOf = (bookingId: string) =>
  server()
    .deps.db.selectFrom('payouts')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .execute()
const payout = async (bookingId: string) => (await payoutsOf(bookingId))[0]
const simulatedOf = (bookingId: string) =>
  server()
    .deps.db.selectFrom('simulated_charges')
    .select(['state', 'amount', 'refunded'])
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .execute()
const kindsOf = async ({ id }: TestBooking) =>
  (await transfersOf(server().deps.db, id)).map(({ kind }) => kind)

/** With somewhere to pay the host to. */
async function aShoot(over: Parameters<typeof claims.aShoot>[0] = {}, isOver = true) {
  const booking = await claims.aShoot(over, isOver)
  await giveAccount(server(), booking.host.id)
  return booking
}

async function differences({ id }: TestBooking) {
  await reconcilePayments(server().deps)
  const [last] = await findReconciliations(server().deps.db, 1)
  return last?.differences.filter(({ bookingId }) => bookingId === id || bookingId === '')
}

describe('two at the same time', () => {
  it('decide it once', async () => {
    const booking = await aShoot()
    const id = await claims.aCase(booking, 'guest', 5_000)
    const second = await server().aPerson({ roles: ['admin'] })
    const answers = await Promise.allSettled([
      claims.decide(id, admin, { awarded: 5_000 }),
      claims.decide(id, second, { awarded: 1_000 }),
    ])
    const lost = answers.filter((answer) => answer.status === 'rejected')
    expect(lost).toMatchObject([{ reason: { code: 'conflict' } }])
    const { awarded } = await claims.show(id, booking.guest)
    expect((await life.money(booking.id)).refunds).toMatchObject([{ amount: awarded }])
  })

  it('withdraw and decide: one of them, with the money that belongs to it', async () => {
    for (let round = 0; round < 3; round += 1) {
      const booking = await aShoot()
      const id = await claims.aCase(booking, 'guest', 2_000)
      await Promise.allSettled([
        claims.withdraw(id, booking.guest),
        claims.decide(id, admin, { awarded: 2_000 }),
      ])
      const { state } = await claims.show(id, booking.guest)
      const { refunds } = await life.money(booking.id)
      expect(refunds).toHaveLength(state === 'decided' ? 1 : 0)
      expect(['decided', 'withdrawn']).toContain(state)
      expect(await payout(booking.id)).toMatchObject({ state: 'scheduled' })
    }
  })

  it('report from the same side: one of them', async () => {
    const booking = await aShoot()
    const tries = await Promise.allSettled([
      claims.open(booking, booking.host),
      claims.open(booking, booking.host),
    ])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await claims.ofBooking(booking, booking.host)).items).toHaveLength(1)
  })
})

describe('a process that dies between the processor and us', () => {
  it.each(['authorize', 'capture'] as const)(
    'after %s has charged once when another goes on',
    async (call) => {
      const booking = await aShoot()
      const id = await claims.aCase(booking, 'host', 6_000)
      const { payments } = server().deps
      const real = payments[call].bind(payments) as (request: never) => Promise<never>
      const spy = vi.spyOn(payments, call) as unknown as {
        mockImplementationOnce(work: (request: never) => Promise<never>): void
      }
      spy.mockImplementationOnce(async (request) => {
        await real(request)
        throw new PaymentsUnreachable('the line was cut')
      })
      const { claim } = await claims.decide(id, admin, { awarded: 6_000 })
      expect(claim).toMatchObject({ state: 'decided', owed: 6_000, charge: { state: 'asking' } })
      expect((await claims.show(id, booking.guest)).actions).toEqual([])
      await refusedWith(claims.pay(id, booking.guest, simulatedToken()), 'no_longer_possible')
      server().clock.advance(2 * 60_000)
      await sweepPayments(server().deps)
      await runDueJobs(server())
      expect(await claims.show(id, booking.guest)).toMatchObject({ owed: 0, charge: { state: 'captured' } })
      expect(await simulatedOf(booking.id)).toMatchObject([
        { state: 'captured' },
        { state: 'captured', amount: 6_000 },
      ])
      expect((await kindsOf(booking)).filter((kind) => kind === 'claim')).toHaveLength(1)
      await letPayoutsFallDue(server())
      expect(await payout(booking.id)).toMatchObject({ paid_cents: booking.view.subtotal + 6_000 })
      expect(await differences(booking)).toEqual([])
    },
  )

  it('whose card would not pay leaves nothing reserved', async () => {
    const booking = await aShoot()
    const id = await claims.aCase(booking, 'host', 6_000)
    await server()
      .deps.db.updateTable('charges')
      .set({ token: simulatedToken(CARDS.uncapturable) })
      .where('booking_id', '=', booking.id)
      .execute()
    const { claim } = await claims.decide(id, admin, { awarded: 6_000 })
    expect(claim).toMatchObject({ owed: 6_000, charge: { state: 'declined' } })
    await life.letPass(HOUR)
    expect((await simulatedOf(booking.id)).map(({ state }) => state)).toEqual(['captured', 'released'])
    expect(await differences(booking)).toEqual([])
  })
})
