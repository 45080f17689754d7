import type { Actor } from '@roomtone/domain/access/actor'
import { addDays, type LocalDate } from '@roomtone/domain/time/local-date'
import { toInstant } from '@roomtone/domain/time/zone'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { findListingsWithSeries, lockOwnListings } from './calendar.store.ts'
import { refetchCalendars } from './feed/sweep-calendars.ts'
import { deleteSeries } from './holds.store.ts'

type Removing = { series: string; listing: string | null; from: LocalDate | null; to: LocalDate | null }

/** Twice is once: what is gone already is not missed. */
export async function removeBlocks(
  deps: Deps,
  actor: Actor,
  { series, listing: only, from, to }: Removing,
): Promise<undefined> {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const ids = only === null ? await findListingsWithSeries(tx, series, actor.userId) : [only]
    if (ids.length === 0) return undefined
    const own = await lockOwnListings(tx, ids, actor.userId)
    if (only !== null && own.length === 0) throw new Refused('not_found')
    for (const { id, searchId, timeZone } of own) {
      const midnight = (date: LocalDate) => toInstant({ date, minutes: 0 }, timeZone)
      const isChanged = await deleteSeries(tx, {
        id: series,
        listingId: searchId,
        from: from === null ? null : midnight(from),
        to: to === null ? null : midnight(addDays(to, 1)),
      })
      if (!isChanged) continue
      await refetchCalendars(deps, tx, id)
      await deps.audit.record(tx, {
        now,
        actorId: actor.userId,
        action: 'calendar.unblocked',
        subjectType: 'property',
        subjectId: id,
        data: { series, from, to },
      })
    }
    return undefined
  })
}
