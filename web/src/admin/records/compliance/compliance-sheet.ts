import type { PacketRow } from '@roomtone/contract/compliance/packet'
import { sheetHeads as head } from '@roomtone/texts/admin/sheets'
import type { SheetColumn } from '../../../parts/file/csv.ts'

export const COMPLIANCE_SHEET: readonly SheetColumn<PacketRow>[] = [
  [head.id, ({ id }) => id],
  [head.booking, ({ bookingId }) => bookingId],
  [head.invoice, ({ invoiceId }) => invoiceId],
  [head.production, ({ production }) => production],
  [head.signed, ({ isReleaseSigned }) => isReleaseSigned],
  [head.state, ({ status }) => status],
  [head.created, ({ createdAt }) => createdAt],
]
