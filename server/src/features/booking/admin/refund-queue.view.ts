import type { AdminRefund } from '@roomtone/contract/booking/admin-refunds'
import type { QueuedRefund } from './refund-queue.store.ts'

export function refundView(row: QueuedRefund): AdminRefund {
  return {
    id: row.id,
    bookingId: row.bookingId,
    title: row.title,
    guestEmail: row.guestEmail,
    amount: row.amount,
    toCard: row.toCard,
    kind: row.kind,
    reason: row.reason,
    state: row.state,
    isStuck: row.isStuck === true,
    attempt: row.attempt,
    createdAt: row.createdAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
    byHand: row.through ? { through: row.through, by: row.settledBy ?? '', reason: row.settledReason } : null,
    assignee: row.assignee,
  }
}
