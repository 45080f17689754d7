import type * as store from '../../src/features/data-export/export-rows.store.ts'
import { findExportRows, findFirstNames } from '../../src/features/data-export/export-rows.store.ts'
import { EXPORT_TABLES } from '../../src/features/data-export/tables/all-tables.ts'
import { type ExamplesOf, id } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findExportRows: EXPORT_TABLES.map(
    (table) => (tx) => findExportRows(tx, table, { userId: id, after: null, limit: 500 }),
  ),
  findFirstNames: (tx) => findFirstNames(tx, [id]),
}
