import type { Reply } from '@roomtone/contract/endpoint'
import type { showMonth as showMonthEndpoint } from '@roomtone/contract/listing/show-month'
import type { Actor } from '@roomtone/domain/access/actor'
import { dayState } from '@roomtone/domain/availability/free-time'
import { heldRangeOf, rangeOf } from '@roomtone/domain/availability/time-rules'
import { dayPriceOf } from '@roomtone/domain/pricing/rates'
import { addDays, datesFrom, type LocalDate } from '@roomtone/domain/time/local-date'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { findBusyTimes, findDayPrices } from '../calendar/entry.ts'
import { timeRulesOf } from '../pricing/entry.ts'
import { findListing } from './listing.store.ts'

export async function showMonth(
  { db, clock }: Deps,
  actor: Actor | null,
  { id, month }: { id: string; month: string },
): Promise<Reply<typeof showMonthEndpoint>> {
  const now = clock.now()
  const listing = await findListing(db, id, actor)
  if (!listing) throw new Refused('not_found')
  const rules = timeRulesOf(listing)
  const dates = datesOf(month)
  const [first, last] = [`${month}-01`, dates.at(-1) ?? month]
  const whole = rangeOf({ by: 'day', checkIn: first, checkOut: last }, rules)
  const { startsAt, endsAt } = heldRangeOf(whole, rules.turnaroundMinutes)
  const [holds, prices] = await Promise.all([
    findBusyTimes(db, listing.searchId, startsAt, endsAt),
    findDayPrices(db, id, first, last),
  ])
  const rates = { ...listing, ...prices }
  return {
    timeZone: listing.timeZone,
    days: dates.map((date) => ({
      date,
      price: dayPriceOf(rates, date),
      state: dayState(date, rules, holds, now),
    })),
  }
}

/** The 32nd day from the first of a month is always in the next one. */
function datesOf(month: string): LocalDate[] {
  const next = `${addDays(`${month}-01`, 32).slice(0, 7)}-01`
  return datesFrom(`${month}-01`, addDays(next, -1))
}
