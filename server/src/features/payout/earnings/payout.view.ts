import type { PayoutRow } from '@roomtone/contract/payout/payouts'
import type { PayoutState } from '@roomtone/domain/payment/standing'
import type { ListedPayout } from './earnings.store.ts'

const SETTLED: PayoutState[] = ['paid', 'settled']

export function payoutView(row: ListedPayout): PayoutRow {
  return {
    id: row.id,
    cause: row.cause,
    bookingId: row.bookingId,
    title: row.title ?? '',
    production: row.production ?? '',
    guestName: row.guestName ?? '',
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    timeZone: row.timeZone ?? 'UTC',
    friend: row.friend,
    state: row.state,
    dueAt: row.dueAt.toISOString(),
    settledAt: SETTLED.includes(row.state) ? (row.settledAt?.toISOString() ?? null) : null,
    due: row.due,
    withheld: row.withheld,
    amount: row.due - row.withheld,
  }
}
