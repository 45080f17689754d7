import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Handle, SqlId, Tx } from '../../platform/db/database.ts'
import { executePrepared } from '../../platform/db/driver.ts'
import { firstName } from '../../platform/db/first-name.ts'
import { findAnswering, givenAt, messagesSince, sharedWith } from '../cohost/entry.ts'

type Filter = RawBuilder<SqlBool>
export type Role = 'guest' | 'host'

/**
 * A conversation as one person takes part in it: as its guest, its host, or a co-host who answers messages.
 */
export type Part = {
  id: string
  propertyId: string
  guestId: string
  hostId: string
  updatedAt: Date
  /** The guest for the host's side, the host for the guest. */
  otherId: string
  role: Role
  /** On the host's side without being the host. */
  isCohost: boolean
  /** The co-hosts who answer messages there. */
  helpers: string[]
}

/** Of a row `c` of conversations: its guest or its host. */
export const isOwnSide = (userId: SqlId): Filter =>
  sql`(c.guest_id = ${userId}::uuid or c.host_id = ${userId}::uuid)`

/** On a row `c` of conversations: a person who is not on one of its two sides finds nothing. */
export const isSide = (userId: SqlId): Filter => sql`(${isOwnSide(userId)} or ${isHelped(userId)})`

/** Of a row `c` in which they are neither guest nor host: a space whose messages are shared with this person. */
export const isHelped = (userId: SqlId): Filter => sql`c.property_id = any(${sharedWith(userId, 'messages')})`

export const otherOf = (userId: string) =>
  sql<string>`case when c.guest_id = ${userId}::uuid then c.host_id else c.guest_id end`

export const roleOf = (userId: string) =>
  sql<Role>`case when c.guest_id = ${userId}::uuid then 'guest' else 'host' end`

/**
 * Of a row `m` of messages: said by the other side. What a colleague wrote need not be read, nor what was said before
 * somebody came to help.
 */
export const isOfOtherSide = (userId: SqlId): Filter =>
  sql`(m.sender_id = c.guest_id) <> (c.guest_id = ${userId}::uuid) and (${userId}::uuid in (c.guest_id, c.host_id)
    or m.created_at > ${messagesSince(userId, sql`c.property_id`)})`

const standing = (userId: string) => sql`
  c.id, c.property_id as "propertyId", c.guest_id as "guestId", c.host_id as "hostId",
  c.updated_at as "updatedAt", ${otherOf(userId)} as "otherId", ${roleOf(userId)} as role,
  ${userId}::uuid not in (c.guest_id, c.host_id) as "isCohost",
  ${givenAt(sql`c.property_id`, 'messages')} as helpers`

/** Guest and host are asked for alone: they find themselves without a thought of others. */
async function firstOf<T extends Part>(
  handle: Handle,
  userId: string,
  ask: (isIn: Filter) => RawBuilder<T>,
): Promise<T | undefined> {
  const { rows } = await executePrepared(handle, ask(isOwnSide(userId)))
  const part = rows[0] ?? (await executePrepared(handle, ask(isHelped(userId)))).rows[0]
  if (!part || part.helpers.length === 0) return part
  const helpers = await findAnswering(handle, part.propertyId, 'messages')
  return { ...part, helpers: helpers.filter((id) => id !== part.guestId) }
}

export async function findPart(handle: Handle, id: string, userId: string): Promise<Part | undefined> {
  return firstOf(
    handle,
    userId,
    (isIn) => sql<Part>`
    select ${standing(userId)} from conversations c
    where c.id = ${id} and ${isIn}`,
  )
}

/** With what the next mail to the other side depends on. */
export type LockedPart = Part & { mailedAt: Date | null; otherReadAt: Date | null }

/** Writers wait here for each other, so that the numbers of messages follow the order of commits. */
export async function lockPart(tx: Tx, id: string, userId: string): Promise<LockedPart | undefined> {
  return firstOf(
    tx,
    userId,
    (isIn) => sql<LockedPart>`
    select ${standing(userId)},
      (select mailed_at from conversation_mails mailed
        where mailed.conversation_id = c.id and mailed.user_id = ${otherOf(userId)}) as "mailedAt",
      (select read_at from conversation_reads r
        where r.conversation_id = c.id and r.user_id = ${otherOf(userId)}) as "otherReadAt"
    from conversations c
    where c.id = ${id} and ${isIn}
    for no key update`,
  )
}

type ClosedBecause = 'you_blocked' | 'blocked' | 'suspended' | null

/**
 * Why this person cannot write there, as they see it. A co-host writes for the host: where guest and host cannot
 * write to each other, neither can guest and co-host.
 */
export async function findWhyClosed(
  handle: Handle,
  userId: string,
  { guestId, hostId, otherId }: Pick<Part, 'guestId' | 'hostId' | 'otherId'>,
): Promise<ClosedBecause> {
  const { rows } = await sql<{ because: ClosedBecause }>`
    select case
      when exists (select 1 from user_blocks where blocker_id = ${userId} and blocked_id = ${otherId})
        then 'you_blocked'
      when exists (select 1 from user_blocks where (blocker_id, blocked_id) in (
          (${otherId}::uuid, ${userId}::uuid), (${guestId}::uuid, ${hostId}::uuid), (${hostId}::uuid, ${guestId}::uuid)))
        then 'blocked'
      when exists (select 1 from users join profiles on profiles.id = users.id
        where users.id in (${userId}, ${guestId}, ${hostId})
          and (users.suspended_at is not null or profiles.verification_status = 'deactivated'))
        then 'suspended'
    end as because
  `.execute(handle)
  return rows[0]?.because ?? null
}

type Written = { id: string; name: string; isBlocked: boolean }

/** Co-hosts who have written there, as its guest sees them; also those who no longer help. */
export async function findCohostsOf(
  handle: Handle,
  { id, propertyId, guestId, hostId }: Pick<Part, 'id' | 'propertyId' | 'guestId' | 'hostId'>,
): Promise<Written[]> {
  const { rows } = await sql<Written>`
    select distinct helper.id, ${firstName('helper')} as name,
      exists (select from user_blocks where blocker_id = ${guestId} and blocked_id = helper.id) as "isBlocked"
    from listing_cohosts shared
    join profiles helper on helper.id = shared.user_id
    where shared.property_id = ${propertyId} and shared.user_id not in (${guestId}, ${hostId}) and exists (
      select from messages m where m.conversation_id = ${id} and m.sender_id = helper.id and not m.is_flagged)
    order by name, helper.id`.execute(handle)
  return rows
}

/** Whether this person has said something there that everyone can see. */
export async function hasSpoken(handle: Handle, conversationId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`select from messages where conversation_id = ${conversationId}
    and sender_id = ${userId} and not is_flagged limit 1`.execute(handle)
  return rows.length > 0
}
