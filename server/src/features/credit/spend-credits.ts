import type { CreditKind } from '@roomtone/domain/credit/credit'
import { type Returned, splitReturn } from '@roomtone/domain/credit/return-credits'
import { expiryAfterReturn } from '@roomtone/domain/credit/standing'
import { issueGiftCard, returnCredit, spendCredit } from '@roomtone/domain/ledger/movements'
import type { Cents } from '@roomtone/domain/money/cents'
import type { Handle, Tx } from '../../platform/db/database.ts'
import { postTransfer } from '../ledger/entry.ts'
import { changeExpiry } from './credit.store.ts'
import { addReturned, findUses, settleUses, type UseRow } from './credit-use.store.ts'
import { takeWriteOffBack } from './write-off.store.ts'

/** A gift card's money is its holder's; a coupon's was never anybody's but ours. */
function accountOf(kind: CreditKind): 'credits' | 'promotions' {
  return kind === 'gift_card' ? 'credits' : 'promotions'
}

/** With the confirmation, beside the capture: what was held is spent. */
export async function spendCredits(tx: Tx, bookingId: string, now: Date): Promise<void> {
  const held = (await findUses(tx, bookingId)).filter(({ state }) => state === 'held')
  if (held.length === 0) return
  await settleUses(tx, { bookingId, to: 'spent', now })
  for (const { id, kind, amount } of held)
    await postTransfer(tx, {
      ...spendCredit(bookingId, accountOf(kind), amount),
      key: `credit_spend:${id}`,
      bookingId,
      now,
    })
}

type GivingBack = {
  bookingId: string
  amount: Cents
  /** What the card has paid of it, less what has been promised to it since. */
  card: Cents
  now: Date
}

/** Where a refund of that much would go at this moment. */
export async function weighReturn(handle: Handle, refund: GivingBack): Promise<Returned> {
  return splitFor(await findUses(handle, refund.bookingId), refund)
}

/** Gives back to credits what is theirs; the caller sees to the card. Under the booking's lock. */
export async function returnCredits(
  tx: Tx,
  { refundId, ...refund }: GivingBack & { refundId: string },
): Promise<Returned> {
  const uses = await findUses(tx, refund.bookingId)
  const split = splitFor(uses, refund)
  for (const { id, amount } of split.returns) {
    const use = uses.find((one) => one.id === id)
    if (use) await returnUse(tx, use, { amount, refundId, bookingId: refund.bookingId, now: refund.now })
  }
  return split
}

function splitFor(uses: UseRow[], { amount, card, now }: GivingBack): Returned {
  const spent = uses
    .filter(({ state }) => state === 'spent')
    .map((use) => ({
      id: use.id,
      kind: use.kind,
      left: use.amount - use.returned,
      isOver: use.stoppedAt !== null || (use.expiresAt !== null && use.expiresAt <= now),
    }))
  return splitReturn({ amount, spent, card })
}

type Back = { amount: Cents; refundId: string; bookingId: string; now: Date }

async function returnUse(tx: Tx, use: UseRow, { amount, refundId, bookingId, now }: Back): Promise<void> {
  await addReturned(tx, use.id, amount)
  await postTransfer(tx, {
    ...returnCredit(bookingId, accountOf(use.kind), amount),
    key: `credit_return:${refundId}:${use.id}`,
    bookingId,
    now,
  })
  const until = use.kind === 'gift_card' ? expiryAfterReturn(use.expiresAt, now) : null
  if (until !== null && until.getTime() !== use.expiresAt?.getTime())
    await changeExpiry(tx, use.creditId, until)
  const restored = await takeWriteOffBack(tx, use.creditId)
  if (restored > 0)
    await postTransfer(tx, {
      ...issueGiftCard(restored),
      key: `credit_restore:${refundId}:${use.id}`,
      bookingId: null,
      memo: { creditId: use.creditId },
      now,
    })
}
