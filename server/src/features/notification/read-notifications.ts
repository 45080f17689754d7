import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { countListed, markRead, type Which } from './notification.store.ts'

export async function readNotifications(
  deps: Deps,
  { userId }: Actor,
  which: Which,
): Promise<{ unread: number }> {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    // Other pages of this person follow; a person who read nothing new needs no event.
    if ((await markRead(tx, userId, which, now)) > 0)
      await deps.live.tell(tx, [userId], { kind: 'notification' }, now)
    return { unread: await countListed(tx, { userId, filter: 'unread' }) }
  })
}
