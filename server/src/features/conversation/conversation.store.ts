import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'
import { firstName } from '../../platform/db/first-name.ts'
import { prepared } from '../../platform/db/prepared.ts'

type After = { at: Date; id: string } | null
type Filter = RawBuilder<SqlBool>
type Role = 'guest' | 'host'

/** A conversation as one of its two sides stands in it. */
export type Part = {
  id: string
  propertyId: string
  guestId: string
  hostId: string
  updatedAt: Date
  otherId: string
  role: Role
}

const otherOf = (userId: string) =>
  sql<string>`case when c.guest_id = ${userId}::uuid then c.host_id else c.guest_id end`

const roleOf = (userId: string) =>
  sql<Role>`case when c.guest_id = ${userId}::uuid then 'guest' else 'host' end`

const isSide = (userId: string): Filter => sql`(c.guest_id = ${userId}::uuid or c.host_id = ${userId}::uuid)`

/** What was held back is there for who wrote it. */
const isShownTo = (userId: string): Filter => sql`(not m.is_flagged or m.sender_id = ${userId}::uuid)`

const isUnreadBy = (userId: string): Filter => sql`m.conversation_id = c.id and not m.is_flagged
  and m.sender_id <> ${userId}::uuid and m.seq > coalesce((select r.last_seq from conversation_reads r
    where r.conversation_id = c.id and r.user_id = ${userId}::uuid), 0)`

/** A host learns of a booking when its card is good. */
const isKnownToBoth: Filter = sql`(b.sent_at is not null or b.confirmed_at is not null)`

function partOf(handle: Handle, id: string, userId: string) {
  return handle
    .selectFrom('conversations as c')
    .select([
      'c.id',
      'c.property_id as propertyId',
      'c.guest_id as guestId',
      'c.host_id as hostId',
      'c.updated_at as updatedAt',
      otherOf(userId).as('otherId'),
      roleOf(userId).as('role'),
    ])
    .where('c.id', '=', id)
    .where(isSide(userId))
}

/** Nothing for everyone who is not one of the two. */
export async function findPart(handle: Handle, id: string, userId: string): Promise<Part | undefined> {
  return partOf(handle, id, userId).executeTakeFirst()
}

/** With what the next mail to the other side depends on. */
export type LockedPart = Part & { mailedAt: Date | null; otherReadAt: Date | null }

/** Whoever writes waits here for whoever writes: the numbers of messages follow the order of commits. */
export async function lockPart(tx: Tx, id: string, userId: string): Promise<LockedPart | undefined> {
  const { rows } = await sql<LockedPart>`${prepared}
    select c.id, c.property_id as "propertyId", c.guest_id as "guestId", c.host_id as "hostId",
      c.updated_at as "updatedAt", ${otherOf(userId)} as "otherId", ${roleOf(userId)} as role,
      (select mailed_at from conversation_mails mailed
        where mailed.conversation_id = c.id and mailed.user_id = ${otherOf(userId)}) as "mailedAt",
      (select read_at from conversation_reads r
        where r.conversation_id = c.id and r.user_id = ${otherOf(userId)}) as "otherReadAt"
    from conversations c
    where c.id = ${id} and ${isSide(userId)}
    for no key update`.execute(tx)
  return rows[0]
}

type ClosedBecause = 'you_blocked' | 'blocked' | 'suspended' | null

/** Why nothing can be written between the two, as the first of them sees it. */
export async function findWhyClosed(handle: Handle, userId: string, otherId: string): Promise<ClosedBecause> {
  const { rows } = await sql<{ because: ClosedBecause }>`
    select case
      when exists (select 1 from user_blocks where blocker_id = ${userId} and blocked_id = ${otherId})
        then 'you_blocked'
      when exists (select 1 from user_blocks where blocker_id = ${otherId} and blocked_id = ${userId})
        then 'blocked'
      when exists (select 1 from users join profiles on profiles.id = users.id
        where users.id in (${userId}, ${otherId})
          and (users.suspended_at is not null or profiles.verification_status = 'deactivated'))
        then 'suspended'
    end as because
  `.execute(handle)
  return rows[0]?.because ?? null
}

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

/** Of a booking that this person knows of; whether its other side does too. */
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
    .where(sql<SqlBool>`(b.guest_id = ${userId}::uuid or (b.host_id = ${userId}::uuid and ${isKnownToBoth}))`)
    .executeTakeFirst()
}

const isBetween = ({ propertyId, guestId, hostId }: Sides): Filter =>
  sql`b.property_id = ${propertyId}::uuid and b.guest_id = ${guestId}::uuid and b.host_id = ${hostId}::uuid`

/** They have, or had, a shoot at that space: contact details are theirs to share. */
export async function hasConfirmedBooking(handle: Handle, sides: Sides): Promise<boolean> {
  const row = await handle
    .selectFrom('bookings as b')
    .select('b.id')
    .where(isBetween(sides))
    .where('b.state', 'in', ['confirmed', 'completed'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** What lies ahead before what is asked, what is asked before what is over; the soonest, then the newest. */
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
 * A guest finds what they opened; a host, once there is something for them to read or a booking to talk about.
 * Whoever only looked at the empty page has not said anything to anybody.
 */
function isListed({ userId, filter, as, q }: InboxFilter): Filter {
  const guest: Filter = sql`c.guest_id = ${userId}::uuid`
  const host: Filter = sql`(c.host_id = ${userId}::uuid and (
    exists (select 1 from messages m where m.conversation_id = c.id and ${isShownTo(userId)})
    or exists (select 1 from bookings b where b.property_id = c.property_id and b.guest_id = c.guest_id
      and b.host_id = c.host_id and ${isKnownToBoth})))`
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

export async function countUnreadConversations(
  handle: Handle,
  userId: string,
): Promise<{ guest: number; host: number }> {
  return handle
    .selectFrom('conversations as c')
    .select([
      sql<number>`count(*) filter (where c.guest_id = ${userId}::uuid)`.as('guest'),
      sql<number>`count(*) filter (where c.host_id = ${userId}::uuid)`.as('host'),
    ])
    .where(isSide(userId))
    .where(sql<SqlBool>`exists (select 1 from messages m where ${isUnreadBy(userId)})`)
    .executeTakeFirstOrThrow()
}

type Last = { content: string; isOwn: boolean; createdAt: string }

export type CardRow = {
  id: string
  role: Role
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
      sql<string | null>`(select photo_id from property_photos where property_photos.property_id = p.id
        order by position limit 1)`.as('coverId'),
      'other.id as otherId',
      firstName('other').as('otherName'),
      'other.avatar_url as otherAvatarUrl',
      'other.is_verified as isOtherVerified',
      sql<Last | null>`(select json_build_object('content', left(m.content, 200),
          'isOwn', m.sender_id = ${userId}::uuid, 'createdAt', m.created_at)
        from messages m where m.conversation_id = c.id and ${isShownTo(userId)}
        order by m.seq desc limit 1)`.as('last'),
      sql<number>`(select count(*) from messages m where ${isUnreadBy(userId)})`.as('unread'),
    ])
    .where((eb) => eb('c.id', '=', eb.fn.any(eb.val(ids))))
    .where(isSide(userId))
    .execute()
}
