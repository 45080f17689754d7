import type { ApplicationItem } from '@roomtone/contract/application/application'
import { applicationsTexts } from '@roomtone/texts/admin/applications'
import { sheetHeads as head } from '@roomtone/texts/admin/sheets'
import type { SheetColumn } from '../../parts/file/csv.ts'

export const APPLICATION_SHEET: readonly SheetColumn<ApplicationItem>[] = [
  [head.id, ({ id }) => id],
  [head.title, ({ title }) => title],
  [head.name, ({ applicant }) => applicant.name],
  [head.email, ({ applicant }) => applicant.email],
  [head.state, ({ status }) => applicationsTexts.statuses[status]],
  [head.revision, ({ revision }) => revision],
  [head.submitted, ({ submittedAt }) => submittedAt],
  [head.decided, ({ decidedAt }) => decidedAt],
  [head.notes, ({ adminNotes }) => adminNotes],
  [head.assignee, ({ assignee }) => assignee?.name ?? null],
]
