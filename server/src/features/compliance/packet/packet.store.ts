import type { WeeklyHours } from '@roomtone/domain/availability/weekly-hours'
import type { Certificate } from '@roomtone/domain/compliance/insurance'
import type { PacketFileKind } from '@roomtone/domain/compliance/packet'
import { type SqlBool, sql } from 'kysely'
import type { Handle, Tx } from '../../../platform/db/database.ts'

export type PacketRow = NonNullable<Awaited<ReturnType<typeof findPacket>>>

export async function findPacket(handle: Handle, bookingId: string) {
  return handle
    .selectFrom('compliance_packets')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
}

type NewPacket = {
  bookingId: string
  invoiceId: string
  insuranceLeast: number | null
  needsPermit: boolean
  now: Date
}

/** Undefined: it has one already. */
export async function insertPacket(
  tx: Tx,
  { bookingId, invoiceId, insuranceLeast, needsPermit, now }: NewPacket,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('compliance_packets')
    .values({
      booking_id: bookingId,
      invoice_id: invoiceId,
      insurance_min_cents: insuranceLeast,
      permit_required: needsPermit,
      created_at: now,
    })
    .onConflict((conflict) => conflict.constraint('compliance_packets_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

type Standing = { isReleaseSigned: boolean; completedAt: Date | null }

/**
 * Writes what follows from the packet's contents; an admin's mark that it is complete is not touched here.
 */
export async function updatePacket(
  tx: Tx,
  bookingId: string,
  { isReleaseSigned, completedAt }: Standing,
): Promise<void> {
  await tx
    .updateTable('compliance_packets')
    .set({
      location_release_signed: isReleaseSigned,
      status: completedAt === null ? 'missing_docs' : 'complete',
      completed_at: completedAt,
    })
    .where('booking_id', '=', bookingId)
    .execute()
}

/** Confirmed since then, and over or not, without a packet yet. */
export async function findWithoutPacket(
  handle: Handle,
  confirmedAfter: Date,
  limit: number,
): Promise<string[]> {
  const rows = await handle
    .selectFrom('bookings')
    .leftJoin('compliance_packets', 'compliance_packets.booking_id', 'bookings.id')
    .select('bookings.id')
    .where('bookings.state', 'in', ['confirmed', 'completed'])
    .where('compliance_packets.id', 'is', null)
    .where('bookings.confirmed_at', '>', confirmedAfter)
    .orderBy('bookings.confirmed_at')
    .orderBy('bookings.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export type FactsRow = Awaited<ReturnType<typeof findFactsRows>>[number]

/** What the checklists of these bookings are made of. */
export async function findFactsRows(handle: Handle, bookingIds: string[]) {
  return handle
    .selectFrom('compliance_packets as packet')
    .innerJoin('bookings', 'bookings.id', 'packet.booking_id')
    .innerJoin('profiles as guest', 'guest.id', 'bookings.guest_id')
    .innerJoin('profiles as host', 'host.id', 'bookings.host_id')
    .select([
      'packet.booking_id as bookingId',
      'packet.invoice_id as invoiceId',
      'bookings.time_zone as timeZone',
      sql<Date>`lower(bookings.during)`.as('startsAt'),
      sql<Date>`upper(bookings.during)`.as('endsAt'),
      'packet.insurance_min_cents as insuranceLeast',
      'packet.permit_required as needsPermit',
      sql<boolean>`(guest.is_verified or guest.verification_date is not null)`.as('isGuestVerified'),
      sql<boolean>`(host.is_verified or host.verification_date is not null)`.as('isHostVerified'),
      signedBy('guest').as('hasGuestSigned'),
      signedBy('host').as('hasHostSigned'),
      sql<number>`(select count(*) from crew_members
        where crew_members.booking_id = packet.booking_id and removed_at is null)`.as('crewListed'),
    ])
    .where('packet.booking_id', 'in', bookingIds)
    .execute()
}

function signedBy(party: 'guest' | 'host') {
  return sql<boolean>`exists (select 1 from releases
    join release_signatures on release_signatures.release_id = releases.id
    where releases.booking_id = packet.booking_id and releases.superseded_at is null
      and release_signatures.party = ${party})`
}

export type FileRow = Awaited<ReturnType<typeof findPacketFiles>>[number]

/** Those that were not taken back, in the order in which they came. */
export async function findPacketFiles(handle: Handle, bookingIds: string[]) {
  return handle
    .selectFrom('packet_files')
    .select([
      'id',
      'booking_id as bookingId',
      sql<PacketFileKind>`kind`.as('kind'),
      sql<'guest' | 'host'>`party`.as('party'),
      'owner_id as ownerId',
      'name',
      sql<'image/jpeg' | 'application/pdf'>`media_type`.as('mediaType'),
      'size_bytes as sizeBytes',
      'sha256',
      sql<Partial<Certificate>>`facts`.as('facts'),
      'created_at as createdAt',
      'countersigned_at as countersignedAt',
      'countersigned_by as countersignedBy',
    ])
    .where('booking_id', 'in', bookingIds)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** What a packet's page says of the space: its location is not even read. */
export async function findSpaceOf(handle: Handle, bookingId: string) {
  return handle
    .selectFrom('bookings')
    .innerJoin('properties', 'properties.id', 'bookings.property_id')
    .select(['properties.title', 'properties.country'])
    .where('bookings.id', '=', bookingId)
    .executeTakeFirstOrThrow()
}

/** What mails about a packet say. Where the place is is not even read. */
export async function findPacketLetter(handle: Handle, bookingId: string) {
  return handle
    .selectFrom('compliance_packets as packet')
    .innerJoin('bookings', 'bookings.id', 'packet.booking_id')
    .innerJoin('properties', 'properties.id', 'bookings.property_id')
    .innerJoin('profiles as guest', 'guest.id', 'bookings.guest_id')
    .innerJoin('users as guest_user', 'guest_user.id', 'bookings.guest_id')
    .innerJoin('profiles as host', 'host.id', 'bookings.host_id')
    .innerJoin('users as host_user', 'host_user.id', 'bookings.host_id')
    .innerJoin('releases', (join) =>
      join.onRef('releases.booking_id', '=', 'bookings.id').on('releases.superseded_at', 'is', null),
    )
    .select([
      'bookings.id',
      'bookings.state',
      sql<Date>`lower(bookings.during)`.as('startsAt'),
      sql<Date>`upper(bookings.during)`.as('endsAt'),
      'bookings.time_zone as timeZone',
      'bookings.choice',
      sql<WeeklyHours | null>`bookings.rates -> 'hours'`.as('hours'),
      'bookings.production_title as production',
      'properties.title',
      'packet.completed_at as completedAt',
      'packet.completed_by as completedBy',
      'packet.completed_reason as completedReason',
      'releases.version',
      signedBy('guest').as('hasGuestSigned'),
      signedBy('host').as('hasHostSigned'),
      'guest.full_name as guestName',
      'guest_user.email as guestEmail',
      'host.full_name as hostName',
      'host_user.email as hostEmail',
    ])
    .where('packet.booking_id', '=', bookingId)
    .executeTakeFirst()
}

/** One reader's views of one version take turns; two in parallel would both be the first of the day. */
export async function takeTurnsToRead(tx: Tx, bookingId: string, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reading:${bookingId}:${userId}`}, 0))`.execute(
    tx,
  )
}

type Reading = { bookingId: string; userId: string; version: number; since: Date }

export async function hasReadRelease(
  tx: Tx,
  { bookingId, userId, version, since }: Reading,
): Promise<boolean> {
  const row = await tx
    .selectFrom('audit_log')
    .select('id')
    .where('subject_id', '=', bookingId)
    .where('chain_seq', 'is not', null)
    .where('actor_id', '=', userId)
    .where('action', '=', 'release.viewed')
    .where('at', '>=', since)
    .where(sql<SqlBool>`data ->> 'version' = ${String(version)}`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
