import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { changeCalendarAddress } from '../../cohost/entry.ts'
import { lockOwnListing } from '../calendar.store.ts'
import { type FeedList, listFeeds } from '../feed/list-feeds.ts'

export async function rotatePublishUrl(deps: Deps, actor: Actor, id: string): Promise<FeedList> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    if (!(await lockOwnListing(tx, id, actor.userId))) throw new Refused('not_found')
    await changeCalendarAddress(deps, tx, { propertyId: id, actorId: actor.userId, now })
  })
  return listFeeds(deps, actor, id)
}
