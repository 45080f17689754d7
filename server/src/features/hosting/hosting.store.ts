import { type SqlBool, sql } from 'kysely'
import type { Handle } from '../../platform/db/database.ts'
import { isRunBy, sharedWith } from '../cohost/entry.ts'

export type OwnListingRow = NonNullable<Awaited<ReturnType<typeof findOwnListing>>>

export async function findOwnDrafts(handle: Handle, userId: string) {
  return handle
    .selectFrom('listing_drafts')
    .select([
      'id',
      'application_id as applicationId',
      'screen',
      'updated_at as updatedAt',
      sql<string>`coalesce(content ->> 'title', '')`.as('title'),
      sql<string>`coalesce(content -> 'location' ->> 'city', '')`.as('city'),
      sql<string | null>`photos[1]`.as('coverId'),
    ])
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .execute()
}

/** A listing with this photo whose words are theirs to write. */
export async function findListingWith(
  handle: Handle,
  userId: string,
  photoId: string,
): Promise<string | undefined> {
  const row = await handle
    .selectFrom('property_photos')
    .innerJoin('properties', 'properties.id', 'property_photos.property_id')
    .select('properties.id')
    .where('property_photos.photo_id', '=', photoId)
    .where(isRunBy(userId, 'listing', { host: 'properties.host_id', listing: 'properties.id' }))
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** Where a photo is shown, with what its caption must not give away. */
export async function findListingsShowing(handle: Handle, photoId: string) {
  return handle
    .selectFrom('property_photos')
    .innerJoin('properties', 'properties.id', 'property_photos.property_id')
    .select([
      'properties.host_id as hostId',
      'properties.address',
      'properties.zipcode as zip',
      // How a crew gets in, all of it.
      sql<string>`concat_ws(chr(10), access_notes, wifi_password, parking, load_in)`.as('accessNotes'),
    ])
    .where('property_photos.photo_id', '=', photoId)
    .execute()
}

/** Those that still wait for somebody: for the reviewer, or for the host. */
export async function findOpenApplications(handle: Handle, userId: string) {
  return handle
    .selectFrom('host_applications')
    .leftJoin('properties', 'properties.application_id', 'host_applications.id')
    .select([
      'host_applications.id',
      'host_applications.status',
      'host_applications.title',
      'host_applications.property_city as city',
      'host_applications.property_state as state',
      'host_applications.admin_notes as adminNotes',
      'host_applications.revision',
      'host_applications.submitted_at as submittedAt',
      'properties.id as propertyId',
      sql<string | null>`host_applications.photos[1]`.as('coverId'),
    ])
    .where('host_applications.user_id', '=', userId)
    .where('host_applications.status', 'in', ['pending', 'rejected'])
    .orderBy('host_applications.submitted_at', 'desc')
    .orderBy('host_applications.id')
    .execute()
}

/** The house a listing is in, and how many spaces that has. */
const houseOf = sql<{ id: string; name: string; spaces: number }>`(
  select json_build_object('id', premises.id, 'name', premises.name, 'spaces',
    (select count(*) from properties as space where space.premises_id = premises.id and space.removed_at is null))
  from premises where premises.id = properties.premises_id)`.as('house')

/** Their own first, then those that others share with them. */
export async function findOwnListings(handle: Handle, userId: string) {
  return handle
    .selectFrom('properties')
    .select((eb) => [
      'id',
      'title',
      'city',
      'state',
      'price_per_day_cents as pricePerDay',
      'available as isAvailable',
      houseOf,
      eb
        .selectFrom('property_photos')
        .select('photo_id')
        .whereRef('property_id', '=', 'properties.id')
        .orderBy('position')
        .limit(1)
        .as('coverId'),
    ])
    .where('removed_at', 'is', null)
    .where(({ or, eb }) =>
      or([eb('host_id', '=', userId), sql<SqlBool>`properties.id = any(${sharedWith(userId, 'any')})`]),
    )
    .orderBy(sql`host_id <> ${userId}::uuid`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/** With the address that waits for review, if there is one. Somebody else's is not found unless it is shared. */
export async function findOwnListing(handle: Handle, userId: string, id: string) {
  return handle
    .selectFrom('properties')
    .leftJoin('host_applications as application', 'application.id', 'properties.application_id')
    .selectAll('properties')
    .select([
      houseOf,
      'application.status as reviewStatus',
      'application.property_address as reviewAddress',
      'application.property_city as reviewCity',
      'application.property_state as reviewState',
      'application.property_country as reviewCountry',
      'application.property_zipcode as reviewZip',
      sql<
        string[]
      >`array(select photo_id from property_photos where property_id = properties.id order by position)`.as(
        'photoIds',
      ),
    ])
    .where('properties.id', '=', id)
    .where('properties.removed_at', 'is', null)
    .where(isRunBy(userId, 'listing', { host: 'properties.host_id', listing: 'properties.id' }))
    .executeTakeFirst()
}
