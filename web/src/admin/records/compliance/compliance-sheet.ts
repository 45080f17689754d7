import type { PacketRow } from '@roomtone/contract/compliance/packet'
import type { SheetColumn } from '../../list/export/csv.ts'
import { sheetHeads as head } from '../../list/export/sheets.texts.ts'

export const COMPLIANCE_SHEET: readonly SheetColumn<PacketRow>[] = [
  [head.id, ({ id }) => id],
  [head.booking, ({ bookingId }) => bookingId],
  [head.invoice, ({ invoiceId }) => invoiceId],
  [head.production, ({ production }) => production],
  [head.signed, ({ isReleaseSigned }) => isReleaseSigned],
  [head.state, ({ status }) => status],
  [head.created, ({ createdAt }) => createdAt],
]
