import { sql } from 'kysely'
import type { Handle } from '../../platform/db/database.ts'

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
    .where('host_applications.status', '<>', 'approved')
    .orderBy('host_applications.submitted_at', 'desc')
    .orderBy('host_applications.id')
    .execute()
}

export async function findOwnListings(handle: Handle, hostId: string) {
  return handle
    .selectFrom('properties')
    .select((eb) => [
      'id',
      'title',
      'city',
      'state',
      'price_per_day_cents as pricePerDay',
      'available as isAvailable',
      eb
        .selectFrom('property_photos')
        .select('photo_id')
        .whereRef('property_id', '=', 'properties.id')
        .orderBy('position')
        .limit(1)
        .as('coverId'),
    ])
    .where('host_id', '=', hostId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/** With the address that waits for review, if there is one. Somebody else's listing is not found. */
export async function findOwnListing(handle: Handle, hostId: string, id: string) {
  return handle
    .selectFrom('properties')
    .leftJoin('host_applications as application', 'application.id', 'properties.application_id')
    .selectAll('properties')
    .select([
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
    .where('properties.host_id', '=', hostId)
    .executeTakeFirst()
}
