import type { AdminRefund } from '@roomtone/contract/booking/admin-refunds'
import { refundsTexts } from '@roomtone/texts/admin/refunds'
import { sheetHeads as head } from '@roomtone/texts/admin/sheets'
import { dollars, type SheetColumn } from '../../../parts/file/csv.ts'

export const REFUND_SHEET: readonly SheetColumn<AdminRefund>[] = [
  [head.id, ({ id }) => id],
  [head.booking, ({ bookingId }) => bookingId],
  [head.title, ({ title }) => title],
  [head.guest, ({ guestEmail }) => guestEmail],
  [head.kind, ({ kind }) => refundsTexts.kinds[kind]],
  [head.state, ({ state }) => refundsTexts.states[state]],
  [head.amount, ({ amount }) => dollars(amount)],
  [head.toCard, ({ toCard }) => dollars(toCard)],
  [head.attempt, ({ attempt }) => attempt],
  [head.created, ({ createdAt }) => createdAt],
  [head.settled, ({ settledAt }) => settledAt],
  [
    head.byHand,
    ({ byHand }) => (byHand ? `${refundsTexts.settle.throughs[byHand.through]}: ${byHand.reason}` : null),
  ],
  [head.assignee, ({ assignee }) => assignee?.name ?? null],
]
