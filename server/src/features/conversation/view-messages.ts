import type { MessageView } from '@roomtone/contract/conversation/conversation'
import type { Handle } from '../../platform/db/database.ts'
import { messageViewOf } from './conversation.view.ts'
import type { MessageRow } from './message.store.ts'
import { findFilesOf } from './message-file.store.ts'

/** With the files that went with them; whether the reader may see them was asked before. */
export async function viewMessages(
  handle: Handle,
  rows: MessageRow[],
  readerId: string,
): Promise<MessageView[]> {
  if (rows.length === 0) return []
  const files = await findFilesOf(
    handle,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const own = files.filter(({ messageId }) => messageId === row.id)
    return messageViewOf(row, own, readerId)
  })
}
