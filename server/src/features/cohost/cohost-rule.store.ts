import type { CohostRight } from '@roomtone/domain/access/cohost-rights'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Handle } from '../../platform/db/database.ts'
import { firstName } from '../../platform/db/first-name.ts'

/**
 * Ids of the listings of others that this person looks after, as an array of SQL that does not depend on the row it
 * is asked for. Shared access rests while its host is away, and nobody comes near guests before they have shown who
 * they are.
 */
export function sharedWith(userId: string, right: CohostRight | 'any'): RawBuilder<string[]> {
  const has = right === 'any' ? sql`true` : sql`${right} = any(shared.rights)`
  const isKnown = right === 'bookings' ? sql`helper.is_verified` : sql`true`
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

/** Whatever they may do there: nobody books the prices that they set themselves. */
export async function helpsWith(handle: Handle, userId: string, propertyId: string): Promise<boolean> {
  const { rows } = await sql<{ helps: boolean }>`
    select ${propertyId}::uuid = any(${sharedWith(userId, 'any')}) as helps`.execute(handle)
  return rows[0]?.helps ?? false
}

/** Who answers requests there besides the host. */
export async function findAnswering(handle: Handle, propertyId: string): Promise<string[]> {
  const rows = await handle
    .selectFrom('listing_cohosts')
    .innerJoin('profiles as helper', 'helper.id', 'listing_cohosts.user_id')
    .innerJoin('users as helper_user', 'helper_user.id', 'listing_cohosts.user_id')
    .innerJoin('properties', 'properties.id', 'listing_cohosts.property_id')
    .innerJoin('users as owner', 'owner.id', 'properties.host_id')
    .innerJoin('profiles as owner_profile', 'owner_profile.id', 'properties.host_id')
    .select(sql<string>`listing_cohosts.user_id`.as('userId'))
    .where('listing_cohosts.property_id', '=', propertyId)
    .where('listing_cohosts.accepted_at', 'is not', null)
    .where('listing_cohosts.ended_at', 'is', null)
    .where(sql<SqlBool>`'bookings' = any(listing_cohosts.rights)`)
    .where('helper.is_verified', '=', sql<boolean>`true`)
    .where('helper_user.suspended_at', 'is', null)
    .where('owner.suspended_at', 'is', null)
    .where('owner.closed_at', 'is', null)
    .where('owner_profile.verification_status', '<>', 'deactivated')
    .orderBy('listing_cohosts.user_id')
    .execute()
  return rows.map(({ userId }) => userId)
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
