import type { Cents } from '../money/cents.ts'
import { guestAccount, hostDebt, hostPayable } from './accounts.ts'
import { type Price, splitRefund } from './split-refund.ts'
import { reversalOf, type Transfer, transfer } from './transfer.ts'

/**
 * What is owed and what has gone through the processor are booked separately: the first in our own
 * transaction, the second with the processor's answer. A balance that stays in between is money that got
 * stuck.
 */
export type BookedMoney = { bookingId: string; hostId: string; price: Price }

/** The booking is confirmed: the guest owes its total, to the host, to us and to the tax office. */
export function chargeGuest({ bookingId, hostId, price }: BookedMoney): Transfer {
  const { subtotal, platformFee, tax } = price
  return transfer('charge', [
    { account: guestAccount(bookingId), amount: subtotal + platformFee + tax },
    { account: hostPayable(hostId), amount: -subtotal },
    { account: 'platform_fee', amount: -platformFee },
    { account: 'tax_payable', amount: -tax },
  ])
}

/** The processor has taken it from the card. */
export function capturePayment(bookingId: string, amount: Cents): Transfer {
  return transfer('capture', [
    { account: 'processor', amount },
    { account: guestAccount(bookingId), amount: -amount },
  ])
}

/**
 * The booking is canceled: we owe the guest that share of what they paid. If the host cancels, it is all of
 * it.
 */
export function owedRefund({ bookingId, hostId, price }: BookedMoney, refundPercent: number): Transfer {
  const { total, fromHost, fromFee, fromTax } = splitRefund(price, refundPercent)
  return transfer('refund_due', [
    { account: hostPayable(hostId), amount: fromHost },
    { account: 'platform_fee', amount: fromFee },
    { account: 'tax_payable', amount: fromTax },
    { account: guestAccount(bookingId), amount: -total },
  ])
}

type Goodwill = {
  bookingId: string
  hostId: string
  amount: Cents
  from: 'platform' | 'host'
  isPaidOut: boolean
}

/** An admin refunds more than the rules do, out of our fee or out of the host's part. */
export function owedGoodwill({ bookingId, hostId, amount, from, isPaidOut }: Goodwill): Transfer {
  const host = isPaidOut ? hostDebt(hostId) : hostPayable(hostId)
  return transfer('refund_due', [
    { account: from === 'platform' ? 'platform_fee' : host, amount },
    { account: guestAccount(bookingId), amount: -amount },
  ])
}

/** The processor has sent it back to the card. */
export function sendRefund(bookingId: string, amount: Cents): Transfer {
  return transfer('refund', [
    { account: guestAccount(bookingId), amount },
    { account: 'processor', amount: -amount },
  ])
}

/** The card did not accept the refund, so an operator paid it in another way. */
export function payRefundByHand(bookingId: string, amount: Cents): Transfer {
  return transfer('refund', [
    { account: guestAccount(bookingId), amount },
    { account: 'bank', amount: -amount },
  ])
}

/** The host owes us a penalty for having canceled. */
export function owedPenalty(hostId: string, amount: Cents): Transfer {
  return transfer('penalty', [
    { account: hostDebt(hostId), amount },
    { account: 'penalties', amount: -amount },
  ])
}

/** What we owe the host for one booking after its refunds. Null: nothing was refunded. */
export function hostShare(price: Price, refundPercent: number | null): Cents {
  return price.subtotal - (refundPercent === null ? 0 : splitRefund(price, refundPercent).fromHost)
}

type Payout = { hostId: string; due: Cents; debt: Cents }

/** A payout covers debts first, and never goes below zero. */
export function payoutAfterDebt({ due, debt }: Omit<Payout, 'hostId'>): { withheld: Cents; paid: Cents } {
  const withheld = Math.min(due, debt)
  return { withheld, paid: due - withheld }
}

/** The booking is over and the waiting time with it. */
export function owedPayout({ hostId, due, debt }: Payout): Transfer {
  const { withheld, paid } = payoutAfterDebt({ due, debt })
  return transfer('payout_due', [
    { account: hostPayable(hostId), amount: due },
    { account: hostDebt(hostId), amount: -withheld },
    { account: 'payouts', amount: -paid },
  ])
}

/** The processor has sent it to the host's bank. */
export function sendPayout(amount: Cents): Transfer {
  return transfer('payout', [
    { account: 'payouts', amount },
    { account: 'processor', amount: -amount },
  ])
}

/** A friend whom this person brought has hosted for the first time. */
export function owedReward(referrerId: string, amount: Cents): Transfer {
  return transfer('reward', [
    { account: 'promotions', amount },
    { account: hostPayable(referrerId), amount: -amount },
  ])
}

/** A gift card is made: from now on it is worth something to somebody. */
export function issueGiftCard(amount: Cents): Transfer {
  return transfer('credit_issue', [
    { account: 'promotions', amount },
    { account: 'credits', amount: -amount },
  ])
}

/** A gift card expired: we owe its unused balance to nobody, and it was not given away after all. */
export function writeOffGiftCard(rest: Cents): Transfer {
  return reversalOf(issueGiftCard(rest))
}

/** A gift card pays its part of a booking; a coupon's part is paid by us. */
export function spendCredit(bookingId: string, from: 'credits' | 'promotions', amount: Cents): Transfer {
  return transfer('credit_spend', [
    { account: from, amount },
    { account: guestAccount(bookingId), amount: -amount },
  ])
}

/** The part of a refund that goes back to credits. */
export function returnCredit(bookingId: string, to: 'credits' | 'promotions', amount: Cents): Transfer {
  return transfer('credit_return', [
    { account: guestAccount(bookingId), amount },
    { account: to, amount: -amount },
  ])
}

/** The card has paid what a claim awarded to the host. */
export function payClaim(hostId: string, amount: Cents): Transfer {
  return transfer('claim', [
    { account: 'processor', amount },
    { account: hostPayable(hostId), amount: -amount },
  ])
}
