import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { hostPayable } from '@roomtone/domain/ledger/accounts'
import { expect, it } from 'vitest'
import { aBooking } from '../../../testing/booking.ts'
import { useClaims } from '../../../testing/claims.ts'
import { giveAccount, letPayoutsFallDue, payoutOf } from '../../../testing/payouts.ts'
import { useServer } from '../../../testing/server.ts'
import { balanceOf } from '../ledger/entry.ts'
import { reconcilePayments } from '../payment/reconcile/reconcile-payments.ts'
import { findReconciliations } from '../payment/reconcile/reconciliation.store.ts'

const server = useServer()
const claims = useClaims(server)

it('what a guest paid after a claim reaches the host, also when an admin cancels the booking under way', async () => {
  const admin = await server().aPerson({ roles: ['admin'] })
  const booking = await claims.aShoot({}, false)
  await giveAccount(server(), booking.host.id)
  const id = await claims.aCase(booking, 'host', 12_000)
  const { claim } = await claims.decide(id, admin, { awarded: 7_000 })
  expect(claim).toMatchObject({ owed: 0, charge: { state: 'captured' } })
  const body = { reason: 'The house had no power', state: 'confirmed' as const, refundPercent: 100 }
  await server().call(bookingCalls.adminCancel, { params: { id: booking.id }, body }, await claims.as(admin))
  expect(await payoutOf(server(), booking.id)).toMatchObject({ state: 'scheduled' })
  await letPayoutsFallDue(server())
  expect(await payoutOf(server(), booking.id)).toMatchObject({ state: 'paid', paid_cents: 7_000 })
  expect(await balanceOf(server().deps.db, hostPayable(booking.host.id))).toBe(0)
  await reconcilePayments(server().deps)
  expect((await findReconciliations(server().deps.db, 1))[0]?.differences).toEqual([])
})

it('what an admin stops midway can be reported by both sides for 72 hours from then on', async () => {
  const admin = await server().aPerson({ roles: ['admin'] })
  const booking = await claims.aShoot({}, false)
  const body = { reason: 'They broke the door', state: 'confirmed' as const, refundPercent: 0 }
  await server().call(bookingCalls.adminCancel, { params: { id: booking.id }, body }, await claims.as(admin))
  const { mayOpen } = await claims.ofBooking(booking, booking.host)
  // From when it was stopped, not from when it should have ended.
  expect(Date.parse(mayOpen?.until ?? '')).toBeLessThan(booking.endsAt.getTime() + 71 * 3_600_000)
  const { id } = await claims.open(booking, booking.host, { kind: 'damage', asked: 20_000 })
  await claims.open(booking, booking.guest, { kind: 'access', asked: 2_000 })
  expect(await payoutOf(server(), booking.id)).toMatchObject({ state: 'held' })
  expect(await claims.answer(id, booking.guest, { agrees: true, text: '' })).toMatchObject({
    state: 'decided',
  })
})

it('what was cancelled before it began cannot', async () => {
  const booking = await aBooking(server(), { state: 'cancelled', startsInHours: 48 })
  server().clock.advance(booking.startsAt.getTime() + 3_600_000 - server().clock.now().getTime())
  expect((await claims.ofBooking(booking, booking.host)).mayOpen).toBeNull()
  await expect(claims.open(booking, booking.host)).rejects.toMatchObject({ code: 'no_longer_possible' })
})
