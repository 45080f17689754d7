import type { ModerationCase } from '@roomtone/contract/conversation/safety'
import { moderationTexts } from '@roomtone/texts/admin/moderation'
import { sheetHeads as head } from '@roomtone/texts/admin/sheets'
import type { SheetColumn } from '../../../parts/file/csv.ts'
import { reasonWords } from '../../../parts/moderation/reason-words.ts'

export const MODERATION_SHEET: readonly SheetColumn<ModerationCase>[] = [
  [head.id, ({ id }) => id],
  [head.state, ({ state }) => moderationTexts.state[state]],
  [head.severity, ({ severity }) => moderationTexts.severity[severity]],
  [head.reason, ({ reason, reporter }) => (reporter ? reason : reasonWords(reason))],
  [head.name, ({ subject }) => subject.fullName],
  [head.email, ({ subject }) => subject.email],
  [head.reporter, ({ reporter }) => reporter?.fullName ?? null],
  [head.opened, ({ createdAt }) => createdAt],
  [head.decided, ({ decidedAt }) => decidedAt],
  [head.notes, ({ note }) => note],
  [head.assignee, ({ assignee }) => assignee?.name ?? null],
]
