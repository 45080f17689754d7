import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/http/refused.ts'
import { lockOwnListing, replaceToken } from './calendar.store.ts'
import { newCalendarToken } from './calendar-token.ts'
import { type FeedList, listFeeds } from './list-feeds.ts'

export async function rotatePublishUrl(deps: Deps, actor: Actor, id: string): Promise<FeedList> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    if (!(await lockOwnListing(tx, id, actor.userId))) throw new Refused('not_found')
    await replaceToken(tx, id, newCalendarToken())
    await deps.audit.record(tx, {
      now,
      actorId: actor.userId,
      action: 'calendar.address-changed',
      subjectType: 'property',
      subjectId: id,
    })
  })
  return listFeeds(deps, actor, id)
}
