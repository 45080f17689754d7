import type { Actor } from '@roomtone/domain/access/actor'
import { subtract, wholeDays } from '@roomtone/domain/calendar/ranges'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/http/refused.ts'
import { lockOwnListing } from './calendar.store.ts'
import { CHANGE_MAX_DAYS, type DayRange, demandDays } from './demand-days.ts'
import { deleteBlocks, insertHolds } from './holds.store.ts'
import { refetchCalendars } from './sweep-calendars.ts'

export async function unblockDays(
  deps: Deps,
  actor: Actor,
  { id, from, to }: DayRange & { id: string },
): Promise<undefined> {
  demandDays({ from, to }, CHANGE_MAX_DAYS)
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const listing = await lockOwnListing(tx, id, actor.userId)
    if (!listing) throw new Refused('not_found')
    const days = wholeDays(from, to, listing.timeZone)
    const freed = await deleteBlocks(tx, listing.searchId, days.startsAt, days.endsAt)
    if (freed.length === 0) return undefined
    // A block made under another time zone does not end at this zone's midnight: what lies outside stays blocked.
    for (const { note, ...block } of freed)
      await insertHolds(
        tx,
        { listingId: listing.searchId, kind: 'block', feedId: null, note, now },
        subtract([block], [days]),
      )
    await refetchCalendars(deps, tx, id)
    await deps.audit.record(tx, {
      now,
      actorId: actor.userId,
      action: 'calendar.unblocked',
      subjectType: 'property',
      subjectId: id,
      data: { from, to },
    })
    return undefined
  })
}
