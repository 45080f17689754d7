import type { CreditUseState } from '@roomtone/domain/credit/credit'
import { sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'

export type UseRow = Awaited<ReturnType<typeof findUses>>[number]

/** In the order in which they pay. */
export async function findUses(handle: Handle, bookingId: string) {
  return handle
    .selectFrom('credit_uses')
    .innerJoin('credits', 'credits.id', 'credit_uses.credit_id')
    .select([
      'credit_uses.id',
      'credit_uses.credit_id as creditId',
      'credit_uses.amount_cents as amount',
      'credit_uses.returned_cents as returned',
      'credit_uses.state',
      'credits.kind',
      'credits.code_last4 as last4',
      'credits.expires_at as expiresAt',
      'credits.stopped_at as stoppedAt',
    ])
    .where('credit_uses.booking_id', '=', bookingId)
    .orderBy('credits.kind')
    .orderBy('credits.expires_at')
    .orderBy('credits.id')
    .execute()
}

type Held = { bookingId: string; userId: string; uses: { id: string; amount: number }[]; now: Date }

/** `letGoOf` first releases what the booking held before and no longer uses. */
export async function holdUses(tx: Tx, { bookingId, userId, uses, now }: Held): Promise<void> {
  if (uses.length === 0) return
  await tx
    .insertInto('credit_uses')
    .values(
      uses.map(({ id, amount }) => ({
        credit_id: id,
        user_id: userId,
        booking_id: bookingId,
        amount_cents: amount,
        created_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.constraint('credit_uses_once').doUpdateSet({
        state: 'held',
        amount_cents: sql<number>`excluded.amount_cents`,
        created_at: now,
        settled_at: null,
      }),
    )
    .execute()
}

/** From held to what became of it. */
export async function settleUses(
  tx: Tx,
  { bookingId, to, now }: { bookingId: string; to: Exclude<CreditUseState, 'held'>; now: Date },
): Promise<void> {
  await tx
    .updateTable('credit_uses')
    .set({ state: to, settled_at: now })
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'held')
    .execute()
}

export async function addReturned(tx: Tx, id: string, amount: number): Promise<void> {
  await tx
    .updateTable('credit_uses')
    .set({ returned_cents: sql<number>`returned_cents + ${amount}` })
    .where('id', '=', id)
    .execute()
}
