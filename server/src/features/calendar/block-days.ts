import { blockDays as blockDaysEndpoint } from '@roomtone/contract/hosting/block-days'
import { textsIn } from '@roomtone/contract/text-class'
import type { Actor } from '@roomtone/domain/access/actor'
import { type Areas, freeParts } from '@roomtone/domain/calendar/areas'
import { daysTouched, overlaps, type TimeRange, wholeDays } from '@roomtone/domain/calendar/ranges'
import { datesFrom, type LocalDate } from '@roomtone/domain/time/local-date'
import { toLocal } from '@roomtone/domain/time/zone'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { requireCleanTexts } from '../moderation/entry.ts'
import { lockOwnListing } from './calendar.store.ts'
import { shownTime } from './calendar.view.ts'
import { findHeldTimes, type HeldTime, insertHolds } from './holds.store.ts'
import { nameDays } from './name-days.ts'
import { refusals } from './refusals.ts'
import { CHANGE_MAX_DAYS, type DayRange, requireDays, requireNotPast } from './require-days.ts'

type Blocking = DayRange & { id: string; note: string }

/** A booking can slip in between looking and inserting; two looks more are enough to see it and say so. */
const ATTEMPTS = 3

export async function blockDays(
  deps: Deps,
  actor: Actor,
  { id, from, to, note }: Blocking,
): Promise<undefined> {
  requireDays({ from, to }, CHANGE_MAX_DAYS)
  await requireCleanTexts(deps, {
    authorId: actor.userId,
    place: { kind: 'listing', id },
    texts: textsIn(blockDaysEndpoint.body, { note }),
  })
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const listing = await lockOwnListing(tx, id, actor.userId)
    if (!listing) throw new Refused('not_found')
    requireNotPast({ from, to }, toLocal(now, listing.timeZone).date)
    const about = { listingId: listing.searchId, kind: 'block', feedId: null, note, now } as const
    if (await takeFreeTime(tx, { ...about, areas: listing.areas }, datesFrom(from, to), listing.timeZone))
      await deps.audit.record(tx, {
        now,
        actorId: actor.userId,
        action: 'calendar.blocked',
        subjectType: 'property',
        subjectId: id,
        data: { from, to },
      })
    return undefined
  })
}

type About = Parameters<typeof insertHolds>[1] & { areas: Areas }

/** True when something was taken that was free before. */
async function takeFreeTime(tx: Tx, about: About, dates: LocalDate[], zone: string): Promise<boolean> {
  const days = dates.map((date) => wholeDays(date, date, zone))
  const all = wholeDays(dates[0] as LocalDate, dates.at(-1) as LocalDate, zone)
  let taken = 0
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const holds = await findHeldTimes(tx, about.listingId, all.startsAt, all.endsAt)
    requireNoBookings(holds, all, zone)
    // Day by day, so that each day is a row of its own and can be given back alone.
    const pieces = days.flatMap((day) => freeParts(day, about.areas, holds))
    const inserted = await insertHolds(tx, about, pieces)
    taken += inserted
    if (inserted === pieces.length) return taken > 0
  }
  throw new Refused('conflict')
}

/** By what the calendar shows: on a day with nothing but a turnaround the rest is the host's to block. */
function requireNoBookings(holds: HeldTime[], within: TimeRange, zone: string): void {
  const booked = holds
    .filter(({ kind }) => kind === 'booking')
    .flatMap((hold) => daysTouched(shownTime(hold), zone))
  const days = [...new Set(booked)].filter((date) => overlaps(wholeDays(date, date, zone), within))
  if (days.length === 0) return
  throw new Refused('conflict', {
    detail: (language) => refusals(language).booked({ days: nameDays(days, language) }),
  })
}
