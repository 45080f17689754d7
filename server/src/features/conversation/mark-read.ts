import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { seeEachOthersReceipts } from '../privacy/entry.ts'
import { demandPart } from './demand-part.ts'
import { advanceRead } from './message.store.ts'

export async function markRead(
  deps: Deps,
  { userId }: Actor,
  { id, seq }: { id: string; seq: number },
): Promise<undefined> {
  const { otherId } = await demandPart(deps.db, id, userId)
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const reached = await advanceRead(tx, { conversationId: id, userId, seq, now })
    if (reached === null) return
    const event = { kind: 'read', conversationId: id, seq: reached } as const
    const isSeen = await seeEachOthersReceipts(tx, userId, otherId)
    await deps.live.tell(tx, isSeen ? [userId, otherId] : [userId], event, now)
    await deps.live.tell(tx, [userId], { kind: 'unread' }, now)
  })
}
