import { type SqlBool, sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'

const AT_MOST = 100

/** Not decided yet, no matter which side made them. */
export async function findOpenClaims(handle: Handle, userId: string) {
  return handle
    .selectFrom('claims')
    .innerJoin('bookings', 'bookings.id', 'claims.booking_id')
    .innerJoin('properties', 'properties.id', 'bookings.property_id')
    .select(['claims.id', 'properties.title'])
    .where('claims.state', 'in', ['open', 'answered'])
    .where(sql<SqlBool>`${userId}::uuid in (claims.claimant_id, claims.respondent_id)`)
    .orderBy('claims.created_at')
    .orderBy('claims.id')
    .limit(AT_MOST)
    .execute()
}

/** Awarded to a host, and no card of this guest has paid it. */
export async function findOwedClaims(handle: Handle, userId: string) {
  return handle
    .selectFrom('claims')
    .innerJoin('bookings', 'bookings.id', 'claims.booking_id')
    .innerJoin('properties', 'properties.id', 'bookings.property_id')
    .select(['claims.id', 'properties.title', sql<number>`claims.awarded_cents`.as('amount')])
    .where('claims.respondent_id', '=', userId)
    .where('claims.side', '=', 'host')
    .where('claims.state', '=', 'decided')
    .where('claims.awarded_cents', '>', 0)
    .where(
      sql<SqlBool>`not exists (select from charges paid
        where paid.claim_id = claims.id and paid.state = 'captured')`,
    )
    .orderBy('claims.decided_at')
    .orderBy('claims.id')
    .limit(AT_MOST)
    .execute()
}

/** Theirs, and not in their account yet. */
export async function findPayoutsUnderWay(handle: Handle, userId: string) {
  return handle
    .selectFrom('payouts')
    .leftJoin('bookings', 'bookings.id', 'payouts.booking_id')
    .leftJoin('properties', 'properties.id', 'bookings.property_id')
    .select(['payouts.id', 'properties.title', 'payouts.due_cents as amount', 'payouts.due_at as dueAt'])
    .where('payouts.host_id', '=', userId)
    .where('payouts.state', 'not in', ['paid', 'settled'])
    .orderBy('payouts.due_at')
    .orderBy('payouts.id')
    .limit(AT_MOST)
    .execute()
}

export async function markClosed(
  tx: Tx,
  userId: string,
  { now, until }: { now: Date; until: Date },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ closed_at: now, closing_until: until })
    .where('id', '=', userId)
    .execute()
}

/** Only while there is time. */
export async function markOpen(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const result = await tx
    .updateTable('users')
    .set({ closed_at: null, closing_until: null })
    .where('id', '=', userId)
    .where('closing_until', '>', now)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** A person who is leaving, while they can still return. */
export async function findLeaver(handle: Handle, userId: string, now: Date) {
  return handle
    .selectFrom('users')
    .select(['email', 'time_zone as timeZone', sql<Date>`closing_until`.as('until')])
    .where('id', '=', userId)
    .where('closed_at', 'is not', null)
    .where('closing_until', '>', now)
    .executeTakeFirst()
}
