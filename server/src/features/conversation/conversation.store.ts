import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Handle, SqlId } from '../../platform/db/database.ts'
import { executePrepared } from '../../platform/db/driver.ts'
import { firstName } from '../../platform/db/first-name.ts'
import { sharedWith } from '../cohost/entry.ts'
import { isHelped, isOfOtherSide, isSide, otherOf, type Part, type Role, roleOf } from './part.store.ts'

type After = { at: Date; id: string } | null
type Filter = RawBuilder<SqlBool>
/** What was held back is there for who wrote it. */
const isShownTo = (userId: string): Filter => sql`(not m.is_flagged or m.sender_id = ${userId}::uuid)`

const isUnreadBy = (userId: SqlId): Filter => sql`m.conversation_id = c.id and not m.is_flagged
  and ${isOfOtherSide(userId)} and m.seq > coalesce((select r.last_seq from conversation_reads r
    where r.conversation_id = c.id and r.user_id = ${userId}::uuid), 0)`

/** A host learns of a booking when its card is good. */
const isKnownToBoth: Filter = sql`(b.sent_at is not null or b.confirmed_at is not null)`

export type Sides = Pick<Part, 'propertyId' | 'guestId' | 'hostId'>

/** Null where there is one already. */
export async function insertConversation(
  handle: Handle,
  { propertyId, guestId, hostId }: Sides,
  now: Date,
): Promise<string | null> {
  const row = await handle
    .insertInto('conversations')
    .values({
      property_id: propertyId,
      guest_id: guestId,
      host_id: hostId,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.constraint('conversations_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function findConversationOf(
  handle: Handle,
  { propertyId, guestId, hostId }: Sides,
): Promise<string | null> {
  const row = await handle
    .selectFrom('conversations')
    .select('id')
    .where('property_id', '=', propertyId)
    .where('guest_id', '=', guestId)
    .where('host_id', '=', hostId)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Of a booking that this person knows of and may write about; whether its other side knows of it too. */
export async function findBookingSides(handle: Handle, bookingId: string, userId: string) {
  return handle
    .selectFrom('bookings as b')
    .select([
      'b.property_id as propertyId',
      'b.guest_id as guestId',
      'b.host_id as hostId',
      sql<boolean>`${isKnownToBoth}`.as('isKnown'),
    ])
    .where('b.id', '=', bookingId)
    .where(
      sql<SqlBool>`(b.guest_id = ${userId}::uuid or (${isKnownToBoth} and (b.host_id = ${userId}::uuid
        or (b.property_id = any(${sharedWith(userId, 'bookings')})
          and b.property_id = any(${sharedWith(userId, 'messages')})))))`,
    )
    .executeTakeFirst()
}

const isBetween = ({ propertyId, guestId, hostId }: Sides): Filter =>
  sql`b.property_id = ${propertyId}::uuid and b.guest_id = ${guestId}::uuid and b.host_id = ${hostId}::uuid`

/** Upcoming bookings before requests, requests before past ones; the soonest, then the newest. */
export async function findLiveliestBooking(
  handle: Handle,
  { role, ...sides }: Sides & { role: Role },
  now: Date,
): Promise<string | null> {
  const rank = sql<number>`case
    when b.state = 'confirmed' then 0
    when b.expires_at <= ${now} and b.confirming_since is null then 6
    when b.state = 'pending' then 1
    when b.state = 'offered' then 2
    when b.state = 'awaiting_payment' then 3
    when b.state = 'second_hold' then 4
    when b.state = 'completed' then 5
    else 6 end`
  let query = handle
    .selectFrom('bookings as b')
    .select('b.id')
    .where(isBetween(sides))
    .orderBy(rank)
    .orderBy(sql`case when b.state = 'confirmed' then lower(b.during) end`)
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id', 'desc')
    .limit(1)
  if (role === 'host') query = query.where(isKnownToBoth)
  return (await query.executeTakeFirst())?.id ?? null
}

type InboxFilter = {
  userId: string
  filter: 'all' | 'unread'
  as?: Role | undefined
  q: string
}

/**
 * A guest finds what they opened; a host, once there is something for them to read or a booking to talk
 * about; a co-host, once something was said. Opening the empty page says nothing to anyone.
 */
function isListed({ userId, filter, as, q }: InboxFilter): Filter {
  const guest: Filter = sql`c.guest_id = ${userId}::uuid`
  // Not `exists`: where the planner expects many conversations, it would read all messages of everyone instead.
  const hasWords: Filter = sql`coalesce((select true from messages m
    where m.conversation_id = c.id and ${isShownTo(userId)} limit 1), false)`
  const hasBooking: Filter = sql`coalesce((select true from bookings b where b.property_id = c.property_id
    and b.guest_id = c.guest_id and b.host_id = c.host_id and ${isKnownToBoth} limit 1), false)`
  const host: Filter = sql`((c.host_id = ${userId}::uuid and (${hasWords} or ${hasBooking}))
    or (${isHelped(userId)} and c.guest_id <> ${userId}::uuid and ${hasWords}))`
  const side = as === 'guest' ? guest : as === 'host' ? host : sql<SqlBool>`(${guest} or ${host})`
  const unread: Filter =
    filter === 'unread' ? sql`exists (select 1 from messages m where ${isUnreadBy(userId)})` : sql`true`
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  const named: Filter = q === '' ? sql`true` : sql`p.title ilike ${pattern}`
  return sql`${side} and ${unread} and ${named}`
}

export async function findInboxPage(
  handle: Handle,
  filter: InboxFilter,
  { after, limit }: { after: After; limit: number },
): Promise<{ id: string; at: Date }[]> {
  let query = handle
    .selectFrom('conversations as c')
    .innerJoin('properties as p', 'p.id', 'c.property_id')
    .select(['c.id', 'c.updated_at as at'])
    .where(isListed(filter))
    .orderBy('c.updated_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit + 1)
  if (after) query = query.where(sql<SqlBool>`(c.updated_at, c.id) < (${after.at}, ${after.id}::uuid)`)
  return query.execute()
}

export async function countInbox(handle: Handle, filter: InboxFilter): Promise<number> {
  const { count } = await handle
    .selectFrom('conversations as c')
    .innerJoin('properties as p', 'p.id', 'c.property_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isListed(filter))
    .executeTakeFirstOrThrow()
  return count
}

export type Unread = { userId: string; guest: number; host: number }

/**
 * Counts for each of these people. Every page asks for it, so simultaneous callers are counted for together.
 */
export async function countUnreadConversations(
  handle: Handle,
  userIds: readonly string[],
): Promise<Unread[]> {
  const theirs = sql<string>`person.id`
  const { rows } = await executePrepared(
    handle,
    sql<Unread>`
    select person.id as "userId", unread.guest, unread.host
    from unnest(${userIds}::uuid[]) as person (id)
    cross join lateral (
      select count(*) filter (where c.guest_id = person.id) as guest,
        count(*) filter (where c.guest_id <> person.id) as host
      from conversations c
      where ${isSide(theirs)} and exists (select 1 from messages m where ${isUnreadBy(theirs)})) as unread`,
  )
  return rows
}

type Last = { content: string; isOwn: boolean; author: string | null; createdAt: string }

export type CardRow = {
  id: string
  role: Role
  /** First name of the host, for a co-host who answers for them. */
  sharedBy: string | null
  propertyId: string
  title: string
  coverId: string | null
  otherId: string
  otherName: string
  otherAvatarUrl: string | null
  isOtherVerified: boolean
  last: Last | null
  updatedAt: Date
  unread: number
}

/** Of the other side no more than a first name is read. In no particular order. */
export async function findCardRows(handle: Handle, ids: string[], userId: string): Promise<CardRow[]> {
  return handle
    .selectFrom('conversations as c')
    .innerJoin('properties as p', 'p.id', 'c.property_id')
    .innerJoin('profiles as other', (join) => join.on(sql<SqlBool>`other.id = ${otherOf(userId)}`))
    .select([
      'c.id',
      'c.updated_at as updatedAt',
      'p.id as propertyId',
      'p.title',
      roleOf(userId).as('role'),
      sql<string | null>`case when ${userId}::uuid not in (c.guest_id, c.host_id)
        then (select ${firstName('host')} from profiles as host where host.id = c.host_id) end`.as(
        'sharedBy',
      ),
      sql<string | null>`(select photo_id from property_photos where property_photos.property_id = p.id
        order by position limit 1)`.as('coverId'),
      'other.id as otherId',
      firstName('other').as('otherName'),
      'other.avatar_url as otherAvatarUrl',
      'other.is_verified as isOtherVerified',
      sql<Last | null>`(select json_build_object('content', left(m.content, 200),
          'isOwn', m.sender_id = ${userId}::uuid, 'createdAt', m.created_at,
          'author', case when m.sender_id not in (${userId}::uuid, other.id)
            then (select ${firstName('author')} from profiles as author where author.id = m.sender_id) end)
        from messages m where m.conversation_id = c.id and ${isShownTo(userId)}
        order by m.seq desc limit 1)`.as('last'),
      sql<number>`(select count(*) from messages m where ${isUnreadBy(userId)})`.as('unread'),
    ])
    .where((eb) => eb('c.id', '=', eb.fn.any(eb.val(ids))))
    .where(isSide(userId))
    .execute()
}
