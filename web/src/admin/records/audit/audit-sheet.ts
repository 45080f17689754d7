import type { listAudit } from '@roomtone/contract/audit/list-audit'
import type { AnyEndpoint, Reply } from '@roomtone/contract/endpoint'
import { sheetHeads as head } from '@roomtone/texts/admin/sheets'
import type { SheetColumn } from '../../../parts/file/csv.ts'
import { detailWords, recordWords, wordsOf } from './audit-words.ts'

type Row<E extends AnyEndpoint> = Reply<E> extends { items: (infer Item)[] } ? Item : never

export const AUDIT_SHEET: readonly SheetColumn<Row<typeof listAudit>>[] = [
  [head.id, ({ id }) => id],
  [head.at, ({ at }) => at],
  [head.actor, ({ actorName }) => actorName],
  [head.actorId, ({ actorId }) => actorId],
  [head.action, ({ action }) => wordsOf(action)],
  [head.subjectType, ({ subjectType }) => recordWords(subjectType)],
  [head.subject, ({ subjectId }) => subjectId],
  [
    head.details,
    ({ details }) =>
      detailWords(details)
        .map(({ name, value }) => `${name}: ${value}`)
        .join('; '),
  ],
]
