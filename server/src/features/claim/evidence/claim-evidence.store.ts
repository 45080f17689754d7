import type { ClaimSide } from '@roomtone/domain/claim/claim'
import { type Insertable, sql } from 'kysely'
import type { Handle, Tx } from '../../../platform/db/database.ts'
import { firstName } from '../../../platform/db/first-name.ts'
import type { ClaimEvidence } from '../../../platform/db/generated/schema.ts'

export async function insertEvidence(tx: Tx, rows: Insertable<ClaimEvidence>[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('claim_evidence').values(rows).execute()
}

export type EvidenceRow = Awaited<ReturnType<typeof findEvidence>>[number]

/** In the order in which it was brought. A message that was taken out of its conversation has no words left. */
export async function findEvidence(handle: Handle, claimId: string) {
  return handle
    .selectFrom('claim_evidence as evidence')
    .leftJoin('packet_files as file', 'file.id', 'evidence.packet_file_id')
    .leftJoin('messages', 'messages.id', 'evidence.message_id')
    .leftJoin('profiles as sender', 'sender.id', 'messages.sender_id')
    .select([
      'evidence.id',
      'evidence.side',
      'evidence.kind',
      'evidence.added_at as addedAt',
      'evidence.name',
      'evidence.media_type as mediaType',
      'file.id as fileId',
      'file.kind as fileKind',
      'file.name as fileName',
      'file.media_type as fileType',
      'file.created_at as fileAt',
      'messages.id as messageId',
      'messages.content',
      'messages.created_at as sentAt',
      firstName<string | null>('sender').as('senderName'),
    ])
    .where('evidence.claim_id', '=', claimId)
    .orderBy('evidence.added_at')
    .orderBy('evidence.kind', 'desc')
    .orderBy('evidence.id')
    .execute()
}

export async function countEvidence(
  handle: Handle,
  { claimId, side }: { claimId: string; side: ClaimSide },
): Promise<{ chosen: number; uploads: number }> {
  return handle
    .selectFrom('claim_evidence')
    .select([
      sql<number>`count(*) filter (where kind <> 'upload')`.as('chosen'),
      sql<number>`count(*) filter (where kind = 'upload')`.as('uploads'),
    ])
    .where('claim_id', '=', claimId)
    .where('side', '=', side)
    .executeTakeFirstOrThrow()
}

/** A file of its own. The caller checks who may know about it. */
export async function findUpload(handle: Handle, id: string) {
  return handle
    .selectFrom('claim_evidence as evidence')
    .innerJoin('claims', 'claims.id', 'evidence.claim_id')
    .select([
      'evidence.id',
      'claims.id as claimId',
      'claims.booking_id as bookingId',
      sql<string>`evidence.file_key`.as('key'),
      sql<string>`evidence.name`.as('name'),
      sql<string>`evidence.media_type`.as('mediaType'),
      sql<Buffer>`evidence.sha256`.as('sha256'),
    ])
    .where('evidence.id', '=', id)
    .where('evidence.kind', '=', 'upload')
    .executeTakeFirst()
}

/** What the packet of a booking holds that both sides see. */
export async function findPacketChoices(handle: Handle, bookingId: string) {
  return handle
    .selectFrom('packet_files')
    .select(['id', 'kind', 'party as side', 'name', 'media_type as mediaType', 'created_at as addedAt'])
    .where('booking_id', '=', bookingId)
    .where('removed_at', 'is', null)
    .orderBy('kind')
    .orderBy('created_at')
    .execute()
}

/** Messages between the two sides of a booking at its space, the latest first, as far as both were shown them. */
export async function findMessageChoices(handle: Handle, bookingId: string, limit: number) {
  return handle
    .selectFrom('bookings')
    .innerJoin('conversations', (join) =>
      join
        .onRef('conversations.property_id', '=', 'bookings.property_id')
        .onRef('conversations.guest_id', '=', 'bookings.guest_id')
        .onRef('conversations.host_id', '=', 'bookings.host_id'),
    )
    .innerJoin('messages', 'messages.conversation_id', 'conversations.id')
    .innerJoin('profiles as sender', 'sender.id', 'messages.sender_id')
    .select([
      'messages.id',
      'messages.content',
      'messages.created_at as sentAt',
      firstName('sender').as('sender'),
    ])
    .where('bookings.id', '=', bookingId)
    .where('messages.is_flagged', '=', false)
    .orderBy('messages.seq', 'desc')
    .limit(limit)
    .execute()
}

/** How many of these belong to this booking and can be shown by either side. */
export async function countBelonging(
  handle: Handle,
  {
    bookingId,
    packetFileIds,
    messageIds,
  }: { bookingId: string; packetFileIds: string[]; messageIds: string[] },
): Promise<{ files: number; messages: number }> {
  const { rows } = await sql<{ files: number; messages: number }>`select
    (select count(*) from packet_files where id = any(${packetFileIds}::uuid[])
      and booking_id = ${bookingId}::uuid and removed_at is null) as files,
    (select count(*) from messages
      join conversations on conversations.id = messages.conversation_id
      join bookings on bookings.property_id = conversations.property_id
        and bookings.guest_id = conversations.guest_id and bookings.host_id = conversations.host_id
      where messages.id = any(${messageIds}::uuid[]) and bookings.id = ${bookingId}::uuid
        and not messages.is_flagged) as messages`.execute(handle)
  return rows[0] ?? { files: 0, messages: 0 }
}

/** Files that went with messages, to be read where the conversation's are. */
export async function findFilesOfMessages(handle: Handle, messageIds: string[]) {
  if (messageIds.length === 0) return []
  return handle
    .selectFrom('message_files')
    .select([
      'id',
      'message_id as messageId',
      'name',
      'media_type as mediaType',
      'size_bytes as sizeBytes',
      'width',
      'height',
    ])
    .where((eb) => eb('message_id', '=', eb.fn.any(eb.val(messageIds))))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
