import type { PayoutRow } from '@roomtone/contract/payout/payouts'
import type { ExpectedPayout } from '../../booking/entry.ts'
import type { SettledPayout } from './earnings.store.ts'

export function payoutView(row: ExpectedPayout | SettledPayout): PayoutRow {
  return {
    id: row.id,
    cause: row.cause,
    bookingId: row.bookingId,
    title: row.title ?? '',
    production: row.production ?? '',
    guestName: row.guestName ?? '',
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    timeZone: row.timeZone,
    friend: row.friend,
    state: row.state,
    dueAt: row.dueAt.toISOString(),
    settledAt: 'settledAt' in row ? row.settledAt.toISOString() : null,
    due: row.due,
    withheld: row.withheld,
    amount: row.amount,
  }
}
