/**
 * Where money stands. A debit is positive, a credit negative, so an account's balance is the plain sum of its
 * entries: what others owe us and what lies with the processor is above zero, what we owe and have earned below.
 */
export const ACCOUNT_KINDS = [
  /** By booking: what its guest still owes; below zero, a refund that has not gone out yet. */
  'guest',
  /** By host: what they have coming to them. */
  'host_payable',
  /** By host: what they owe us until a payout covers it. */
  'host_debt',
  'platform_fee',
  'tax_payable',
  /** Money that lies with the payment processor. */
  'processor',
  'penalties',
  /** Released to hosts and not yet gone from the processor. */
  'payouts',
  /** What gift cards in people's hands are still worth. */
  'credits',
  /** What we have given away: gift cards that nobody paid for, coupons, rewards. */
  'promotions',
  /** What an operator has paid past the processor. */
  'bank',
] as const
export type AccountKind = (typeof ACCOUNT_KINDS)[number]

export type Account =
  | `guest:${string}`
  | `host_payable:${string}`
  | `host_debt:${string}`
  | Exclude<AccountKind, 'guest' | 'host_payable' | 'host_debt'>

export function guestAccount(bookingId: string): Account {
  return `guest:${bookingId}`
}

export function hostPayable(hostId: string): Account {
  return `host_payable:${hostId}`
}

export function hostDebt(hostId: string): Account {
  return `host_debt:${hostId}`
}

export function kindOf(account: Account): AccountKind {
  return account.split(':', 1)[0] as AccountKind
}
