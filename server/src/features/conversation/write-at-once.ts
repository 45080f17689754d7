import { randomUUID } from 'node:crypto'
import { messageMailDueAt } from '@roomtone/domain/notification/message-mail'
import type { Deps } from '../../platform/deps.ts'
import { insertAhead, lockAhead, seqOf } from './at-once.store.ts'
import { findByKey, type MessageRow } from './message.store.ts'
import type { Sending } from './sending.store.ts'
import type { Draft } from './write-message.ts'

/**
 * In a thread that is going on nothing has to be heard from the database before the commit: all statements go together.
 * Undefined: it was not as it seemed, and nothing was written.
 */
export async function writeAtOnce(
  deps: Deps,
  senderId: string,
  { guestId, hostId }: Pick<Sending, 'guestId' | 'hostId'>,
  { id: conversationId, content, key }: Draft,
): Promise<MessageRow | undefined> {
  const id = randomUUID()
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    await lockAhead(tx, conversationId)
    const dueAt = messageMailDueAt(null, now)
    await insertAhead(tx, { id, conversationId, senderId, content, key, now, dueAt })
    await deps.live.tellLast(tx, [guestId, hostId], { kind: 'message', conversationId }, now, seqOf(id))
  })
  const said = await findByKey(deps.db, senderId, key)
  return said?.id === id ? said : undefined
}
