import type { listAccess } from '@roomtone/contract/access-list/list-access'
import type { AnyEndpoint, Reply } from '@roomtone/contract/endpoint'
import { adminTexts } from '@roomtone/texts/admin/admin'
import { sheetHeads as head } from '@roomtone/texts/admin/sheets'
import type { SheetColumn } from '../../../parts/file/csv.ts'

type Row<E extends AnyEndpoint> = Reply<E> extends { items: (infer Item)[] } ? Item : never

export const ACCESS_SHEET: readonly SheetColumn<Row<typeof listAccess>>[] = [
  [head.email, ({ email }) => email],
  [head.source, ({ source }) => adminTexts.access.sources[source]],
  [head.added, ({ addedAt }) => addedAt],
  [head.hasAccount, ({ hasAccount }) => hasAccount],
]
