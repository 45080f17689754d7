import type { ListingChanges } from '@roomtone/contract/hosting/edit-listing'
import { RENTS_BY } from '@roomtone/domain/availability/time-rules'
import { type Opening, WEEKDAYS, type WeeklyHours } from '@roomtone/domain/availability/weekly-hours'
import { CANCELLATION_POLICIES } from '@roomtone/domain/cancellation/policy'
import { BOOKING_APPROVALS } from '@roomtone/domain/listing/options'
import type { Random } from '../random.ts'
import { randomMenu, randomPrice } from './random-menu.ts'

type Needed =
  | 'rentsBy'
  | 'hours'
  | 'minimumHours'
  | 'maxGuests'
  | 'menu'
  | 'cancellationPolicy'
  | 'bookingApproval'

/** Everything of a listing that its price depends on, as its host would save it. */
export type RandomTerms = ListingChanges & { [Field in Needed]-?: NonNullable<ListingChanges[Field]> }

export function randomTerms(random: Random): RandomTerms {
  const hours = randomHours(random)
  const shortest = Math.min(...hours.map((one) => (one ? one.closesAt - one.opensAt : 1440))) / 60
  const maxGuests = random.int(2, 40)
  const orNull = <T>(value: T) => (random.chance(0.5) ? value : null)
  return {
    pricePerDay: randomPrice(random, 5_000, 500_000),
    hourlyRate: orNull(randomPrice(random, 500, 60_000)),
    weekendDays: random.some(WEEKDAYS, 0.3).slice(0, 6),
    weekendPrice: orNull(randomPrice(random, 5_000, 600_000)),
    weekendHourlyRate: orNull(randomPrice(random, 500, 70_000)),
    weeklyDiscountPercent: random.chance(0.3) ? 0 : random.int(1, 90),
    cleaningFee: random.chance(0.4) ? 0 : random.int(1, 60_000),
    minimumHours: random.int(1, Math.min(6, Math.floor(shortest))),
    minDays: random.chance(0.8) ? 1 : 2,
    maxDays: 365,
    hours,
    rentsBy: random.chance(0.6) ? 'both' : random.pick(RENTS_BY),
    maxGuests,
    noticeHours: random.chance(0.7) ? 0 : random.int(1, 40),
    turnaroundMinutes: random.pick([0, 30, 60, 120]),
    cancellationPolicy: random.pick(CANCELLATION_POLICIES),
    bookingApproval: random.pick(BOOKING_APPROVALS),
    menu: randomMenu(random, { hours, maxGuests }),
  }
}

/** The same every day, or each weekday its own, and some of them closed. */
function randomHours(random: Random): WeeklyHours {
  const usual = randomOpening(random)
  if (random.chance(0.5)) return WEEKDAYS.map(() => usual)
  const open = random.int(0, 6)
  return WEEKDAYS.map((day) => (day !== open && random.chance(0.15) ? null : randomOpening(random)))
}

function randomOpening(random: Random): Opening {
  if (random.chance(0.1)) return { opensAt: 0, closesAt: 1440 }
  const opensAt = random.int(10, 22) * 30
  return { opensAt, closesAt: Math.min(1440, opensAt + random.int(12, 30) * 30) }
}
