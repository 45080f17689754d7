import type { Cents } from '../money/cents.ts'
import type { Account } from './accounts.ts'

export const TRANSFER_KINDS = [
  'charge',
  'capture',
  'refund_due',
  'refund',
  'penalty',
  'payout_due',
  'payout',
  'reversal',
  'reward',
  'credit_issue',
  'credit_spend',
  'credit_return',
  'claim',
] as const
export type TransferKind = (typeof TRANSFER_KINDS)[number]

/** One side of a movement: a debit is positive, a credit negative. */
export type Posting = { account: Account; amount: Cents }

/** A movement of money. Without postings nothing moves, and nothing is written. */
export type Transfer = { kind: TransferKind; postings: Posting[] }

/** The only way to make one: it adds up to zero, names no account twice and has no posting of zero. */
export function transfer(kind: TransferKind, postings: Posting[]): Transfer {
  const amounts = new Map<Account, Cents>()
  for (const { account, amount } of postings) amounts.set(account, (amounts.get(account) ?? 0) + amount)
  const merged = [...amounts].map(([account, amount]) => ({ account, amount }))
  const sum = merged.reduce((total, { amount }) => total + amount, 0)
  const isWhole = merged.every(({ amount }) => Number.isSafeInteger(amount))
  if (sum !== 0 || !isWhole)
    throw new Error(`A transfer has to balance in whole cents: ${kind} is off by ${sum}`)
  return { kind, postings: merged.filter(({ amount }) => amount !== 0) }
}

/** Reverses a movement that the processor has taken back: a payout that bounced, a refund that failed. */
export function reversalOf({ postings }: Transfer): Transfer {
  return transfer(
    'reversal',
    postings.map(({ account, amount }) => ({ account, amount: -amount })),
  )
}
