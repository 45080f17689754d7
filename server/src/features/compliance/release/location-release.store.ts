import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { areasOfListing } from '../../../platform/db/areas-of-listing.ts'
import type { Handle, Tx } from '../../../platform/db/database.ts'

function releases(handle: Handle) {
  return handle
    .selectFrom('releases')
    .select([
      'id',
      'booking_id as bookingId',
      'version',
      'template',
      'body',
      'body_hash as hash',
      'issued_at as issuedAt',
      'superseded_at as supersededAt',
    ])
}

export type ReleaseRow = Awaited<ReturnType<typeof findReleases>>[number]

/** All versions, the newest first. */
export async function findReleases(handle: Handle, bookingId: string) {
  return releases(handle).where('booking_id', '=', bookingId).orderBy('version', 'desc').execute()
}

export async function findCurrentRelease(handle: Handle, bookingId: string) {
  return releases(handle)
    .where('booking_id', '=', bookingId)
    .where('superseded_at', 'is', null)
    .executeTakeFirst()
}

export async function findReleaseVersion(handle: Handle, bookingId: string, version: number) {
  return releases(handle)
    .where('booking_id', '=', bookingId)
    .where('version', '=', version)
    .executeTakeFirst()
}

type NewRelease = {
  bookingId: string
  version: number
  template: string
  body: Buffer
  hash: Buffer
  now: Date
}

export async function insertRelease(tx: Tx, release: NewRelease): Promise<string> {
  const { id } = await tx
    .insertInto('releases')
    .values({
      booking_id: release.bookingId,
      version: release.version,
      template: release.template,
      body: release.body,
      body_hash: release.hash,
      issued_at: release.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function supersedeRelease(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('releases').set({ superseded_at: now }).where('id', '=', id).execute()
}

export type ReleaseSource = NonNullable<Awaited<ReturnType<typeof findReleaseSource>>>

/** What a release says, of the booking as it was agreed and of the space as it is. */
export async function findReleaseSource(handle: Handle, bookingId: string) {
  return handle
    .selectFrom('bookings')
    .innerJoin('properties', 'properties.id', 'bookings.property_id')
    .innerJoin('booking_papers', 'booking_papers.booking_id', 'bookings.id')
    .select([
      'bookings.id',
      'booking_papers.number',
      'bookings.guest_id as guestId',
      'bookings.host_id as hostId',
      sql<Date>`bookings.confirmed_at`.as('confirmedAt'),
      sql<Date>`lower(bookings.during)`.as('startsAt'),
      sql<Date>`upper(bookings.during)`.as('endsAt'),
      'bookings.time_zone as zone',
      'bookings.production_title as production',
      'bookings.production_kind as kind',
      'bookings.purpose',
      'bookings.crew',
      'bookings.involves',
      'bookings.subtotal_cents as subtotal',
      'bookings.house_rules as houseRules',
      'bookings.cancellation_policy as cancellation',
      'bookings.cancellation_steps as cancellationSteps',
      'properties.title',
      'properties.address',
      'properties.city',
      'properties.state as region',
      'properties.zipcode',
      'properties.country',
      'properties.areas_in as areasIn',
      'properties.areas_out as areasOut',
      areasOfListing('properties').as('areas'),
      'properties.insurance_min_cents as insuranceLeast',
      'properties.permit_required as needsPermit',
    ])
    .where('bookings.id', '=', bookingId)
    .where('bookings.confirmed_at', 'is not', null)
    .executeTakeFirst()
}

/** The check of identity that counts: the latest that was passed. */
export async function findPassedVerification(handle: Handle, userId: string) {
  return handle
    .selectFrom('verifications')
    .select(['id', 'provider', 'personal', sql<Date>`decided_at`.as('decidedAt')])
    .where('user_id', '=', userId)
    .where('status', '=', 'verified')
    .orderBy('submitted_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** People who were verified before submissions existed are known by their profile. */
export async function findProfileIdentity(handle: Handle, userId: string) {
  return handle
    .selectFrom('profiles')
    .select(['full_name as fullName', 'verification_provider as provider', 'verification_date as verifiedAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** Bookings in effect, of a space or of a person, that ended after this instant or are still to come. */
export async function findReleasedBookings(
  handle: Handle,
  about: { propertyId: string } | { userId: string },
  endedAfter: Date,
): Promise<string[]> {
  const whose: RawBuilder<SqlBool> =
    'userId' in about
      ? sql`${about.userId}::uuid in (bookings.guest_id, bookings.host_id)`
      : sql`bookings.property_id = ${about.propertyId}::uuid`
  const rows = await handle
    .selectFrom('bookings')
    .innerJoin('compliance_packets as packet', 'packet.booking_id', 'bookings.id')
    .select('bookings.id')
    .where(whose)
    .where('bookings.state', 'in', ['confirmed', 'completed'])
    .where(sql<SqlBool>`upper(bookings.during) > ${endedAfter}`)
    .orderBy('bookings.id')
    .execute()
  return rows.map(({ id }) => id)
}
