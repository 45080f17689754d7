import { FORMER_NAME } from '@roomtone/domain/account/former-member'
import type { Language } from '@roomtone/texts/languages'
import type { Deps } from '../../platform/deps.ts'
import { nameIn } from '../../platform/name-in.ts'
import { type ExportRow, findExportRows, findFirstNames } from './export-rows.store.ts'
import type { AnyExportTable } from './export-table.ts'

const ROWS_AT_ONCE = 500
const YOU = 'you'

export type Reader = { userId: string; language: Language }

/** A table's rows of this person as the archive shows them, page by page. */
export async function* readTable(
  deps: Deps,
  table: AnyExportTable,
  { userId, language }: Reader,
): AsyncGenerator<ExportRow[]> {
  let after: unknown[] | null = null
  for (;;) {
    const rows: ExportRow[] = await findExportRows(deps.db, table, { userId, after, limit: ROWS_AT_ONCE })
    const names = await namesOf(deps, table, rows, userId)
    const shown: ExportRow[] = []
    for (const row of rows) shown.push(await showRow(deps, table, { row, names, userId, language }))
    yield shown
    if (rows.length < ROWS_AT_ONCE) return
    after = table.key.map((_, n) => rows.at(-1)?.[`__${n}`])
  }
}

async function namesOf({ db }: Deps, { people }: AnyExportTable, rows: ExportRow[], userId: string) {
  const ids = rows.flatMap((row) => people.map((column) => row[column]))
  const others = [...new Set(ids)].filter((id): id is string => typeof id === 'string' && id !== userId)
  const names = others.length > 0 ? await findFirstNames(db, others) : new Map<string, string>()
  return names.set(userId, YOU)
}

type Showing = Reader & { row: ExportRow; names: Map<string, string> }

async function showRow(
  deps: Deps,
  table: AnyExportTable,
  { row, names, userId, language }: Showing,
): Promise<ExportRow> {
  const shown: ExportRow = {}
  for (const column of table.columns) {
    const value = row[column]
    const key = table.sealed[column]
    if (key !== undefined) shown[column] = await unseal(deps, value, subjectOf(key, row, userId))
    else if (table.people.includes(column))
      shown[column] = typeof value === 'string' ? nameIn(language, names.get(value) ?? FORMER_NAME) : null
    else shown[column] = value
  }
  return shown
}

function subjectOf(key: string, row: ExportRow, userId: string): string {
  if (key === 'person') return userId
  return String(row[key === 'release' ? '__booking' : key])
}

/** Null where there is nothing, and where what was sealed has been erased. */
async function unseal({ keys, db }: Deps, value: unknown, subjectId: string): Promise<unknown> {
  if (!Buffer.isBuffer(value) || value.length === 0) return null
  const plain = await keys.openBytes(db, subjectId, value)
  return plain === null ? null : (JSON.parse(plain.toString()) as unknown)
}
