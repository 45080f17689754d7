import type { HostCalendar } from '@roomtone/contract/hosting/host-calendar'
import { overlaps, subtract, wholeDays } from '@roomtone/domain/calendar/ranges'
import type { Cents } from '@roomtone/domain/money/cents'
import { isWeekend } from '@roomtone/domain/pricing/rates'
import type { LocalDate } from '@roomtone/domain/time/local-date'
import { toInstant } from '@roomtone/domain/time/zone'
import type { Hold } from './holds.store.ts'

type Day = HostCalendar['days'][number]

type Listing = {
  timeZone: string
  pricePerDay: Cents
  weekendPrice: Cents | null
  opensAt: number
  closesAt: number
  overrides: Record<LocalDate, Cents>
}

export function dayView(date: LocalDate, listing: Listing, holds: Hold[]): Day {
  const day = wholeDays(date, date, listing.timeZone)
  const touching = holds.filter((hold) => overlaps(hold, day))
  const weekend = isWeekend(date)
  const usual = weekend ? (listing.weekendPrice ?? listing.pricePerDay) : listing.pricePerDay
  const override = listing.overrides[date]
  return {
    date,
    price: override ?? usual,
    isOverride: override !== undefined,
    isWeekend: weekend,
    state: stateOf(date, listing, touching),
    holds: touching.map(({ id }) => id),
  }
}

export function holdView({ id, kind, label, startsAt, endsAt }: Hold): HostCalendar['held'][number] {
  return { id, kind, label, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }
}

/** By its opening hours: what is held at night does not make a day busy. */
function stateOf(date: LocalDate, { timeZone, opensAt, closesAt }: Listing, holds: Hold[]): Day['state'] {
  const open = {
    startsAt: toInstant({ date, minutes: opensAt }, timeZone),
    endsAt: toInstant({ date, minutes: closesAt }, timeZone),
  }
  if (!holds.some((hold) => overlaps(hold, open))) return 'free'
  return subtract([open], holds).length === 0 ? 'taken' : 'partly'
}
