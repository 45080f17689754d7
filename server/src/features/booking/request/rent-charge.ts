import { leavesTimeForInstant } from '@roomtone/domain/availability/confirms-at-once'
import { DECLINES_MAX } from '@roomtone/domain/booking/process'
import { requestExpiresAt } from '@roomtone/domain/booking/request-deadline'
import { isOverdue } from '@roomtone/domain/booking/timers'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import {
  type AfterAuthorization,
  type ChargeOwner,
  type ChargeRow,
  countDeclines,
  rentOf,
} from '../../payment/entry.ts'
import { beginConfirmation } from '../answer/begin-confirmation.ts'
import { failToConfirm } from '../answer/fail-to-confirm.ts'
import { finishConfirmation } from '../answer/finish-confirmation.ts'
import { type BookingRow, findBooking, lockBooking } from '../booking.store.ts'
import { moveBooking } from '../steps/move-booking.ts'

/** What the answers about a card make of the booking that it pays for. */
export const rentCharge: ChargeOwner = {
  async lock(deps, tx, charge, now) {
    const booking = await lockBooking(tx, charge.booking_id)
    if (!booking) return undefined
    const facts = { booking, charge, now }
    const fail = () => moveBooking(deps, tx, { booking, ...PAYMENT_FAILED, now })
    return {
      isAbandoned: booking.state !== 'pending' && !isAwaited(facts),
      neededUntil: isStillOpen(booking, now) ? booking.expires_at : null,
      isBeingCaptured: booking.confirming_since !== null,
      authorized: () => authorized(deps, tx, facts),
      async needsAuthentication() {
        // The guest is not there to go to their bank.
        if (booking.state === 'pending') await fail()
      },
      captured: (amount) => finishConfirmation(deps, tx, { ...facts, amount }),
      async declined(_answer, during) {
        if (during === 'capture') return failToConfirm(deps, tx, booking, now)
        if (booking.state === 'pending' || (await isLastTry(tx, booking.id))) await fail()
      },
    }
  },
  async wantsCapture(deps, charge) {
    const booking = await findBooking(deps.db, charge.booking_id)
    return booking != null && booking.confirming_since !== null
  },
}

const PAYMENT_FAILED = { event: 'payment_failed', party: 'payments', actorId: null } as const

type Facts = { booking: BookingRow; charge: ChargeRow; now: Date }

/** The clock is asked, not the sweep; and a host who could no longer answer is not asked at all. */
function isAwaited({ booking, charge, now }: Facts): boolean {
  const { state, expires_at: expiresAt, confirming_since: since, starts_at: startsAt } = booking
  if (state !== 'awaiting_payment' || isOverdue({ state, expiresAt, isConfirming: since !== null }, now))
    return false
  return confirmsNow(booking, charge) || requestExpiresAt(now, startsAt) > now
}

function isStillOpen({ state, expires_at: expiresAt, confirming_since: since }: BookingRow, now: Date) {
  return state === 'pending' && since === null && !isOverdue({ state, expiresAt, isConfirming: false }, now)
}

/** An offer may be taken so late that the host is asked after all, as everyone else would be then. */
function confirmsNow(booking: BookingRow, charge: ChargeRow): boolean {
  return booking.is_instant && leavesTimeForInstant(booking.starts_at, charge.created_at)
}

async function authorized(deps: Deps, tx: Tx, { booking, charge, now }: Facts): Promise<AfterAuthorization> {
  // A reservation that was renewed.
  if (booking.state === 'pending') return { capture: 'later', neededUntil: booking.expires_at ?? now }
  if (confirmsNow(booking, charge)) {
    await beginConfirmation(deps, tx, { bookingId: booking.id, by: null, now })
    return { capture: 'now' }
  }
  await moveBooking(deps, tx, { booking, event: 'authorised', party: 'payments', actorId: null, now })
  return { capture: 'later', neededUntil: requestExpiresAt(now, booking.starts_at) }
}

/** One more card may be tried, and no more: others want the time too. */
async function isLastTry(tx: Tx, bookingId: string): Promise<boolean> {
  return (await countDeclines(tx, rentOf(bookingId))) >= DECLINES_MAX
}
