import type { EarningsView } from '@roomtone/contract/payout/payouts'
import type { Actor } from '@roomtone/domain/access/actor'
import { hostDebt } from '@roomtone/domain/ledger/accounts'
import { payoutDueAt } from '@roomtone/domain/payout/payout-due'
import { toLocal } from '@roomtone/domain/time/zone'
import type { Deps } from '../../../platform/deps.ts'
import { balanceOf } from '../../ledger/entry.ts'
import { findMonths } from '../documents/statement.store.ts'
import { countBookings, findHome, sumPaidByMonth, sumUpcomingByMonth } from './earnings.store.ts'

const MONTHS_SHOWN = 12

/** Months and years follow the clocks at the host's first listing, or UTC while there is none. */
export async function showEarnings({ db, clock }: Deps, actor: Actor): Promise<EarningsView> {
  const hostId = actor.userId
  const now = clock.now()
  const { zone } = await findHome(db, hostId)
  const thisMonth = toLocal(now, zone).date.slice(0, 7)
  const year = thisMonth.slice(0, 4)
  const bookings = await countBookings(db, { hostId, zone, year })
  const waitMs = payoutDueAt(new Date(0), bookings.completed).getTime()
  const paid = monthsOf(await sumPaidByMonth(db, hostId, zone))
  const upcoming = monthsOf(await sumUpcomingByMonth(db, { hostId, zone, waitMs }))
  return {
    upcoming: sumWhere(upcoming, () => true),
    paidThisMonth: paid.get(thisMonth) ?? 0,
    paidThisYear: sumWhere(paid, (month) => month.startsWith(year)),
    paidEver: sumWhere(paid, () => true),
    debt: Math.max(0, await balanceOf(db, hostDebt(hostId))),
    bookingsThisYear: bookings.thisYear,
    months: lastMonths(thisMonth).map((month) => ({
      month,
      paid: paid.get(month) ?? 0,
      upcoming: upcoming.get(month) ?? 0,
    })),
    statements: await findMonths(db, hostId, zone),
  }
}

type Sums = Map<string, number>

function monthsOf(rows: { month: string; amount: number }[]): Sums {
  return new Map(rows.map(({ month, amount }) => [month, amount]))
}

function sumWhere(sums: Sums, isMeant: (month: string) => boolean): number {
  return [...sums].reduce((sum, [month, amount]) => (isMeant(month) ? sum + amount : sum), 0)
}

/** The oldest first, this one last. */
function lastMonths(thisMonth: string): string[] {
  const [year = 0, month = 0] = thisMonth.split('-').map(Number)
  return Array.from({ length: MONTHS_SHOWN }, (_, index) =>
    new Date(Date.UTC(year, month - MONTHS_SHOWN + index, 1)).toISOString().slice(0, 7),
  )
}
