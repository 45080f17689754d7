import { type Cents, percentOf } from '../money/cents.ts'

export type GiftCard = { kind: 'gift_card'; id: string; balance: Cents; expiresAt: Date | null }
export type Coupon = {
  kind: 'coupon'
  id: string
  /** A fixed amount, or a share of the total that takes no more than `upTo`: one of the two. */
  amount: Cents | null
  percent: number | null
  upTo: Cents | null
  /** The least total that it requires. */
  fromTotal: Cents
}
export type Credit = GiftCard | Coupon

export type Applied = {
  uses: { id: string; amount: Cents }[]
  credit: Cents
  /** What the card is charged. */
  rest: Cents
}

/** Processors take no payment below this. */
export const CARD_LEAST: Cents = 50

/** What this coupon would take off that total. */
export function couponWorth(coupon: Coupon, total: Cents): Cents {
  if (total < coupon.fromTotal) return 0
  const worth = coupon.amount ?? Math.min(percentOf(total, coupon.percent ?? 0), coupon.upTo ?? total)
  return Math.min(worth, total)
}

/**
 * How much each of the chosen credits pays of a total. The coupon goes first, because it keeps no balance; of
 * several, the one that takes most. Then gift cards, those that expire soonest first. They never pay more
 * than the total; where a card has to pay the rest, it is charged at least what cards can pay.
 */
export function applyCredits(total: Cents, chosen: Credit[]): Applied {
  const [coupon] = chosen
    .flatMap((one) => (one.kind === 'coupon' ? [{ id: one.id, amount: couponWorth(one, total) }] : []))
    .sort((one, other) => other.amount - one.amount || compare(one.id, other.id))
  const cards = chosen.filter((one) => one.kind === 'gift_card').sort(soonestFirst)
  const wanted = [...(coupon ? [coupon] : []), ...cards.map(({ id, balance }) => ({ id, amount: balance }))]
  const uses: Applied['uses'] = []
  let rest = total
  for (const { id, amount } of wanted) {
    const part = Math.min(amount, rest)
    if (part > 0) uses.push({ id, amount: part })
    rest -= Math.max(0, part)
  }
  return leaveEnough(total, uses)
}

function leaveEnough(total: Cents, uses: Applied['uses']): Applied {
  const rest = total - sumOf(uses)
  let short = rest > 0 ? Math.max(0, CARD_LEAST - rest) : 0
  const kept = [...uses]
    .reverse()
    .map(({ id, amount }) => {
      const less = Math.min(short, amount)
      short -= less
      return { id, amount: amount - less }
    })
    .reverse()
    .filter(({ amount }) => amount > 0)
  const credit = sumOf(kept)
  return { uses: kept, credit, rest: total - credit }
}

function sumOf(uses: Applied['uses']): Cents {
  return uses.reduce((sum, { amount }) => sum + amount, 0)
}

function soonestFirst(one: GiftCard, other: GiftCard): number {
  const end = ({ expiresAt }: GiftCard) => expiresAt?.getTime() ?? Number.MAX_SAFE_INTEGER
  return end(one) - end(other) || compare(one.id, other.id)
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
