import { afterAll, afterEach, expect, it } from 'vitest'
import { aBooking, runDueJobs } from '../../../../testing/booking.ts'
import { refusedWith, useLife } from '../../../../testing/booking-life.ts'
import { useServer } from '../../../../testing/server.ts'
import { openStripePaymentsPeer, WRONG_SECRET } from '../../../../testing/stripe-payments-peer.ts'

const peer = await openStripePaymentsPeer()
afterAll(() => peer.close())
afterEach(() => peer.failAll(null))

const server = useServer(peer.settings)
const life = useLife(server)
const request = { card: { token: 'pm_card_visa' } }

const nowWithAnotherKey = async () => {
  peer.failAll(null)
  await server().bringJobsForward()
  await runDueJobs(server())
}

it('a host who accepts while our key is revoked is believed, and the money is taken with the next key', async () => {
  const booking = await aBooking(server(), { request })
  peer.failAll(WRONG_SECRET)
  await refusedWith(life.accept(booking), 'payments_unreachable')
  await runDueJobs(server())
  expect(await life.stateOf(booking.id)).toBe('pending')
  await nowWithAnotherKey()
  expect(await life.stateOf(booking.id)).toBe('confirmed')
  expect(await life.money(booking.id)).toMatchObject({ captured: booking.view.total, bookSum: 0 })
})

it('a refund waits for the next key, and has not failed', async () => {
  const booking = await aBooking(server(), { request, state: 'confirmed' })
  peer.failAll(WRONG_SECRET)
  await life.cancel(booking, booking.guest)
  await runDueJobs(server())
  const refunds = () =>
    server()
      .deps.db.selectFrom('refunds')
      .select('state')
      .where('booking_id', '=', booking.id)
      .executeTakeFirst()
  expect(await refunds()).toEqual({ state: 'asking' })
  await nowWithAnotherKey()
  expect(await refunds()).toEqual({ state: 'done' })
  expect((await life.auditOf(booking.id)).map(({ action }) => action)).not.toContain('refund.failed')
})
