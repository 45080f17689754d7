import type { HostCalendar } from '@roomtone/contract/hosting/host-calendar'
import { openRangeOf } from '@roomtone/domain/availability/check-choice'
import type { WeeklyHours } from '@roomtone/domain/availability/weekly-hours'
import { overlaps, subtract, type TimeRange, wholeDays } from '@roomtone/domain/calendar/ranges'
import type { Cents } from '@roomtone/domain/money/cents'
import { dayPriceOf, hourlyRateOn, isWeekend } from '@roomtone/domain/pricing/rates'
import type { LocalDate } from '@roomtone/domain/time/local-date'
import type { FullTime } from './full-areas.store.ts'
import type { HeldTime } from './holds.store.ts'
import type { DayPrices } from './overrides.store.ts'
import type { SecondHold } from './second-holds.store.ts'

type Day = HostCalendar['days'][number]

type Listing = {
  timeZone: string
  pricePerDay: Cents
  weekendDays: number[]
  weekendPrice: Cents | null
  hourlyRate: Cents | null
  weekendHourlyRate: Cents | null
  hours: WeeklyHours
} & DayPrices

/** What is known of a day's holds for its state; the rest is in `held`. */
type DayHold = TimeRange & { id: string; booking: { endsAt: Date } | null }

export function dayView(date: LocalDate, listing: Listing, holds: DayHold[]): Day {
  const day = wholeDays(date, date, listing.timeZone)
  const touching = holds.filter((hold) => overlaps(hold, day))
  return {
    date,
    price: dayPriceOf(listing, date),
    isOverride: listing.overrides[date] !== undefined,
    hourly: hourlyRateOn(listing, date),
    isHourlyOverride: listing.hourlyOverrides[date] !== undefined,
    isWeekend: isWeekend(listing, date),
    state: stateOf(date, listing, touching),
    holds: touching.filter((hold) => overlaps(shownTime(hold), day)).map(({ id }) => id),
  }
}

/**
 * A co-host who keeps the calendar but not the bookings sees that a time is taken, and nothing about the
 * guest. Of what another space of the house has, everyone sees which space it is.
 */
export function holdView(hold: HeldTime, seesBookings: boolean): HostCalendar['held'][number] {
  const { id, kind, space } = hold
  const booking = seesBookings && !space ? hold.booking : null
  const { startsAt, endsAt } = shownTime(hold)
  return {
    id,
    kind,
    label: space ? '' : heldLabel({ ...hold, booking }),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    callAt: booking?.callAt.toISOString() ?? null,
    wrapAt: booking?.wrapAt.toISOString() ?? null,
    bookingId: booking?.id ?? null,
    state: booking?.state ?? null,
    crew: booking?.crew ?? null,
    heldUntil: hold.endsAt.toISOString(),
    stays: hold.stays && !space,
    space: space?.title ?? null,
    series: space ? null : hold.series,
    full: null,
  }
}

export function fullView({
  id,
  area,
  startsAt,
  endsAt,
}: FullTime & { id: string }): HostCalendar['held'][number] {
  return {
    id,
    kind: 'block',
    label: '',
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    callAt: null,
    wrapAt: null,
    bookingId: null,
    state: null,
    crew: null,
    heldUntil: endsAt.toISOString(),
    stays: false,
    space: null,
    series: null,
    full: area,
  }
}

export function secondHoldView(
  { id, startsAt, endsAt, guest, production, until }: SecondHold,
  seesBookings: boolean,
): HostCalendar['secondHolds'][number] {
  return {
    id,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    bookingId: seesBookings ? id : null,
    guest: seesBookings ? guest : '',
    production: seesBookings ? production : '',
    until: until?.toISOString() ?? null,
  }
}

/** A booking without its turnaround: one that tidies up past midnight is not a booking of two days. */
export function shownTime({ startsAt, endsAt, booking }: Omit<DayHold, 'id'>): TimeRange {
  return { startsAt, endsAt: booking?.endsAt ?? endsAt }
}

/** A block by its note, an import by its calendar, a booking by who comes and for what; empty: the page knows words. */
export function heldLabel({ kind, label, stays, booking }: HeldTime): string {
  if (kind !== 'booking') return stays ? '' : label
  return booking ? `${booking.guest} · ${booking.production}` : ''
}

/** By its opening hours: what is held at night does not make a day busy. */
function stateOf(date: LocalDate, listing: Listing, holds: TimeRange[]): Day['state'] {
  const open = openRangeOf(date, listing)
  if (!holds.some((hold) => overlaps(hold, open))) return 'free'
  return subtract([open], holds).length === 0 ? 'taken' : 'partly'
}
