import { type CohostRight, needsIdentity } from '@roomtone/domain/access/cohost-rights'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Handle, SqlId, Tx } from '../../platform/db/database.ts'
import { executePrepared } from '../../platform/db/driver.ts'
import { firstName } from '../../platform/db/first-name.ts'

/**
 * Ids of other hosts' listings that this person looks after, as an SQL array that does not depend on the row
 * it is asked for. Shared access rests while the host is away, and no co-host deals with guests before they
 * are verified.
 */
export function sharedWith(userId: SqlId, right: CohostRight | 'any'): RawBuilder<string[]> {
  const has = right === 'any' ? sql`true` : sql`${right} = any(shared.rights)`
  const isKnown = right !== 'any' && needsIdentity(right) ? sql`helper.is_verified` : sql`true`
  return sql<string[]>`array(select shared.property_id from listing_cohosts as shared
    join properties as theirs on theirs.id = shared.property_id
    join users as owner on owner.id = theirs.host_id
    join profiles as owner_profile on owner_profile.id = theirs.host_id
    join profiles as helper on helper.id = shared.user_id
    where shared.user_id = ${userId}::uuid and shared.accepted_at is not null and shared.ended_at is null
      and ${has} and ${isKnown} and owner.suspended_at is null and owner.closed_at is null
      and owner_profile.verification_status <> 'deactivated')`
}

/** Of a row with columns for the listing and its host: theirs, or shared with them. */
export function isRunBy(
  userId: string,
  right: CohostRight,
  columns: { host: string; listing: string },
): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(columns.host)} = ${userId}::uuid
    or ${sql.ref(columns.listing)} = any(${sharedWith(userId, right)}))`
}

export async function runsListing(
  handle: Handle,
  userId: string,
  propertyId: string,
  right: CohostRight,
): Promise<boolean> {
  const row = await handle
    .selectFrom('properties')
    .select('id')
    .where('id', '=', propertyId)
    .where(isRunBy(userId, right, { host: 'properties.host_id', listing: 'properties.id' }))
    .executeTakeFirst()
  return row !== undefined
}

/** Applies to every kind of help: no one books at prices that they set themselves. */
export async function helpsWith(handle: Handle, userId: string, propertyId: string): Promise<boolean> {
  const { rows } = await sql<{ helps: boolean }>`
    select ${propertyId}::uuid = any(${sharedWith(userId, 'any')}) as helps`.execute(handle)
  return rows[0]?.helps ?? false
}

/**
 * Ids of those who answer there besides the host, as an SQL array about the listing of a row: the same rule
 * as `sharedWith`, from the other end, without helpers who are suspended or deactivated.
 */
export function answeringAt(
  listing: RawBuilder<unknown>,
  right: 'bookings' | 'messages',
): RawBuilder<string[]> {
  return sql<string[]>`array(select shared.user_id from listing_cohosts as shared
    join profiles as helper on helper.id = shared.user_id
    join users as helper_user on helper_user.id = shared.user_id
    join properties as theirs on theirs.id = shared.property_id
    join users as owner on owner.id = theirs.host_id
    join profiles as owner_profile on owner_profile.id = theirs.host_id
    where shared.property_id = ${listing} and shared.user_id is not null
      and shared.accepted_at is not null and shared.ended_at is null and ${right} = any(shared.rights)
      and helper.is_verified and helper.verification_status <> 'deactivated' and helper_user.suspended_at is null
      and owner.suspended_at is null and owner.closed_at is null
      and owner_profile.verification_status <> 'deactivated'
    order by shared.user_id)`
}

/** Since when somebody answers messages at the listing of a row, as SQL; null where they do not. */
export function messagesSince(userId: SqlId, listing: RawBuilder<unknown>): RawBuilder<Date | null> {
  return sql<Date | null>`(select min(coalesce(shared.messages_since, shared.accepted_at))
    from listing_cohosts as shared
    where shared.property_id = ${listing} and shared.user_id = ${userId}::uuid
      and shared.accepted_at is not null and shared.ended_at is null and 'messages' = any(shared.rights))`
}

/**
 * Ids of everyone who was given the right at the listing of a row, as an SQL array, whether or not it rests:
 * one lookup in an index that is empty for most listings. A caller that finds someone asks `findAnswering`.
 */
export function givenAt(listing: RawBuilder<unknown>, right: 'bookings' | 'messages'): RawBuilder<string[]> {
  return sql<string[]>`array(select shared.user_id from listing_cohosts as shared
    where shared.property_id = ${listing} and shared.user_id is not null
      and shared.accepted_at is not null and shared.ended_at is null and ${right} = any(shared.rights))`
}

/** Who answers requests or messages there besides the host. */
export async function findAnswering(
  handle: Handle,
  propertyId: string,
  right: 'bookings' | 'messages',
): Promise<string[]> {
  const { rows } = await executePrepared(
    handle,
    sql<{ ids: string[] }>`
    select ${answeringAt(sql`${propertyId}::uuid`, right)} as ids`,
  )
  return rows[0]?.ids ?? []
}

/**
 * Held until the transaction ends: revoking the right waits, and a person who lost it meanwhile finds
 * nothing.
 */
export async function holdRight(
  tx: Tx,
  userId: string,
  propertyId: string,
  right: CohostRight,
): Promise<boolean> {
  const { rows } = await sql`
    select from listing_cohosts where user_id = ${userId} and property_id = ${propertyId}
      and accepted_at is not null and ended_at is null and ${right} = any(rights)
    for share`.execute(tx)
  return rows.length > 0
}

export type SharedListing = { id: string; host: string; rights: CohostRight[] }

/** Each with who shares it and what for. */
export async function findShared(handle: Handle, userId: string): Promise<SharedListing[]> {
  return handle
    .selectFrom('listing_cohosts as shared')
    .innerJoin('properties', 'properties.id', 'shared.property_id')
    .innerJoin('profiles as host', 'host.id', 'properties.host_id')
    .select(['properties.id', firstName('host').as('host'), 'shared.rights'])
    .where('shared.user_id', '=', userId)
    .where('shared.accepted_at', 'is not', null)
    .where('shared.ended_at', 'is', null)
    .where(sql<SqlBool>`properties.id = any(${sharedWith(userId, 'any')})`)
    .orderBy('properties.title')
    .orderBy('properties.id')
    .execute()
}
