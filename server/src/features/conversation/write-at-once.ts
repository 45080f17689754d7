import { randomUUID } from 'node:crypto'
import { messageMailDueAt } from '@roomtone/domain/notification/message-mail'
import type { Deps } from '../../platform/deps.ts'
import { toldTo } from '../../platform/live/tell-live.ts'
import { lockAhead, writeAhead } from './at-once.store.ts'
import type { MessageRow } from './message.store.ts'
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
  const given = await deps.db.transaction().execute(async (tx) => {
    await lockAhead(tx, conversationId)
    const dueAt = messageMailDueAt(null, now)
    const told = toldTo([guestId, hostId], { kind: 'message', conversationId }, now)
    return writeAhead(tx, { id, conversationId, senderId, content, key, now, dueAt }, told)
  })
  const [row] = given
  return row && { ...row, id, conversationId, senderId, content, key, isFlagged: false, flagReason: null }
}
