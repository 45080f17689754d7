import { type Applied, applyCredits, type Credit } from '@roomtone/domain/credit/apply-credits'
import type { Cents } from '@roomtone/domain/money/cents'
import type { Handle, Tx } from '../../platform/db/database.ts'
import { lockCredits } from './credit.store.ts'
import { balanceOf, rowStanding } from './credit.view.ts'
import { type CreditRow, findChosen } from './credit-list.store.ts'
import { holdUses, settleUses } from './credit-use.store.ts'

type Chosen = {
  userId: string
  ids: string[]
  total: Cents
  /** What this booking holds already counts as free. */
  bookingId: string | null
  now: Date
}

/** What they would pay at this moment. Another person's, and what cannot be used, pays nothing. */
export async function weighCredits(
  handle: Handle,
  { userId, ids, total, bookingId, now }: Chosen,
): Promise<Applied> {
  if (ids.length === 0) return applyCredits(total, [])
  const rows = await findChosen(handle, { userId, ids, except: bookingId })
  const usable = rows.filter((row) => rowStanding(row, row.isUsedByThem, now) === 'usable')
  return applyCredits(total, usable.map(creditOf))
}

/** The same under a lock: no one else spends any of it before the transaction ends. */
export async function lockAndWeigh(tx: Tx, chosen: Chosen): Promise<Applied> {
  if (chosen.ids.length > 0) await lockCredits(tx, chosen.ids)
  return weighCredits(tx, chosen)
}

type Holding = { bookingId: string; userId: string; uses: Applied['uses']; now: Date }

/** In the place of whatever the booking held before. */
export async function holdCredits(tx: Tx, { bookingId, userId, uses, now }: Holding): Promise<void> {
  await settleUses(tx, { bookingId, to: 'let_go', now })
  await holdUses(tx, { bookingId, userId, uses, now })
}

/** The request has come to nothing: whatever it held is free again. */
export async function releaseCredits(tx: Tx, bookingId: string, now: Date): Promise<void> {
  await settleUses(tx, { bookingId, to: 'let_go', now })
}

function creditOf(row: CreditRow): Credit {
  const { id, kind, amount, percent, upTo, fromTotal, expiresAt } = row
  if (kind === 'gift_card') return { kind, id, balance: balanceOf(row), expiresAt }
  return { kind, id, amount, percent, upTo, fromTotal }
}
