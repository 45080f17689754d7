import { randomUUID } from 'node:crypto'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { claimCalls } from '@roomtone/contract/claim/claim.calls'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  aVerifiedPerson,
  CARDS,
  runDueJobs,
  simulatedToken,
  type TestBooking,
} from '../../testing/booking.ts'
import { refusedWith, useLife } from '../../testing/booking-life.ts'
import { REASON, useClaims } from '../../testing/claims.ts'
import { expectBalanced } from '../../testing/credits.ts'
import { giveAccount } from '../../testing/payouts.ts'
import { type Person, useServer } from '../../testing/server.ts'

const server = useServer()
const claims = useClaims(server)
const life = useLife(server)
let admin: Person

beforeAll(async () => {
  admin = await server().aPerson({ roles: ['admin'] })
})
afterEach(async () => {
  for (const _ of [1, 2]) await runDueJobs(server())
  await expectBalanced(server())
})

async function aShoot(): Promise<TestBooking> {
  const booking = await claims.aShoot()
  await giveAccount(server(), booking.host.id)
  return booking
}

const chargesOf = (bookingId: string) =>
  server()
    .deps.db.selectFrom('simulated_charges')
    .select(['state', 'amount'])
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .execute()

/** Beyond what the booking itself cost. */
const takenAfter = async ({ id, view }: TestBooking) =>
  (await chargesOf(id))
    .filter(({ state }) => state === 'captured')
    .reduce((sum, { amount }) => sum + amount, 0) - view.total

/** From now on the card of this booking says no. */
const spoilCard = (bookingId: string) =>
  server()
    .deps.db.updateTable('charges')
    .set({ token: simulatedToken(CARDS.declines) })
    .where('booking_id', '=', bookingId)
    .execute()

async function refund({ id }: TestBooking, amount: number, refunded = 0) {
  const body = { key: randomUUID(), amount, from: 'platform' as const, refunded, reason: 'It was cold' }
  return server().call(bookingCalls.adminRefund, { params: { id }, body }, await claims.as(admin))
}

describe('what a guest is charged after a claim', () => {
  it('is charged once when five admins award it at the same moment', async () => {
    const booking = await aShoot()
    const id = await claims.aCase(booking, 'host', 6_000)
    const admins = await Promise.all([1, 2, 3, 4].map(() => server().aPerson({ roles: ['admin'] })))
    const outcomes = await Promise.allSettled(
      [admin, ...admins].map((one, n) => claims.decide(id, one, { awarded: 6_000 - n * 1_000 })),
    )
    const lost = outcomes.filter((one) => one.status === 'rejected')
    expect(lost.map(({ reason }) => reason.code)).toEqual(Array(4).fill('conflict'))
    const { awarded, owed } = await claims.show(id, booking.guest)
    expect(owed).toBe(0)
    expect(await takenAfter(booking)).toBe(awarded)
  })

  it('is charged once when the guest agrees in the moment in which an admin decides', async () => {
    for (let round = 0; round < 3; round += 1) {
      const booking = await aShoot()
      const { id } = await claims.open(booking, booking.host, { asked: 6_000 })
      server().clock.advance(48 * 3_600_000 - 60_000)
      const [agreed, decided] = await Promise.allSettled([
        claims.answer(id, booking.guest, { agrees: true, text: '' }),
        claims.decide(id, admin, { awarded: 2_000 }),
      ])
      expect([agreed.status, decided.status]).toContain('fulfilled')
      const { awarded, state } = await claims.show(id, booking.guest)
      expect(state).toBe('decided')
      expect([2_000, 6_000]).toContain(awarded)
      expect(await takenAfter(booking)).toBe(awarded)
    }
  })

  it('is paid once when the guest sends four cards at the same moment', async () => {
    const booking = await aShoot()
    const id = await claims.aCase(booking, 'host', 6_000)
    await spoilCard(booking.id)
    await claims.decide(id, admin, { awarded: 6_000 })
    expect(await takenAfter(booking)).toBe(0)
    const outcomes = await Promise.allSettled(
      [1, 2, 3, 4].map(() => claims.pay(id, booking.guest, simulatedToken())),
    )
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true)
    for (const one of outcomes)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'no_longer_possible' })
    for (const _ of [1, 2]) await runDueJobs(server())
    expect(await takenAfter(booking)).toBe(6_000)
    expect(await claims.show(id, booking.guest)).toMatchObject({ owed: 0 })
  })

  it('is never more than was asked, nor less than nothing, and never a part of a cent', async () => {
    const booking = await aShoot()
    const id = await claims.aCase(booking, 'host', 6_000)
    for (const awarded of [6_001, -1, 0.5, 1e12, Number.MAX_SAFE_INTEGER])
      await refusedWith(claims.decide(id, admin, { awarded }), 'validation_failed')
    expect(await claims.show(id, booking.guest)).toMatchObject({ state: 'answered', awarded: null })
    expect(await takenAfter(booking)).toBe(0)
  })

  it('is still due after the booking itself was given back, and no refund gives it back with it', async () => {
    const booking = await aShoot()
    const id = await claims.aCase(booking, 'host', 6_000)
    await spoilCard(booking.id)
    await claims.decide(id, admin, { awarded: 6_000 })
    await refund(booking, booking.view.total)
    const paid = await claims.pay(id, booking.guest, simulatedToken())
    expect(paid).toMatchObject({ owed: 0, charge: { state: 'captured' } })
    await refusedWith(refund(booking, 6_000, booking.view.total), 'no_longer_possible')
    await runDueJobs(server())
    expect(await life.money(booking.id)).toMatchObject({ refunded: booking.view.total, book: { guest: 0 } })
    expect(await takenAfter(booking)).toBe(6_000)
  })
})

describe('what a guest gets back after a claim', () => {
  it('and what an admin gives back in the same moment come to no more than was paid', async () => {
    for (let round = 0; round < 3; round += 1) {
      const booking = await aShoot()
      const { total } = booking.view
      const { id } = await claims.open(booking, booking.guest, { kind: 'access', asked: total })
      await claims.answer(id, booking.host)
      const outcomes = await Promise.allSettled<unknown>([
        claims.decide(id, admin, { awarded: total }),
        refund(booking, total),
      ])
      const lost = outcomes.filter((one) => one.status === 'rejected')
      expect(lost).toHaveLength(1)
      expect(['validation_failed', 'stale', 'no_longer_possible']).toContain(lost[0]?.reason.code)
      for (const _ of [1, 2]) await runDueJobs(server())
      expect(await life.money(booking.id)).toMatchObject({ refunded: total, book: { guest: 0 } })
      if (outcomes[0]?.status === 'rejected') await claims.decide(id, admin, { awarded: 0 })
    }
  })

  it('is nothing once everything has gone back', async () => {
    const booking = await aShoot()
    const { id } = await claims.open(booking, booking.guest, { kind: 'access', asked: 5_000 })
    await claims.answer(id, booking.host)
    await refund(booking, booking.view.total)
    const refusal = await refusedWith(claims.decide(id, admin, { awarded: 1 }), 'validation_failed')
    expect(refusal.fields[0]?.field).toBe('awarded')
    await claims.decide(id, admin, { awarded: 0 })
    expect((await life.money(booking.id)).refunds).toHaveLength(1)
  })
})

describe('a claim in the wrong hands', () => {
  it('is neither answered, withdrawn, paid nor decided by anyone it is not for', async () => {
    const booking = await aShoot()
    const { id } = await claims.open(booking, booking.host, { asked: 6_000 })
    const stranger = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
    const agrees = { agrees: true, text: '' }
    await refusedWith(claims.answer(id, stranger, agrees), 'not_found')
    await refusedWith(claims.withdraw(id, stranger), 'not_found')
    await refusedWith(claims.pay(id, stranger, simulatedToken()), 'not_found')
    await refusedWith(claims.confirmPayment(id, stranger), 'not_found')
    // The claimant agrees with themself; the respondent takes back what is not theirs.
    for (const wrong of [claims.answer(id, booking.host, agrees), claims.withdraw(id, booking.guest)])
      await expect(wrong).rejects.toMatchObject({ status: expect.toSatisfy((status) => status >= 403) })
    for (const person of [booking.host, booking.guest, stranger])
      await expect(
        server().call(
          claimCalls.decide,
          { params: { id }, body: { awarded: 6_000, reason: REASON } },
          await claims.as(person),
        ),
      ).rejects.toMatchObject({ code: 'forbidden' })
    expect(await claims.show(id, booking.guest)).toMatchObject({ state: 'open', awarded: null })
    expect(await takenAfter(booking)).toBe(0)
  })

  it('of another booking brings its evidence and its money nowhere', async () => {
    const [one, other] = [await aShoot(), await aShoot()]
    await refusedWith(claims.open(one, other.guest), 'not_found')
    await refusedWith(claims.open(one, other.host), 'not_found')
    const id = await claims.aCase(other, 'host', 6_000)
    await refusedWith(claims.addPicture(id, one.guest), 'not_found')
    await claims.decide(id, admin, { awarded: 6_000 })
    expect(await takenAfter(one)).toBe(0)
    expect(await takenAfter(other)).toBe(6_000)
  })
})
