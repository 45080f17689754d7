import type { Reply } from '@roomtone/contract/endpoint'
import type { showHostCalendar as showHostCalendarEndpoint } from '@roomtone/contract/hosting/host-calendar'
import type { Actor } from '@roomtone/domain/access/actor'
import { hoursOfStored } from '@roomtone/domain/availability/weekly-hours'
import { wholeDays } from '@roomtone/domain/calendar/ranges'
import { datesFrom } from '@roomtone/domain/time/local-date'
import { toLocal } from '@roomtone/domain/time/zone'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { mayActFor } from '../cohost/entry.ts'
import { findOwnListing } from './calendar.store.ts'
import { dayView, holdView } from './calendar.view.ts'
import { findHeldTimes } from './holds.store.ts'
import { findOverrides } from './overrides.store.ts'
import { type DayRange, requireDays } from './require-days.ts'

const VIEW_MAX_DAYS = 62

export async function showHostCalendar(
  deps: Deps,
  actor: Actor,
  { id, from, to }: DayRange & { id: string },
): Promise<Reply<typeof showHostCalendarEndpoint>> {
  requireDays({ from, to }, VIEW_MAX_DAYS)
  const listing = await findOwnListing(deps.db, id, actor.userId)
  if (!listing) throw new Refused('not_found')
  const { startsAt, endsAt } = wholeDays(from, to, listing.timeZone)
  const holds = await findHeldTimes(deps.db, listing.searchId, startsAt, endsAt)
  const overrides = await findOverrides(deps.db, id, from, to)
  const seesBookings = await mayActFor(deps.db, actor, id, 'bookings')
  return {
    timeZone: listing.timeZone,
    today: toLocal(deps.clock.now(), listing.timeZone).date,
    days: datesFrom(from, to).map((date) =>
      dayView(date, { ...listing, hours: hoursOfStored(listing), overrides }, holds),
    ),
    held: holds.map((hold) => holdView(hold, seesBookings)),
  }
}
