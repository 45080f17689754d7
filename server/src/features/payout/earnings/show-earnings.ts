import type { EarningsView } from '@roomtone/contract/payout/payouts'
import type { Actor } from '@roomtone/domain/access/actor'
import { hostDebt } from '@roomtone/domain/ledger/accounts'
import { toLocal } from '@roomtone/domain/time/zone'
import type { Deps } from '../../../platform/deps.ts'
import { findNextPayout, sumExpectedPayouts } from '../../booking/entry.ts'
import { balanceOf } from '../../ledger/entry.ts'
import { findMonths } from '../documents/statement.store.ts'
import { countBookings, findHome, sumPaid } from './earnings.store.ts'

const MONTHS_SHOWN = 12

/** Months and years follow the clocks at the host's first listing, or UTC while there is none. */
export async function showEarnings({ db, clock }: Deps, actor: Actor): Promise<EarningsView> {
  const hostId = actor.userId
  const now = clock.now()
  const { zone } = await findHome(db, hostId)
  const thisMonth = toLocal(now, zone).date.slice(0, 7)
  const year = thisMonth.slice(0, 4)
  const bookings = await countBookings(db, { hostId, zone, year })
  const paid = monthsOf(await sumPaid(db, hostId, zone))
  const upcoming = monthsOf(await sumExpectedPayouts(db, { hostId, thisMonth }))
  const next = await findNextPayout(db, hostId)
  return {
    upcoming: sumWhere(upcoming, () => true),
    next: next ? { amount: next.amount, dueAt: next.dueAt.toISOString(), timeZone: next.timeZone } : null,
    paidThisMonth: paid.get(thisMonth) ?? 0,
    paidThisYear: sumWhere(paid, (month) => month.startsWith(year)),
    paidEver: sumWhere(paid, () => true),
    debt: Math.max(0, await balanceOf(db, hostDebt(hostId))),
    bookingsThisYear: bookings.thisYear,
    months: monthsUpTo(thisMonth, [...upcoming.keys()]).map((month) => ({
      month,
      paid: paid.get(month) ?? 0,
      upcoming: upcoming.get(month) ?? 0,
    })),
    statements: await findMonths(db, hostId, zone),
  }
}

type Sums = Map<string, number>

function monthsOf(rows: { month: string; amount: number }[]): Sums {
  const sums: Sums = new Map()
  for (const { month, amount } of rows) sums.set(month, (sums.get(month) ?? 0) + amount)
  return sums
}

function sumWhere(sums: Sums, isMeant: (month: string) => boolean): number {
  return [...sums].reduce((sum, [month, amount]) => (isMeant(month) ? sum + amount : sum), 0)
}

/** Twelve that end with this one, the oldest first, and those ahead up to the last of `due`. */
function monthsUpTo(thisMonth: string, due: string[]): string[] {
  const [year = 0, month = 0] = thisMonth.split('-').map(Number)
  const last = due.reduce((latest, one) => (one > latest ? one : latest), thisMonth)
  const months: string[] = []
  for (let index = month - MONTHS_SHOWN; months.at(-1) !== last; index += 1)
    months.push(new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 7))
  return months
}
