import type { AnyEndpoint, Reply } from '@roomtone/contract/endpoint'
import type { listErasures, listHolds } from '@roomtone/contract/retention/retention'
import { retentionTexts } from '@roomtone/texts/admin/retention'
import { sheetHeads as head } from '@roomtone/texts/admin/sheets'
import type { SheetColumn } from '../../../parts/file/csv.ts'
import { recordWords } from '../audit/audit-words.ts'
import { erasedWords } from './erased-words.ts'

const ruleNames: Record<string, string | undefined> = retentionTexts.rules.names
type Row<E extends AnyEndpoint> = Reply<E> extends { items: (infer Item)[] } ? Item : never

export const ERASURE_SHEET: readonly SheetColumn<Row<typeof listErasures>>[] = [
  [head.id, ({ id }) => id],
  [head.at, ({ erasedAt }) => erasedAt],
  [head.rule, ({ rule }) => ruleNames[rule] ?? rule],
  [head.subjectType, ({ subjectType }) => recordWords(subjectType)],
  [head.subject, ({ subjectId }) => subjectId],
  [
    head.details,
    ({ what }) =>
      erasedWords(what)
        .map(({ name, count }) => `${name}: ${count}`)
        .join('; '),
  ],
]

export const HOLD_SHEET: readonly SheetColumn<Row<typeof listHolds>>[] = [
  [head.id, ({ id }) => id],
  [head.subjectType, ({ subjectType }) => recordWords(subjectType)],
  [head.subject, ({ subjectId }) => subjectId],
  [head.reason, ({ reason }) => reason],
  [head.placed, ({ placedAt }) => placedAt],
  [head.actor, ({ placedBy }) => placedBy],
  [head.lifted, ({ liftedAt }) => liftedAt],
]
