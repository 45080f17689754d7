import type { Reply } from '@roomtone/contract/endpoint'
import type { listEarnings } from '@roomtone/contract/payout/payouts'

export type EarningsRow = Reply<typeof listEarnings>['rows'][number]
export type ListingSum = Pick<EarningsRow, 'listingId' | 'title' | 'paid' | 'upcoming'> & {
  /** Of what was paid, what was paid in these months. */
  lastYear: number
}

/** The most that was paid first. */
export function earnedBy(rows: readonly EarningsRow[], months: readonly string[]): ListingSum[] {
  const sums = new Map<string | null, ListingSum>()
  for (const { listingId, title, month, paid, upcoming } of rows) {
    const sum = sums.get(listingId) ?? { listingId, title, paid: 0, upcoming: 0, lastYear: 0 }
    sums.set(listingId, {
      ...sum,
      paid: sum.paid + paid,
      upcoming: sum.upcoming + upcoming,
      lastYear: sum.lastYear + (months.includes(month) ? paid : 0),
    })
  }
  return [...sums.values()].sort((a, b) => b.paid - a.paid || a.title.localeCompare(b.title))
}
