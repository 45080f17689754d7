import type { ReviewItem } from '@roomtone/contract/verification/list-verifications'
import { wordsOfRejection } from '@roomtone/domain/verification/rejection'
import { adminTexts } from '@roomtone/texts/admin/admin'
import { sheetHeads as head } from '@roomtone/texts/admin/sheets'
import { verificationsTexts } from '@roomtone/texts/admin/verifications'
import { rejections } from '@roomtone/texts/verification/rejections'
import type { SheetColumn } from '../../../parts/file/csv.ts'

/** Leaves out birthdays, addresses and numbers, because we record who reads those. */
export const VERIFICATION_SHEET: readonly SheetColumn<ReviewItem>[] = [
  [head.id, ({ id }) => id],
  [head.name, ({ profileName }) => profileName],
  [head.email, ({ email }) => email],
  [head.state, ({ status }) => verificationsTexts.status[status]],
  [head.provider, ({ provider }) => adminTexts.providers[provider]],
  [head.flags, ({ flags }) => flags.map((flag) => verificationsTexts.flags[flag]).join(', ')],
  [head.reason, ({ reason }) => reason && wordsOfRejection(rejections, reason)],
  [head.submitted, ({ submittedAt }) => submittedAt],
  [head.decided, ({ decidedAt }) => decidedAt],
  [head.assignee, ({ assignee }) => assignee?.name ?? null],
]
