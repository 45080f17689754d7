import type { Handle } from '../../platform/db/database.ts'

export async function hasConfirmedEmail(handle: Handle, userId: string): Promise<boolean> {
  const row = await handle
    .selectFrom('users')
    .select('email_confirmed_at as at')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.at != null
}

/** Whether one of the two has blocked the other, in conversations; here it means no requests either way. */
export async function areBlocked(handle: Handle, one: string, other: string): Promise<boolean> {
  const row = await handle
    .selectFrom('user_blocks')
    .select('blocker_id')
    .where((eb) =>
      eb.or([
        eb.and([eb('blocker_id', '=', one), eb('blocked_id', '=', other)]),
        eb.and([eb('blocker_id', '=', other), eb('blocked_id', '=', one)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** What this person was to pay after a claim and has not; undefined where nothing is owed. */
export async function findOwedClaim(handle: Handle, guestId: string) {
  return handle
    .selectFrom('claims')
    .innerJoin('bookings', 'bookings.id', 'claims.booking_id')
    .innerJoin('properties', 'properties.id', 'bookings.property_id')
    .select(['claims.id', 'claims.awarded_cents as amount', 'properties.title'])
    .where('claims.respondent_id', '=', guestId)
    .where('claims.side', '=', 'host')
    .where('claims.state', '=', 'decided')
    .where('claims.awarded_cents', '>', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('claim_charges')
            .select('claim_charges.id')
            .whereRef('claim_charges.claim_id', '=', 'claims.id')
            .where('claim_charges.state', '=', 'captured'),
        ),
      ),
    )
    .orderBy('claims.decided_at')
    .limit(1)
    .executeTakeFirst()
}
