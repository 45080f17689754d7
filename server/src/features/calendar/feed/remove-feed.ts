import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { lockOwnListing } from '../calendar.store.ts'
import { deleteFeed } from './feeds.store.ts'
import { refetchCalendars } from './sweep-calendars.ts'

/** Unsubscribes; time that only this calendar held is free immediately. */
export async function removeFeed(
  deps: Deps,
  actor: Actor,
  { id, feedId }: { id: string; feedId: string },
): Promise<undefined> {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const listing = await lockOwnListing(tx, id, actor.userId)
    if (!listing || !(await deleteFeed(tx, id, feedId))) throw new Refused('not_found')
    await refetchCalendars(deps, tx, id)
    await deps.audit.record(tx, {
      now,
      actorId: actor.userId,
      action: 'calendar.feed-removed',
      subjectType: 'property',
      subjectId: id,
      data: { feedId },
    })
    return undefined
  })
}
