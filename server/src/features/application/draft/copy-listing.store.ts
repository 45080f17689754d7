import type { Address } from '@roomtone/domain/listing/content'
import { sql } from 'kysely'
import type { Handle } from '../../../platform/db/database.ts'

export type ListingToCopy = NonNullable<Awaited<ReturnType<typeof findListingToCopy>>>

/** Somebody else's is not found: what it says of getting in comes along. */
export async function findListingToCopy(handle: Handle, id: string, hostId: string) {
  return handle
    .selectFrom('properties')
    .leftJoin('host_applications as application', 'application.id', 'properties.application_id')
    .selectAll('properties')
    .select([
      'application.is_business_host as isBusinessHost',
      sql<Address | null>`case when application.residential_address <> '' then json_build_object(
        'address', application.residential_address, 'city', application.residential_city,
        'state', application.residential_state, 'country', application.residential_country,
        'zip', application.residential_zipcode) end`.as('residence'),
      sql<
        string[]
      >`array(select photo_id from property_photos where property_id = properties.id order by position)`.as(
        'photoIds',
      ),
    ])
    .where('properties.id', '=', id)
    .where('properties.host_id', '=', hostId)
    .where('properties.removed_at', 'is', null)
    .executeTakeFirst()
}
