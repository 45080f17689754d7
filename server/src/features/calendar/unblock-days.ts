import type { Actor } from '@roomtone/domain/access/actor'
import { areasOf } from '@roomtone/domain/calendar/areas'
import { daysTouched, overlaps, subtract, type TimeRange, wholeDays } from '@roomtone/domain/calendar/ranges'
import type { LocalDate } from '@roomtone/domain/time/local-date'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { lockOwnListing } from './calendar.store.ts'
import { refetchCalendars } from './feed/sweep-calendars.ts'
import { deleteBlocks, findCancelledTimes, insertHolds } from './holds.store.ts'
import { nameDays } from './name-days.ts'
import { refusals } from './refusals.ts'
import { CHANGE_MAX_DAYS, type DayRange, requireDays } from './require-days.ts'

type Unblocking = DayRange & { id: string }

/** What a host cancelled is named after everything else has been given back as they asked. */
export async function unblockDays(deps: Deps, actor: Actor, asked: Unblocking): Promise<undefined> {
  requireDays(asked, CHANGE_MAX_DAYS)
  const { staying, hasFreed } = await deps.db
    .transaction()
    .execute((tx) => removeBlocks(deps, tx, actor, asked))
  if (staying.length === 0) return undefined
  throw new Refused('conflict', {
    detail: (language) => {
      const { restUnblocked, staysBlocked } = refusals(language)
      return (hasFreed ? restUnblocked : staysBlocked)({ days: nameDays(staying, language) })
    },
  })
}

async function removeBlocks(deps: Deps, tx: Tx, actor: Actor, { id, from, to }: Unblocking) {
  const now = deps.clock.now()
  const listing = await lockOwnListing(tx, id, actor.userId)
  if (!listing) throw new Refused('not_found')
  const { searchId, timeZone } = listing
  const days = wholeDays(from, to, timeZone)
  const staying = daysOf(await findCancelledTimes(tx, searchId, days.startsAt, days.endsAt), days, timeZone)
  const freed = await deleteBlocks(tx, searchId, days.startsAt, days.endsAt)
  if (freed.length === 0) return { staying, hasFreed: false }
  // A block made under another time zone does not end at this zone's midnight: the rest stays blocked.
  for (const { note, areas, series, ...block } of freed)
    await insertHolds(
      tx,
      { listingId: searchId, kind: 'block', feedId: null, note, series, now },
      subtract([block], [days]).map((rest) => ({ ...rest, areas: areasOf(areas) })),
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
  return { staying, hasFreed: true }
}

function daysOf(times: TimeRange[], within: TimeRange, zone: string): LocalDate[] {
  const touched = new Set(times.flatMap((time) => daysTouched(time, zone)))
  return [...touched].filter((date) => overlaps(wholeDays(date, date, zone), within))
}
