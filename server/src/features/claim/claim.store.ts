import type { ClaimSide } from '@roomtone/domain/claim/claim'
import type { Cents } from '@roomtone/domain/money/cents'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'
import { firstName } from '../../platform/db/first-name.ts'
import type { Claims } from '../../platform/db/generated/schema.ts'
import { clearAssignment } from '../assignment/entry.ts'

export type ClaimRow = Selectable<Claims>

export async function findClaim(handle: Handle, id: string): Promise<ClaimRow | undefined> {
  return handle.selectFrom('claims').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Locked after its booking: the next to move either waits until this transaction ends. */
export async function lockClaim(tx: Tx, id: string): Promise<ClaimRow | undefined> {
  return tx.selectFrom('claims').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/** Undefined: this side has one already that it has not withdrawn. */
export async function insertClaim(tx: Tx, claim: Insertable<Claims>): Promise<ClaimRow | undefined> {
  return tx
    .insertInto('claims')
    .values(claim)
    .onConflict((conflict) =>
      conflict.columns(['booking_id', 'side']).where('state', '<>', 'withdrawn').doNothing(),
    )
    .returningAll()
    .executeTakeFirst()
}

type Change = Partial<
  Pick<
    ClaimRow,
    | 'state'
    | 'answered_at'
    | 'agrees'
    | 'answer'
    | 'decided_at'
    | 'decided_by'
    | 'awarded_cents'
    | 'decision'
    | 'ended_at'
  >
>

/** Only under its lock. */
export async function updateClaim(tx: Tx, id: string, to: Change): Promise<void> {
  await tx.updateTable('claims').set(to).where('id', '=', id).execute()
  if (to.state === 'decided' || to.state === 'withdrawn') await clearAssignment(tx, 'claim', id)
}

/** Whether this side has one on this booking that it has not withdrawn. */
export async function hasClaimed(handle: Handle, bookingId: string, side: ClaimSide): Promise<boolean> {
  const row = await handle
    .selectFrom('claims')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('side', '=', side)
    .where('state', '<>', 'withdrawn')
    .executeTakeFirst()
  return row !== undefined
}

/** Of what was awarded to the host, what no card has paid yet. */
export const OWED = sql<Cents>`case when claims.side = 'host' and claims.state = 'decided' and not exists (
    select 1 from charges where charges.claim_id = claims.id and charges.state = 'captured'
  ) then claims.awarded_cents else 0 end`

export type ListedClaim = Awaited<ReturnType<typeof findClaimsOf>>[number]

/** The newest first. The caller checks who may know about them. */
export async function findClaimsOf(handle: Handle, bookingId: string) {
  return handle
    .selectFrom('claims')
    .selectAll('claims')
    .select(OWED.as('owed'))
    .where('booking_id', '=', bookingId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** How the two and what they booked are called. */
export async function findClaimFacts(handle: Handle, id: string) {
  return handle
    .selectFrom('claims')
    .innerJoin('bookings', 'bookings.id', 'claims.booking_id')
    .innerJoin('properties', 'properties.id', 'bookings.property_id')
    .innerJoin('profiles as guest', 'guest.id', 'bookings.guest_id')
    .innerJoin('profiles as host', 'host.id', 'bookings.host_id')
    .select([
      'properties.title',
      'bookings.production_title as production',
      sql<Date>`lower(bookings.during)`.as('startsAt'),
      sql<Date>`upper(bookings.during)`.as('endsAt'),
      'bookings.time_zone as timeZone',
      firstName('guest').as('guestName'),
      firstName('host').as('hostName'),
      OWED.as('owed'),
      sql<boolean>`exists (select 1 from payouts
        where payouts.booking_id = claims.booking_id and payouts.state = 'held')`.as('isPayoutHeld'),
    ])
    .where('claims.id', '=', id)
    .executeTakeFirst()
}

/** What a guest was awarded, on its way to them. */
export async function findClaimRefund(handle: Handle, claimId: string) {
  return handle
    .selectFrom('refunds')
    .select(['amount_cents as amount', 'state', 'settled_at as settledAt'])
    .where('claim_id', '=', claimId)
    .executeTakeFirst()
}
