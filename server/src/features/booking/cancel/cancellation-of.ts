import { hostPenalty } from '@roomtone/domain/cancellation/host-penalty'
import { guestRefundPercent, refundChangesAfter } from '@roomtone/domain/cancellation/policy'
import { guestAccount, hostPayable } from '@roomtone/domain/ledger/accounts'
import { owedRefund } from '@roomtone/domain/ledger/movements'
import { type Price, splitRefund } from '@roomtone/domain/ledger/split-refund'
import { type Transfer, transfer } from '@roomtone/domain/ledger/transfer'
import type { Cents } from '@roomtone/domain/money/cents'
import type { BookingRow } from '../booking.store.ts'

/** What has gone back to the guest before, in all and out of the host's share. */
export type GivenBack = { total: Cents; fromHost: Cents }

export type Canceller =
  | { party: 'guest' }
  /** `lastFreeAt`: when this host last cancelled without owing anything. */
  | { party: 'host'; lastFreeAt: Date | null }
  | { party: 'admin'; refundPercent: number }

export type Cancellation = {
  refund: Cents
  refundPercent: number
  /** The last instant at which it is this much; null where it does not change. */
  until: Date | null
  penalty: { owes: Cents; isFree: boolean } | null
  hostGets: Cents
  /** What we owe the guest from then on, for the ledger. */
  owed: Transfer
}

type Facts = { booking: BookingRow; by: Canceller; given: GivenBack; now: Date }

/** What cancelling at this moment does to the money. The preview shows it, the cancellation does it. */
export function cancellationOf({ booking, by, given, now }: Facts): Cancellation {
  const price = priceOf(booking, now)
  const refundPercent = percentFor(booking, by, now)
  const { total, fromHost } = splitRefund(price, refundPercent)
  // Earlier goodwill counts: no one gets back more than was paid, and no host gives more than they had.
  const tooMuch = Math.max(0, total + given.total - booking.total_cents)
  const tooMuchFromHost = Math.max(0, fromHost + given.fromHost - price.subtotal)
  const { id: bookingId, host_id: hostId } = booking
  const owed = transfer('refund_due', [
    ...owedRefund({ bookingId, hostId, price }, refundPercent).postings,
    { account: guestAccount(bookingId), amount: tooMuch },
    { account: hostPayable(hostId), amount: -tooMuchFromHost },
    { account: 'platform_fee', amount: tooMuchFromHost - tooMuch },
  ])
  return {
    refund: total - tooMuch,
    refundPercent,
    until: by.party === 'guest' ? refundChangesAfter(guestFacts(booking, now)) : null,
    penalty: penaltyFor(booking, by, now),
    hostGets: price.subtotal - given.fromHost - (fromHost - tooMuchFromHost),
    owed,
  }
}

/** Once it has begun somebody has to clean up: that fee goes the way of the rent then. */
function priceOf(booking: BookingRow, now: Date): Price {
  return {
    rent: now < booking.starts_at ? booking.rent_cents : booking.subtotal_cents,
    subtotal: booking.subtotal_cents,
    platformFee: booking.fee_cents,
    tax: booking.tax_cents,
  }
}

function percentFor(booking: BookingRow, by: Canceller, now: Date): number {
  if (by.party === 'admin') return by.refundPercent
  return by.party === 'host' ? 100 : guestRefundPercent(guestFacts(booking, now))
}

function guestFacts(booking: BookingRow, now: Date) {
  const { cancellation_policy: policy, cancellation_steps: steps, starts_at: start } = booking
  return { policy, steps, start, confirmedAt: booking.confirmed_at ?? booking.created_at, now }
}

function penaltyFor(booking: BookingRow, by: Canceller, now: Date): Cancellation['penalty'] {
  if (by.party !== 'host') return null
  const { rent_cents: rent, starts_at: start } = booking
  return hostPenalty({ rent, start, now, lastFreeAt: by.lastFreeAt })
}
