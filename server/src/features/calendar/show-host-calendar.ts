import { createHash } from 'node:crypto'
import type { Reply } from '@roomtone/contract/endpoint'
import type {
  HostCalendar,
  HostCalendars,
  showHostCalendar as showHostCalendarEndpoint,
} from '@roomtone/contract/hosting/host-calendar'
import type { Actor } from '@roomtone/domain/access/actor'
import { hoursOfStored } from '@roomtone/domain/availability/weekly-hours'
import { overlaps, subtract, type TimeRange, union, wholeDays } from '@roomtone/domain/calendar/ranges'
import { datesFrom } from '@roomtone/domain/time/local-date'
import { toLocal } from '@roomtone/domain/time/zone'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { findOwnCalendars, findOwnListing } from './calendar.store.ts'
import { dayView, fullView, holdView, secondHoldView } from './calendar.view.ts'
import { findFeedStates } from './feed/feeds.store.ts'
import { type FullTime, findFullTimesOf } from './full-areas.store.ts'
import { findHeldTimesOf } from './holds.store.ts'
import { findDayPricesOf } from './overrides.store.ts'
import { type DayRange, requireDays } from './require-days.ts'
import { findSecondHolds } from './second-holds.store.ts'

const VIEW_MAX_DAYS = 62

export async function showHostCalendar(
  deps: Deps,
  actor: Actor,
  { id, ...days }: DayRange & { id: string },
): Promise<Reply<typeof showHostCalendarEndpoint>> {
  requireDays(days, VIEW_MAX_DAYS)
  const listing = await findOwnListing(deps.db, id, actor.userId)
  if (!listing) throw new Refused('not_found')
  const [calendar] = await calendarsOf(deps, [listing], days)
  if (!calendar) throw new Refused('not_found')
  return calendar
}

/** As many statements for a hundred listings as for one. */
export async function showHostCalendars(deps: Deps, actor: Actor, days: DayRange): Promise<HostCalendars> {
  requireDays(days, VIEW_MAX_DAYS)
  const listings = await findOwnCalendars(deps.db, actor.userId)
  const calendars = await calendarsOf(deps, listings, days)
  const feeds = await findFeedStates(
    deps.db,
    listings.map(({ id }) => id),
  )
  const feedsOf = (listing: string) =>
    feeds
      .filter(({ propertyId }) => propertyId === listing)
      .map(({ id, name, lastSucceededAt, isFailing }) => ({
        id,
        name,
        lastSucceededAt: lastSucceededAt?.toISOString() ?? null,
        isFailing,
      }))
  return {
    listings: listings.flatMap(({ id, title, premisesId, premisesName, city, state }, index) => {
      const calendar = calendars[index]
      const premises = { id: premisesId, name: premisesName, city, state }
      return calendar ? [{ id, title, premises, feeds: feedsOf(id), ...calendar }] : []
    }),
  }
}

type Listing = NonNullable<Awaited<ReturnType<typeof findOwnListing>>>

async function calendarsOf(deps: Deps, listings: Listing[], { from, to }: DayRange): Promise<HostCalendar[]> {
  if (listings.length === 0) return []
  const now = deps.clock.now()
  const spans = listings.map(({ timeZone }) => wholeDays(from, to, timeZone))
  // The days of one listing begin later than those of another: what is asked for covers all of them.
  const all = {
    from: new Date(Math.min(...spans.map(({ startsAt }) => startsAt.getTime()))),
    to: new Date(Math.max(...spans.map(({ endsAt }) => endsAt.getTime()))),
  }
  const ids = listings.map(({ id }) => id)
  const held = await findHeldTimesOf(
    deps.db,
    listings.map(({ searchId }) => searchId),
    all.from,
    all.to,
  )
  const full = await findFullTimesOf(
    deps.db,
    listings.map(({ searchId }) => searchId),
    all.from,
    all.to,
  )
  const dayPrices = await findDayPricesOf(deps.db, ids, from, to)
  const waiting = await findSecondHolds(deps.db, ids, { ...all, now })
  return listings.map((listing, index) => {
    const { id, searchId, timeZone, seesBookings } = listing
    const span = spans[index] ?? wholeDays(from, to, timeZone)
    const holds = (held.get(searchId) ?? []).filter((hold) => overlaps(hold, span))
    const shared = fullTimesBeside(full.get(searchId) ?? [], holds)
      .filter((time) => overlaps(time, span))
      .map((time) => ({ ...time, id: idOf(id, time), booking: null }))
    const prices = dayPrices.get(id) ?? { overrides: {}, hourlyOverrides: {} }
    const priced = { ...listing, hours: hoursOfStored(listing), ...prices }
    return {
      timeZone,
      today: toLocal(now, timeZone).date,
      days: datesFrom(from, to).map((date) => dayView(date, priced, [...holds, ...shared])),
      held: [...holds.map((hold) => holdView(hold, seesBookings)), ...shared.map(fullView)],
      secondHolds: waiting
        .filter((one) => one.propertyId === id && overlaps(one, span))
        .map((one) => secondHoldView(one, seesBookings)),
      seesBookings,
      rentsBy: listing.rentsBy,
    }
  })
}

/** In as few pieces as possible, without what is drawn anyway. */
function fullTimesBeside(full: readonly FullTime[], drawn: readonly TimeRange[]): FullTime[] {
  const areas = [...new Set(full.map(({ area }) => area))]
  return areas.flatMap((area) => {
    const times = union(full.filter((one) => one.area === area))
    return subtract(times, drawn).map((time) => ({ ...time, area }))
  })
}

/** The same each time it is read: no row of the database is behind it. */
function idOf(listingId: string, { area, startsAt }: FullTime): string {
  const hex = createHash('sha256').update(`${listingId} ${area} ${startsAt.toISOString()}`).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
