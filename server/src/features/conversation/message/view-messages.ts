import type { MessageView } from '@roomtone/contract/conversation/conversation'
import type { Handle } from '../../../platform/db/database.ts'
import { messageViewOf, type Reading } from '../conversation.view.ts'
import { findFilesOf } from '../file/message-file.store.ts'
import { findFirstNames, type MessageRow } from './message.store.ts'

/** With the files that went with them; whether the reader may see them was asked before. */
export async function viewMessages(
  handle: Handle,
  rows: MessageRow[],
  reading: Reading,
): Promise<MessageView[]> {
  if (rows.length === 0) return []
  const files = await findFilesOf(
    handle,
    rows.map(({ id }) => id),
  )
  const names = await findFirstNames(handle, cohostsOf(rows, reading))
  return rows.map((row) =>
    messageViewOf(row, reading, {
      files: files.filter(({ messageId }) => messageId === row.id),
      cohost: names.get(row.senderId) ?? null,
    }),
  )
}

function cohostsOf(rows: MessageRow[], { guestId, hostId }: Reading): string[] {
  const senders = new Set(rows.map(({ senderId }) => senderId))
  return [...senders].filter((id) => id !== guestId && id !== hostId)
}
