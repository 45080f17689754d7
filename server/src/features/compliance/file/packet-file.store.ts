import type { Certificate } from '@roomtone/domain/compliance/insurance'
import type { PacketFileKind } from '@roomtone/domain/compliance/packet'
import { sql } from 'kysely'
import type { Handle, Tx } from '../../../platform/db/database.ts'
import { isBookingHeld } from '../../../platform/db/is-held.ts'

type NewFile = {
  id: string
  bookingId: string
  kind: PacketFileKind
  party: 'guest' | 'host'
  ownerId: string
  name: string
  mediaType: 'image/jpeg' | 'application/pdf'
  sizeBytes: number
  sha256: Buffer
  facts: Certificate | null
  now: Date
}

export async function insertPacketFile(tx: Tx, file: NewFile): Promise<void> {
  await tx
    .insertInto('packet_files')
    .values({
      id: file.id,
      booking_id: file.bookingId,
      kind: file.kind,
      party: file.party,
      owner_id: file.ownerId,
      name: file.name,
      media_type: file.mediaType,
      size_bytes: file.sizeBytes,
      sha256: file.sha256,
      facts: JSON.stringify(file.facts ?? {}),
      created_at: file.now,
    })
    .execute()
}

/** Also one that was taken back. */
export async function hasPacketFile(handle: Handle, id: string): Promise<boolean> {
  const row = await handle.selectFrom('packet_files').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

export async function weighPacketFiles(handle: Handle, bookingId: string) {
  return handle
    .selectFrom('packet_files')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(size_bytes), 0)::bigint`.as('bytes'),
    ])
    .where('booking_id', '=', bookingId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
}

export type PacketFileRow = NonNullable<Awaited<ReturnType<typeof findPacketFile>>>

/** Unless it was removed. The caller checks who may know about it. */
export async function findPacketFile(handle: Handle, id: string) {
  return handle
    .selectFrom('packet_files')
    .select([
      'id',
      'booking_id as bookingId',
      'kind',
      'party',
      'owner_id as ownerId',
      'name',
      'media_type as mediaType',
      'size_bytes as sizeBytes',
      'sha256',
      sql<Partial<Certificate>>`facts`.as('facts'),
      'created_at as createdAt',
      'countersigned_at as countersignedAt',
      'countersigned_by as countersignedBy',
    ])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

/** Whether one side shows it in a claim. */
export async function isEvidence(handle: Handle, id: string): Promise<boolean> {
  const row = await handle
    .selectFrom('claim_evidence')
    .select('id')
    .where('packet_file_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** One that was taken back. */
export async function findRemovedFile(handle: Handle, id: string) {
  return handle
    .selectFrom('packet_files')
    .select('booking_id as bookingId')
    .where('id', '=', id)
    .where('removed_at', 'is not', null)
    .executeTakeFirst()
}

/** Placing a hold on one of them waits. */
export async function lockSides(tx: Tx, userIds: string[]): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', 'in', userIds).orderBy('id').forShare().execute()
}

/** Whether a legal hold keeps everything of its booking. */
export async function isFileHeld(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('packet_files')
    .innerJoin('bookings', 'bookings.id', 'packet_files.booking_id')
    .select('packet_files.id')
    .where('packet_files.id', '=', id)
    .where(isBookingHeld('bookings'))
    .executeTakeFirst()
  return row !== undefined
}

/** The row stays: what a packet has held is part of its story. */
export async function markFileRemoved(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('packet_files').set({ removed_at: now }).where('id', '=', id).execute()
}

export async function markFileCountersigned(
  tx: Tx,
  id: string,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('packet_files')
    .set({ countersigned_at: now, countersigned_by: userId })
    .where('id', '=', id)
    .execute()
}
