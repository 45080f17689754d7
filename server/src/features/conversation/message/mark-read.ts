import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { findReceiptsSeenBy } from '../../privacy/entry.ts'
import { requirePart } from '../require-part.ts'
import { advanceRead } from './message.store.ts'

export async function markRead(
  deps: Deps,
  { userId }: Actor,
  { id, seq }: { id: string; seq: number },
): Promise<undefined> {
  const { role, hostId, guestId, helpers } = await requirePart(deps.db, id, userId)
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const reached = await advanceRead(tx, { conversationId: id, userId, seq, now })
    if (reached === null) return
    const event = { kind: 'read', conversationId: id, seq: reached } as const
    const others = role === 'guest' ? [hostId, ...helpers] : [guestId]
    await deps.live.tell(tx, [userId, ...(await findReceiptsSeenBy(tx, userId, others))], event, now)
    await deps.live.tell(tx, [userId], { kind: 'unread' }, now)
  })
}
