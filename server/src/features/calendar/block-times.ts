import { randomUUID } from 'node:crypto'
import type { Reply } from '@roomtone/contract/endpoint'
import { blockTimes as blockTimesEndpoint } from '@roomtone/contract/hosting/block-times'
import { textsIn } from '@roomtone/contract/text-class'
import type { Actor } from '@roomtone/domain/access/actor'
import { freeParts } from '@roomtone/domain/calendar/areas'
import { type BlockRule, blockedTimes } from '@roomtone/domain/calendar/block-rule'
import { daysTouched, overlaps, type TimeRange, wholeDays } from '@roomtone/domain/calendar/ranges'
import type { LocalDate } from '@roomtone/domain/time/local-date'
import { toLocal } from '@roomtone/domain/time/zone'
import { formatsIn } from '@roomtone/texts/all/formats'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refused, refusedField } from '../../platform/refused.ts'
import { requireCleanTexts } from '../moderation/entry.ts'
import { lockOwnListings } from './calendar.store.ts'
import { shownTime } from './calendar.view.ts'
import { findHeldTimesOf, type HeldTime, insertHolds } from './holds.store.ts'
import { nameDays } from './name-days.ts'
import { refusals } from './refusals.ts'
import { CHANGE_MAX_DAYS, requireDays, requireNotPast } from './require-days.ts'

type Blocking = BlockRule & { listings: string[]; note: string }
type Listing = Awaited<ReturnType<typeof lockOwnListings>>[number]
type Wanted = { listing: Listing; times: TimeRange[] }

/** A booking can slip in between looking and inserting; two looks more are enough to see it and say so. */
const ATTEMPTS = 3

/** Each is a row with its own entries of indexes, under locks that bookings of the house wait for. */
const TIMES_MAX = 5 * CHANGE_MAX_DAYS

export async function blockTimes(
  deps: Deps,
  actor: Actor,
  { listings, note, ...rule }: Blocking,
): Promise<Reply<typeof blockTimesEndpoint>> {
  const { from, to } = rule
  requireDays(rule, CHANGE_MAX_DAYS)
  const ids = [...new Set(listings)]
  await requireCleanTexts(deps, {
    authorId: actor.userId,
    place: { kind: 'listing', id: ids[0] ?? '' },
    texts: textsIn(blockTimesEndpoint.body, { note }),
  })
  const now = deps.clock.now()
  const series = randomUUID()
  return deps.db.transaction().execute(async (tx) => {
    const own = await lockOwnListings(tx, ids, actor.userId)
    if (own.length < ids.length) throw new Refused('not_found')
    for (const { timeZone } of own) requireNotPast(rule, toLocal(now, timeZone).date)
    const wanted = own.map((listing) => ({ listing, times: blockedTimes(rule, listing.timeZone) }))
    requireSome(wanted)
    const taken = await takeFreeTime(tx, wanted, { kind: 'block', feedId: null, note, series, now })
    for (const subjectId of taken)
      await deps.audit.record(tx, {
        now,
        actorId: actor.userId,
        action: 'calendar.blocked',
        subjectType: 'property',
        subjectId,
        data: { from, to, series },
      })
    return { series: taken.size > 0 ? series : null }
  })
}

function requireSome(wanted: Wanted[]): void {
  const count = wanted.reduce((sum, { times }) => sum + times.length, 0)
  if (count === 0) throw refusedField('weekdays', (language) => refusals(language).noSuchDay)
  if (count > TIMES_MAX) throw refusedField('listings', (language) => refusals(language).tooManyTimes)
}

type About = Omit<Parameters<typeof insertHolds>[1], 'listingId'>

/** The listings of which something was taken that was free before. */
async function takeFreeTime(tx: Tx, wanted: Wanted[], about: About): Promise<Set<string>> {
  const all = spanOf(wanted.flatMap(({ times }) => times))
  const ids = wanted.map(({ listing }) => listing.searchId)
  const taken = new Set<string>()
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const held = await findHeldTimesOf(tx, ids, all.startsAt, all.endsAt)
    requireNoBookings(wanted, held)
    let missed = 0
    for (const { listing, times } of wanted) {
      const holds = held.get(listing.searchId) ?? []
      // Day by day, so that each day is a row of its own and can be given back alone.
      const pieces = times.flatMap((time) => freeParts(time, listing.areas, holds))
      const inserted = await insertHolds(tx, { ...about, listingId: listing.searchId }, pieces)
      missed += pieces.length - inserted
      if (inserted > 0) taken.add(listing.id)
    }
    if (missed === 0) return taken
  }
  throw new Refused('conflict')
}

function spanOf(times: TimeRange[]): TimeRange {
  return {
    startsAt: new Date(Math.min(...times.map(({ startsAt }) => startsAt.getTime()))),
    endsAt: new Date(Math.max(...times.map(({ endsAt }) => endsAt.getTime()))),
  }
}

/** By what the calendar shows: on a day with nothing but a turnaround the rest is the host's to block. */
function requireNoBookings(wanted: Wanted[], held: Map<number, HeldTime[]>): void {
  const booked = wanted.flatMap(({ listing, times }) => {
    const days = bookedDays(held.get(listing.searchId) ?? [], times, listing.timeZone)
    return days.length > 0 ? [{ title: listing.title, days }] : []
  })
  const [first] = booked
  if (!first) return
  throw new Refused('conflict', {
    detail: (language) => {
      const words = refusals(language)
      if (wanted.length === 1) return words.booked({ days: nameDays(first.days, language) })
      const spaces = booked.map(({ title, days }) =>
        words.bookedAt({ title, days: nameDays(days, language) }),
      )
      return words.bookedInSeveral({ spaces: formatsIn(language).list(spaces) })
    },
  })
}

function bookedDays(holds: HeldTime[], times: TimeRange[], zone: string): LocalDate[] {
  const days = holds
    .filter(({ kind }) => kind === 'booking')
    .map(shownTime)
    .filter((booking) => times.some((time) => overlaps(time, booking)))
    .flatMap((booking) => daysTouched(booking, zone))
  return [...new Set(days)].filter((date) => {
    const day = wholeDays(date, date, zone)
    return times.some((time) => overlaps(time, day))
  })
}
