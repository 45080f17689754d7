import { randomUUID } from 'node:crypto'
import { messageMailDueAt } from '@roomtone/domain/notification/message-mail'
import type { Deps } from '../../../platform/deps.ts'
import { insertAtOnce } from './at-once.store.ts'
import type { MessageRow } from './message.store.ts'
import type { Draft } from './write-message.ts'

/**
 * In a thread that is going on the database is asked once, and answers when all is written. Undefined: it was not as it
 * seemed, and nothing was written.
 */
export async function writeAtOnce(
  deps: Deps,
  senderId: string,
  { id: conversationId, content, key }: Draft,
): Promise<MessageRow | undefined> {
  const id = randomUUID()
  const now = deps.clock.now()
  const dueAt = messageMailDueAt(null, now)
  const row = await insertAtOnce(deps.db, { id, conversationId, senderId, content, key, now, dueAt })
  return row && { ...row, id, conversationId, senderId, content, key, isFlagged: false, flagReason: null }
}
