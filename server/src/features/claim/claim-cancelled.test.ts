import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { hostPayable } from '@roomtone/domain/ledger/accounts'
import { expect, it } from 'vitest'
import { useClaims } from '../../../testing/claims.ts'
import { useHouse } from '../../../testing/house.ts'
import { giveAccount, letPayoutsFallDue, payoutOf } from '../../../testing/payouts.ts'
import { balanceOf } from '../ledger/entry.ts'
import { reconcilePayments } from '../payout/reconcile-payments.ts'
import { findReconciliations } from '../payout/reconciliation.store.ts'

const house = useHouse()
const claims = useClaims(house)

it('what a guest paid after a claim reaches the host, also when an admin cancels the booking under way', async () => {
  const admin = await house().aPerson({ roles: ['admin'] })
  const booking = await claims.aShoot({}, false)
  await giveAccount(house(), booking.host.id)
  const id = await claims.aCase(booking, 'host', 12_000)
  const { claim } = await claims.decide(id, admin, { awarded: 7_000 })
  expect(claim).toMatchObject({ owed: 0, charge: { state: 'captured' } })
  const body = { reason: 'The house had no power', state: 'confirmed' as const, refundPercent: 100 }
  await house().call(bookingCalls.adminCancel, { params: { id: booking.id }, body }, await claims.as(admin))
  expect(await payoutOf(house(), booking.id)).toMatchObject({ state: 'scheduled' })
  await letPayoutsFallDue(house())
  expect(await payoutOf(house(), booking.id)).toMatchObject({ state: 'paid', paid_cents: 7_000 })
  expect(await balanceOf(house().deps.db, hostPayable(booking.host.id))).toBe(0)
  await reconcilePayments(house().deps)
  expect((await findReconciliations(house().deps.db, 1))[0]?.differences).toEqual([])
})
