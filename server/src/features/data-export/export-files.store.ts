import { sql } from 'kysely'
import type { Handle } from '../../platform/db/database.ts'

type Place = { after: string | null; limit: number }

export async function findAvatar(handle: Handle, userId: string): Promise<string | null> {
  const row = await handle
    .selectFrom('profiles')
    .select('avatar_key as key')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.key ?? null
}

export async function findOwnPhotos(
  handle: Handle,
  userId: string,
  { after, limit }: Place,
): Promise<string[]> {
  let query = handle
    .selectFrom('photos')
    .select('id')
    .where('owner_id', '=', userId)
    .orderBy('id')
    .limit(limit)
  if (after !== null) query = query.where('id', '>', after)
  return (await query.execute()).map(({ id }) => id)
}

export async function findOwnMessageFiles(handle: Handle, userId: string, { after, limit }: Place) {
  let query = handle
    .selectFrom('message_files')
    .select(['id', 'name'])
    .where('owner_id', '=', userId)
    .orderBy('id')
    .limit(limit)
  if (after !== null) query = query.where('id', '>', after)
  return query.execute()
}

export async function findOwnPacketFiles(handle: Handle, userId: string, { after, limit }: Place) {
  let query = handle
    .selectFrom('packet_files')
    .select(['id', 'name', 'booking_id as bookingId'])
    .where('owner_id', '=', userId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .limit(limit)
  if (after !== null) query = query.where('id', '>', after)
  return query.execute()
}

export async function findOwnEvidence(handle: Handle, userId: string, { after, limit }: Place) {
  let query = handle
    .selectFrom('claim_evidence')
    .innerJoin('claims', 'claims.id', 'claim_evidence.claim_id')
    .select([
      'claim_evidence.id',
      sql<string>`coalesce(claim_evidence.name, 'file')`.as('name'),
      sql<string>`claim_evidence.file_key`.as('fileKey'),
      'claims.booking_id as bookingId',
    ])
    .where('claim_evidence.added_by', '=', userId)
    .where('claim_evidence.kind', '=', 'upload')
    .orderBy('claim_evidence.id')
    .limit(limit)
  if (after !== null) query = query.where('claim_evidence.id', '>', after)
  return query.execute()
}

/** Confirmed at some time: there are papers of them. */
export async function findPaperedBookings(handle: Handle, userId: string, { after, limit }: Place) {
  let query = handle
    .selectFrom('bookings')
    .select(['id', sql<boolean>`guest_id = ${userId}`.as('isGuest')])
    .where(({ or, eb }) => or([eb('guest_id', '=', userId), eb('host_id', '=', userId)]))
    .where('confirmed_at', 'is not', null)
    .orderBy('id')
    .limit(limit)
  if (after !== null) query = query.where('id', '>', after)
  return query.execute()
}
