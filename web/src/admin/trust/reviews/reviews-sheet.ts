import type { ReviewRow } from '@roomtone/contract/review/admin-reviews'
import { sheetHeads as head } from '@roomtone/texts/admin/sheets'
import type { SheetColumn } from '../../../parts/file/csv.ts'

export const REVIEW_SHEET: readonly SheetColumn<ReviewRow>[] = [
  [head.id, ({ id }) => id],
  [head.booking, ({ bookingId }) => bookingId],
  [head.rating, ({ rating }) => rating],
  [head.text, ({ body }) => body],
  [head.author, ({ authorEmail }) => authorEmail],
  [head.email, ({ subjectEmail }) => subjectEmail],
  [head.hidden, ({ hidden }) => hidden?.at ?? null],
  [head.reports, ({ openReports }) => openReports],
]
