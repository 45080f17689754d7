import { LISTED_KINDS, type ListedNotice, type NoticeKind } from '@roomtone/domain/notification/notices'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'
import { firstName } from '../../platform/db/first-name.ts'
import { isRunBy } from '../cohost/entry.ts'

type NewNotification = {
  userId: string
  kind: NoticeKind
  about: Record<string, string>
  key: string
  now: Date
  readAt?: Date
}

/** For what a job writes and would write again: if a crash of the database undoes it, the job is there again as well. */
export async function commitWithoutDisk(tx: Tx): Promise<void> {
  await sql`select set_config('synchronous_commit', 'off', true)`.execute(tx)
}

/** False when this job has written its line already. */
export async function insertNotification(
  handle: Handle,
  { userId, kind, about, key, now, readAt }: NewNotification,
): Promise<boolean> {
  const row = await handle
    .insertInto('notifications')
    .values({
      user_id: userId,
      kind,
      about: JSON.stringify(about),
      booking_id: about['bookingId'] ?? null,
      created_at: now,
      read_at: readAt ?? null,
      key,
    })
    .onConflict((conflict) => conflict.constraint('notifications_once').doNothing())
    .returning('seq')
    .executeTakeFirst()
  return row !== undefined
}

type Wanted = { userId: string; filter: 'all' | 'unread' }

/**
 * The table may hold kinds of a newer version while that one is being rolled out; this one has no words for
 * them.
 */
function listedFor(handle: Handle, { userId, filter }: Wanted) {
  const query = handle
    .selectFrom('notifications as n')
    .where('n.user_id', '=', userId)
    .where((eb) => eb('n.kind', '=', eb.fn.any(eb.val(LISTED_KINDS))))
  return filter === 'unread' ? query.where('n.read_at', 'is', null) : query
}

export type NotificationRow = Awaited<ReturnType<typeof findNotificationPage>>[number]

/** Newest first, with what its ids name. Nothing is joined that this person has no part in. */
export async function findNotificationPage(
  handle: Handle,
  wanted: Wanted,
  { after, limit }: { after: number | null; limit: number },
) {
  let query = listedFor(handle, wanted)
    .leftJoin('payouts as po', (join) =>
      join.on(sql<SqlBool>`po.id = (n.about ->> 'payoutId')::uuid and po.host_id = n.user_id`),
    )
    .leftJoin('referrals as r', (join) =>
      join.on(
        sql<SqlBool>`r.id = coalesce((n.about ->> 'referralId')::uuid, po.referral_id) and r.referrer_id = n.user_id`,
      ),
    )
    .leftJoin('bookings as b', (join) =>
      join.on(
        sql<SqlBool>`b.id = coalesce(n.booking_id, po.booking_id) and (b.guest_id = n.user_id or ${isRunBy(
          wanted.userId,
          'bookings',
          { host: 'b.host_id', listing: 'b.property_id' },
        )})`,
      ),
    )
    .leftJoin('refunds as back', (join) =>
      join.on(sql<SqlBool>`back.id = (n.about ->> 'refundId')::uuid and back.booking_id = b.id`),
    )
    .leftJoin('listing_cohosts as c', (join) =>
      join.on(sql<SqlBool>`c.id = (n.about ->> 'cohostId')::uuid and n.user_id in (c.user_id, c.invited_by)`),
    )
    .leftJoin('properties as p', (join) =>
      join.on(sql<SqlBool>`p.id = coalesce(b.property_id, c.property_id)`),
    )
    .leftJoin('profiles as other', (join) =>
      join.on(
        sql<SqlBool>`other.id = case when c.id is not null then case n.user_id when c.user_id then c.invited_by else c.user_id end
          when b.id is null then r.referred_id when b.guest_id = n.user_id then b.host_id else b.guest_id end`,
      ),
    )
    .leftJoin('host_applications as a', (join) =>
      join.on(sql<SqlBool>`a.id = (n.about ->> 'applicationId')::uuid and a.user_id = n.user_id`),
    )
    .select([
      'n.seq',
      'n.id',
      'n.kind',
      'n.created_at as at',
      'n.read_at as readAt',
      'b.id as bookingId',
      sql<string | null>`n.about ->> 'claimId'`.as('claimId'),
      sql<
        'guest' | 'host' | null
      >`case when b.guest_id = n.user_id then 'guest' when b.id is not null then 'host' end`.as('side'),
      sql<string | null>`coalesce(p.title, a.title)`.as('title'),
      firstName<string | null>('other').as('other'),
      'b.production_title as production',
      sql<Date | null>`lower(b.during)`.as('startsAt'),
      'b.time_zone as timeZone',
      sql<number | null>`case n.kind when 'payout-withheld' then po.withheld_cents
        else coalesce(back.amount_cents, po.paid_cents, po.due_cents, r.reward_cents) end`.as('amount'),
    ])
    .orderBy('n.seq', 'desc')
    .limit(limit + 1)
  if (after !== null) query = query.where('n.seq', '<', after)
  return query.$narrowType<{ kind: ListedNotice }>().execute()
}

export async function countListed(handle: Handle, wanted: Wanted): Promise<number> {
  const { count } = await listedFor(handle, wanted)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export type Which = { ids: string[] } | { bookingId: string } | { all: true }

function isMeant(which: Which): RawBuilder<SqlBool> {
  if ('ids' in which) return sql`id = any(${which.ids}::uuid[])`
  if ('bookingId' in which) return sql`booking_id = ${which.bookingId}::uuid`
  return sql`true`
}

/** How many were unread until now, of this person's own. */
export async function markRead(tx: Tx, userId: string, which: Which, now: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where(isMeant(which))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

export async function deleteOldNotifications(handle: Handle, before: Date, limit: number): Promise<void> {
  await handle
    .deleteFrom('notifications')
    .where('seq', 'in', (eb) =>
      eb
        .selectFrom('notifications')
        .select('seq')
        .where('created_at', '<', before)
        .orderBy('created_at')
        .limit(limit),
    )
    .execute()
}
