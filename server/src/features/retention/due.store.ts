import type { RetentionRule } from '@roomtone/domain/compliance/retention'
import { type RawBuilder, sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'
import { isBookingHeld, isPersonHeld } from '../../platform/db/is-held.ts'

export type Due = { id: string; since: Date; isHeld: boolean }

const OVER = sql`array['completed', 'cancelled', 'declined', 'expired', 'withdrawn']`

function isErased(rule: RetentionRule, id: string) {
  return sql`exists (select 1 from erasures e where e.rule = ${rule} and e.subject_id = ${sql.ref(id)})`
}

/** Over for as long as records are kept. */
function isPast(booking: string, before: Date) {
  return sql`(${sql.ref(`${booking}.state`)} = any(${OVER})
    and coalesce(${sql.ref(`${booking}.ended_at`)}, upper(${sql.ref(`${booking}.during`)})) < ${before})`
}

/** Something of this booking is still to be kept: it is not over for long enough, or held. */
function isKept(booking: string, before: Date): RawBuilder<boolean> {
  return sql<boolean>`(not ${isErased('booking_records', `${booking}.id`)}
    and not (${isPast(booking, before)} and not ${isBookingHeld(booking)}))`
}

function bookings(before: Date) {
  return sql`
    select b.id, coalesce(b.ended_at, upper(b.during)) as since, ${isBookingHeld('b')} as "isHeld"
    from bookings b
    where ${isPast('b', before)} and not ${isErased('booking_records', 'b.id')}`
}

/**
 * Leaves out the one that a member relies on today, or would rely on again after restoring the account that
 * they closed, and one under which a release was signed that is still kept. One that was never decided counts
 * from its submission.
 */
function verifications(before: Date) {
  return sql`
    select v.id, coalesce(v.decided_at, v.submitted_at) as since, ${isPersonHeld('v.user_id')} as "isHeld"
    from verifications v join users u on u.id = v.user_id
    where coalesce(v.decided_at, v.submitted_at) < ${before}
      and not ${isErased('verification_records', 'v.id')}
      and (${isErased('closed_accounts', 'u.id')} or v.status = 'rejected' or (v.status = 'verified' and exists (
        select 1 from verifications newer
        where newer.user_id = v.user_id and newer.status = 'verified' and newer.decided_at > v.decided_at)))
      and not exists (
        select 1 from release_signatures s
        join releases r on r.id = s.release_id join bookings b on b.id = r.booking_id
        where s.verification_id = v.id and ${isKept('b', before)})`
}

function accounts(before: Date) {
  return sql`
    select u.id, u.closed_at as since, ${isPersonHeld('u.id')} as "isHeld"
    from users u
    where u.closed_at < ${before} and not ${isErased('closed_accounts', 'u.id')}`
}

const DUE = {
  booking_records: bookings,
  verification_records: verifications,
  closed_accounts: accounts,
} as const satisfies Record<RetentionRule, (before: Date) => RawBuilder<unknown>>

export async function countDue(
  handle: Handle,
  rule: RetentionRule,
  before: Date,
): Promise<{ due: number; held: number }> {
  const { rows } = await sql<{ due: number; held: number }>`
    select count(*) filter (where not "isHeld") as due, count(*) filter (where "isHeld") as held
    from (${DUE[rule](before)}) as due`.execute(handle)
  return { due: rows[0]?.due ?? 0, held: rows[0]?.held ?? 0 }
}

/** Those that have waited longest. */
export async function findLongestDue(
  handle: Handle,
  rule: RetentionRule,
  before: Date,
  limit: number,
): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select id, since, "isHeld" from (${DUE[rule](before)}) as due order by since, id limit ${limit}`.execute(
    handle,
  )
  return rows
}

/** Those that no hold keeps, by id, so that one which fails does not come up again in the same run. */
export async function findDueAfter(
  handle: Handle,
  rule: RetentionRule,
  { before, after, limit }: { before: Date; after: string | null; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (${DUE[rule](before)}) as due
    where not "isHeld" and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${limit}`.execute(handle)
  return rows.map(({ id }) => id)
}

/** Asked again once the subject is locked: a hold may have come, or another process may have been first. */
export async function isStillDue(tx: Tx, rule: RetentionRule, id: string, before: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from (${DUE[rule](before)}) as due where id = ${id} and not "isHeld"`.execute(tx)
  return rows.length > 0
}

/**
 * What two people wrote to each other about a space goes with the last of their bookings of it, and not before their
 * last message has had its years.
 */
export async function findSilentConversation(
  tx: Tx,
  bookingId: string,
  before: Date,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select c.id from conversations c
    join bookings own on own.property_id = c.property_id and own.guest_id = c.guest_id and own.host_id = c.host_id
    where own.id = ${bookingId} and c.updated_at < ${before}
      and not exists (select 1 from messages m where m.conversation_id = c.id and m.created_at >= ${before})
      and not exists (
        select 1 from bookings other
        where other.property_id = c.property_id and other.guest_id = c.guest_id and other.host_id = c.host_id
          and other.id <> own.id and ${isKept('other', before)})`.execute(tx)
  return rows[0]?.id ?? null
}

/** The booking and its two sides: placing a hold on one of them waits. */
export async function lockBookingSides(tx: Tx, id: string): Promise<{ guestId: string; hostId: string }> {
  const booking = await tx
    .selectFrom('bookings')
    .select(['guest_id as guestId', 'host_id as hostId'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [booking.guestId, booking.hostId])
    .orderBy('id')
    .forShare()
    .execute()
  return booking
}

export async function lockPerson(tx: Tx, id: string): Promise<{ email: string }> {
  return tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

export async function findOwnerOf(tx: Tx, verificationId: string) {
  return tx
    .selectFrom('verifications')
    .leftJoin('documents', 'documents.id', 'verifications.document_id')
    .select(['verifications.user_id as userId', 'documents.storage_key as storageKey'])
    .where('verifications.id', '=', verificationId)
    .executeTakeFirstOrThrow()
}
