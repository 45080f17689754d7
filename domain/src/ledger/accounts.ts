/**
 * The accounts that hold money. A debit is positive and a credit negative, so an account's balance is the
 * plain sum of its entries: what others owe us and what the processor holds is above zero, what we owe and
 * have earned is below.
 */
export const ACCOUNT_KINDS = [
  /** By booking: what its guest still owes; below zero, a refund that has not gone out yet. */
  'guest',
  /** By host: what we owe them. */
  'host_payable',
  /** By host: what they owe us until a payout covers it. */
  'host_debt',
  'platform_fee',
  'tax_payable',
  /** Money that the payment processor holds. */
  'processor',
  'penalties',
  /** Released to hosts and not yet gone from the processor. */
  'payouts',
  /** What gift cards in people's hands are still worth. */
  'credits',
  /** What we have given away: free gift cards, coupons, rewards. */
  'promotions',
  /** What an operator has paid outside the processor. */
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
