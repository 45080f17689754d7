import type { MessageFile } from '@roomtone/contract/conversation/conversation'
import { sql } from 'kysely'
import type { Handle, Tx } from '../../../platform/db/database.ts'
import { isPersonHeld } from '../../../platform/db/is-held.ts'
import { isSide } from '../part.store.ts'

type NewMessageFile = MessageFile & { conversationId: string; ownerId: string; now: Date }

const COLUMNS = [
  'id',
  'name',
  'media_type as mediaType',
  'size_bytes as sizeBytes',
  'width',
  'height',
] as const

export async function insertMessageFile(tx: Tx, file: NewMessageFile): Promise<void> {
  await tx
    .insertInto('message_files')
    .values({
      id: file.id,
      conversation_id: file.conversationId,
      owner_id: file.ownerId,
      name: file.name,
      media_type: file.mediaType,
      size_bytes: file.sizeBytes,
      width: file.width,
      height: file.height,
      created_at: file.now,
    })
    .execute()
}

/**
 * Sends these unsent files of the owner with a message of the same conversation. Answers those it took: fewer than
 * asked for when one is somebody else's, of another conversation, sent before, or swept.
 */
export async function attachFiles(
  tx: Tx,
  asked: { messageId: string; conversationId: string; ownerId: string; ids: string[] },
): Promise<MessageFile[]> {
  if (asked.ids.length === 0) return []
  return tx
    .updateTable('message_files')
    .set({ message_id: asked.messageId })
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(asked.ids))))
    .where('conversation_id', '=', asked.conversationId)
    .where('owner_id', '=', asked.ownerId)
    .where('message_id', 'is', null)
    .returning(COLUMNS)
    .execute()
}

/** Files of several messages, in the order they were uploaded. The caller checks who may see the messages. */
export async function findFilesOf(handle: Handle, messageIds: string[]) {
  return handle
    .selectFrom('message_files')
    .select([...COLUMNS, 'message_id as messageId'])
    .where((eb) => eb('message_id', '=', eb.fn.any(eb.val(messageIds))))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

type Readable = { name: string; mediaType: string; ownerId: string; conversationId: string; isPart: boolean }

/**
 * A file as this person may read it: while they are part of its conversation, their own and what was sent there and
 * not held back; and, for an admin, whatever was sent.
 */
export async function findReadableFile(
  handle: Handle,
  id: string,
  { userId, isAdmin }: { userId: string; isAdmin: boolean },
): Promise<Readable | undefined> {
  const { rows } = await sql<Readable>`
    select file.name, file.media_type as "mediaType", file.owner_id as "ownerId", c.id as "conversationId",
      part.is as "isPart"
    from message_files file
    join conversations c on c.id = file.conversation_id
    cross join lateral (select ${isSide(userId)} as is) as part
    left join messages m on m.id = file.message_id
    where file.id = ${id} and (
      (part.is and (file.owner_id = ${userId}::uuid or not m.is_flagged))
      or (${isAdmin}::boolean and m.id is not null))`.execute(handle)
  return rows[0]
}

/** Those that no legal hold keeps. */
export async function findUnsentFiles(handle: Handle, before: Date, limit: number): Promise<string[]> {
  const rows = await handle
    .selectFrom('message_files')
    .select('id')
    .where('message_id', 'is', null)
    .where('created_at', '<', before)
    .where(({ not }) => not(isPersonHeld('message_files.owner_id')))
    .orderBy('created_at')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

/** False: it was sent meanwhile, or another sweep was first. */
export async function deleteUnsentFile(tx: Tx, id: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('message_files')
    .where('id', '=', id)
    .where('message_id', 'is', null)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}
