import type { Cents } from '../money/cents.ts'
import type { CreditKind } from './credit.ts'

/** What one of them paid toward a booking, less what was returned to it. */
export type Spent = {
  id: string
  kind: CreditKind
  left: Cents
  /** For a coupon: it expired or was stopped meanwhile, so nobody can use it again. */
  isOver: boolean
}

type Refunded = {
  amount: Cents
  spent: Spent[]
  /** What the card has paid, less what has gone back to it. */
  card: Cents
}

export type Returned = { returns: { id: string; amount: Cents }[]; toCredit: Cents; toCard: Cents }

/**
 * Splits a refund: credits first, the rest to the card. Gift cards come before the coupon, because they are
 * worth money. A coupon can only be used again as a whole and before it expires, so it gets a part, or
 * anything after that, only when the card has no room for it: otherwise the guest would lose what was
 * refunded.
 */
export function splitReturn({ amount, spent, card }: Refunded): Returned {
  const returns: Returned['returns'] = []
  let rest = amount
  const give = (id: string, part: Cents) => {
    if (part <= 0) return
    returns.push({ id, amount: part })
    rest -= part
  }
  for (const { id, left } of spent.filter(({ kind }) => kind === 'gift_card')) give(id, Math.min(left, rest))
  const coupons = spent.filter(({ kind }) => kind === 'coupon')
  for (const { id, left, isOver } of coupons) if (left <= rest && !isOver) give(id, left)
  const toCard = Math.min(card, rest)
  rest -= toCard
  for (const { id, left } of coupons)
    if (!returns.some((one) => one.id === id)) give(id, Math.min(left, rest))
  if (rest > 0) throw new Error(`Nobody has paid the ${rest} that are to go back`)
  return { returns, toCredit: amount - toCard, toCard }
}
