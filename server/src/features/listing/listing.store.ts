import { type Actor, hasRole } from '@roomtone/domain/access/actor'
import { type SqlBool, sql } from 'kysely'
import type { Handle } from '../../platform/db/database.ts'

export type ListingRow = NonNullable<Awaited<ReturnType<typeof findListing>>>

const isHostActive = sql<SqlBool>`users.suspended_at is null and profiles.verification_status <> 'deactivated'`

function listings(handle: Handle) {
  return handle
    .selectFrom('properties as p')
    .innerJoin('users', 'users.id', 'p.host_id')
    .innerJoin('profiles', 'profiles.id', 'p.host_id')
}

/** What this viewer may see; the columns that say where the place is are not even read. */
export async function findListing(handle: Handle, id: string, viewer: Actor | null) {
  let query = listings(handle)
    .select([
      'p.id',
      'p.search_id as searchId',
      'p.host_id as hostId',
      'p.description',
      'p.country',
      'p.place_type as placeType',
      'p.bedrooms',
      'p.beds',
      'p.bathrooms',
      'p.highlights',
      'p.amenities',
      'p.allows',
      'p.safety_features as safetyFeatures',
      'p.house_rules as houseRules',
      'p.cancellation_policy as cancellationPolicy',
      'p.booking_approval as bookingApproval',
      'p.guest_preference as guestPreference',
      'p.time_zone as timeZone',
      'p.price_per_day_cents as pricePerDay',
      'p.hourly_rate_cents as hourlyRate',
      'p.weekend_price_cents as weekendPrice',
      'p.weekly_discount_percent as weeklyDiscountPercent',
      'p.cleaning_fee_cents as cleaningFee',
      'p.minimum_hours as minimumHours',
      'p.opens_at as opensAt',
      'p.closes_at as closesAt',
      'p.turnaround_minutes as turnaroundMinutes',
      'p.notice_hours as noticeHours',
      'p.min_days as minDays',
      'p.max_days as maxDays',
      sql<string>`coalesce(profiles.first_name, split_part(profiles.full_name, ' ', 1))`.as('hostName'),
      'profiles.is_verified as isHostVerified',
      'users.created_at as hostSince',
      sql<boolean>`p.available and ${isHostActive}`.as('isAvailable'),
    ])
    .where('p.id', '=', id)
  if (!hasRole(viewer, 'admin'))
    query = query.where(
      sql<SqlBool>`(p.host_id = ${viewer?.userId ?? null}::uuid or (p.available and ${isHostActive}))`,
    )
  return query.executeTakeFirst()
}

/** In the host's order; the first is the cover. */
export async function findPhotoIds(handle: Handle, propertyId: string): Promise<string[]> {
  const rows = await handle
    .selectFrom('property_photos')
    .select('photo_id as id')
    .where('property_id', '=', propertyId)
    .orderBy('position')
    .execute()
  return rows.map(({ id }) => id)
}

export async function findNewestPage(
  handle: Handle,
  { after, limit }: { after: { at: Date; id: string } | null; limit: number },
) {
  let query = listings(handle)
    .select(['p.id', 'p.created_at as createdAt'])
    .where('p.available', '=', sql<boolean>`true`)
    .where(isHostActive)
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(limit + 1)
  if (after) query = query.where(sql<SqlBool>`(p.created_at, p.id) < (${after.at}, ${after.id})`)
  return query.execute()
}
