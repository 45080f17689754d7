import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'

/** Payouts of this booking that have not gone out wait until nothing is open. */
export async function holdPayouts(tx: Tx, bookingId: string): Promise<string[]> {
  await lockPayouts(tx, bookingId)
  const rows = await tx
    .updateTable('payouts')
    .set({ state: 'held' })
    .where('booking_id', '=', bookingId)
    .where('state', 'in', ['scheduled', 'without_account', 'refused'])
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** A release at the same moment has finished, or waits for this one. */
async function lockPayouts(tx: Tx, bookingId: string): Promise<void> {
  await tx
    .selectFrom('payouts')
    .select('id')
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Unless something else of this booking is open still. Never earlier than they were due. */
export async function unholdPayouts(
  tx: Tx,
  bookingId: string,
  now: Date,
): Promise<{ id: string; dueAt: Date }[]> {
  await lockPayouts(tx, bookingId)
  return tx
    .updateTable('payouts')
    .set({ state: 'scheduled', due_at: sql<Date>`greatest(due_at, ${now})` })
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'held')
    .where(sql<SqlBool>`not is_contested(${bookingId}::uuid)`)
    .returning(['id', 'due_at as dueAt'])
    .execute()
}

/** Of somebody who is no longer suspended: what nothing else holds. */
export async function unholdPayoutsOf(
  tx: Tx,
  hostId: string,
  now: Date,
): Promise<{ id: string; dueAt: Date }[]> {
  const { rows } = await sql<{ id: string; dueAt: Date }>`
    update payouts set state = 'scheduled', due_at = greatest(payouts.due_at, ${now})
    from (select id from payouts where host_id = ${hostId} and state = 'held' order by id for update) as theirs
    where payouts.id = theirs.id
      and (payouts.booking_id is null or not is_contested(payouts.booking_id))
      and not exists (select from users where users.id = ${hostId} and suspended_at is not null)
    returning payouts.id, payouts.due_at as "dueAt"`.execute(tx)
  return rows
}

/** On the charge itself: each of a booking's is disputed, and decided, by itself. */
export async function markDisputed(tx: Tx, chargeId: string, since: Date | null): Promise<void> {
  await tx.updateTable('charges').set({ disputed_at: since }).where('id', '=', chargeId).execute()
}
