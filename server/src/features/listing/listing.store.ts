import { type Actor, hasRole } from '@roomtone/domain/access/actor'
import { type SqlBool, sql } from 'kysely'
import { areasOfListing } from '../../platform/db/areas-of-listing.ts'
import type { Handle } from '../../platform/db/database.ts'
import { executePrepared } from '../../platform/db/driver.ts'
import { firstName } from '../../platform/db/first-name.ts'
import { isShutOut } from '../access-list/entry.ts'

export type ListingRow = NonNullable<Awaited<ReturnType<typeof findListing>>>

const isHostActive = sql<SqlBool>`users.suspended_at is null and profiles.verification_status <> 'deactivated'
  and not ${isShutOut('users')}`

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
      'p.state',
      'p.city',
      'p.place_type as placeType',
      'p.max_guests as maxGuests',
      'p.bedrooms',
      'p.beds',
      'p.bathrooms',
      'p.highlights',
      'p.amenities',
      'p.allows',
      'p.safety_features as safetyFeatures',
      'p.house_rules as houseRules',
      'p.insurance_min_cents as insuranceLeast',
      'p.permit_required as isPermitRequired',
      'p.cancellation_policy as cancellationPolicy',
      'p.booking_approval as bookingApproval',
      'p.guest_preference as guestPreference',
      'p.time_zone as timeZone',
      'p.price_per_day_cents as pricePerDay',
      'p.hourly_rate_cents as hourlyRate',
      'p.weekend_days as weekendDays',
      'p.weekend_price_cents as weekendPrice',
      'p.weekend_hourly_rate_cents as weekendHourlyRate',
      'p.weekly_discount_percent as weeklyDiscountPercent',
      'p.cleaning_fee_cents as cleaningFee',
      'p.minimum_hours as minimumHours',
      'p.rents_by as rentsBy',
      'p.menu',
      'p.menu_photos as menuPhotos',
      'p.space_kind as spaceKind',
      'p.opens_at as opensAt',
      'p.closes_at as closesAt',
      'p.week_hours as weekHours',
      'p.turnaround_minutes as turnaroundMinutes',
      'p.notice_hours as noticeHours',
      'p.min_days as minDays',
      'p.max_days as maxDays',
      areasOfListing('p').as('areas'),
      firstName('profiles').as('hostName'),
      'profiles.avatar_url as hostAvatarUrl',
      'profiles.is_verified as isHostVerified',
      'users.created_at as hostSince',
      sql<boolean>`not exists (select from privacy_settings chosen
        where chosen.user_id = p.host_id and not chosen.search_engines)`.as('isHostFindable'),
      sql<boolean>`p.available and ${isHostActive}`.as('isAvailable'),
    ])
    .where('p.id', '=', id)
  if (!hasRole(viewer, 'admin'))
    query = query.where(
      sql<SqlBool>`(p.host_id = ${viewer?.userId ?? null}::uuid or (p.available and ${isHostActive}))`,
    )
  return (await executePrepared(handle, query)).rows[0]
}

/** Of whom a page says who they are. */
export async function findHost(handle: Handle, userId: string) {
  return handle
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select([
      firstName('profiles').as('hostName'),
      'profiles.avatar_url as hostAvatarUrl',
      'profiles.is_verified as isHostVerified',
      'users.created_at as hostSince',
      sql<boolean>`false`.as('isHostFindable'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst()
}

/** Whether someone has a past booking that took place: with some hosts, only they book instantly. */
export async function hasShotBefore(handle: Handle, userId: string): Promise<boolean> {
  const row = await handle
    .selectFrom('bookings')
    .select('id')
    .where('guest_id', '=', userId)
    .where('state', '=', 'completed')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
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

/**
 * How a host answered what was asked of them since then. What the clock has ended counts as missed before it is
 * swept; a request that its guest withdrew, or that confirmed itself, says nothing about the host.
 */
export async function countAnswers(handle: Handle, hostId: string, since: Date, now: Date) {
  return handle
    .selectFrom('bookings')
    .select([
      sql<number>`count(*) filter (where answered_at is not null)`.as('answered'),
      sql<number>`count(*) filter (where state = 'expired' or (state = 'pending' and expires_at <= ${now}
        and confirming_since is null))`.as('missed'),
      sql<
        number | null
      >`percentile_cont(0.5) within group (order by extract(epoch from answered_at - sent_at) / 60)`.as(
        'medianMinutes',
      ),
    ])
    .where('host_id', '=', hostId)
    .where('sent_at', '>', since)
    .executeTakeFirstOrThrow()
}

/** Only bookings are in the way, and one of them may still fall away: there is something to wait for. */
export async function isHeldByBookings(
  handle: Handle,
  listingId: number,
  from: Date,
  to: Date,
): Promise<boolean> {
  const row = await handle
    .selectFrom('properties')
    .innerJoin('premises', 'premises.id', 'properties.premises_id')
    .innerJoin('holds', (join) =>
      join
        .onRef('holds.premises', '=', 'premises.number')
        .on(sql<SqlBool>`holds.areas && (properties.areas + properties.shared_areas)`),
    )
    .leftJoin('bookings', 'bookings.id', 'holds.booking_id')
    .select(
      sql<boolean>`coalesce(bool_and(holds.kind = 'booking')
        and bool_or(bookings.state in ('awaiting_payment', 'pending', 'confirmed', 'offered')), false)`.as(
        'is',
      ),
    )
    .where('properties.search_id', '=', listingId)
    .where(sql<SqlBool>`holds.during && tstzrange(${from}, ${to})`)
    .executeTakeFirstOrThrow()
  return row.is
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
