import type { Deps } from '../../../platform/deps.ts'
import type { Charge } from '../../../platform/payments/payments.ts'
import { isBooking } from '../booking-lock.store.ts'
import { alertOperator } from './alert-operator.ts'

const PATIENCE_MS = 15 * 60_000
const LOOKED_BEFORE = 'looked-before'

/**
 * A reservation for one of our bookings that no row of ours knows. Its answer may be on its way to us, so the
 * first look only schedules a second one; if it is still unknown then, the guest gets it back.
 */
export async function voidUnknownCharge(deps: Deps, charge: Charge, kind: string): Promise<void> {
  const { reference, bookingId, state, amount } = charge
  const isReserved = state === 'authorised' || state === 'requires_action'
  if (!bookingId || !isReserved || !(await isBooking(deps.db, bookingId))) return
  const now = deps.clock.now()
  if (kind !== LOOKED_BEFORE) {
    const runAt = new Date(now.getTime() + PATIENCE_MS)
    const key = `charge:${reference}:look`
    await deps.jobs.add(deps.db, 'handle-payment-webhook', { reference, kind: LOOKED_BEFORE }, { key, runAt })
    return
  }
  await deps.payments.release({ key: `charge:${reference}:release`, reference })
  await deps.db.transaction().execute(async (tx) => {
    await deps.audit.record(tx, {
      now,
      actorId: null,
      action: 'payment.unknown_released',
      subjectType: 'booking',
      subjectId: bookingId,
      data: { reference, amount },
    })
    await alertOperator(deps, tx, { bookingId, what: 'unknown_charge', amount })
  })
}
