import type { textsIn } from '@roomtone/texts/all/data-export/index-page'
import type { DB } from '../../platform/db/generated/schema.ts'

export type TableName = keyof DB
type Texts = ReturnType<typeof textsIn>
/** The index says what each of them holds. */
export type FileName = keyof Texts['tables']
/** The index says why it is not in the archive. */
export type WithheldName = keyof Texts['withheld']
type ColumnOf<T extends TableName> = keyof DB[T] & string

/** Which of its rows are this person's. Conditions have names; export-rows.store.ts says what they mean. */
export type Whose<C extends string = string> =
  /** One of these columns names them. */
  | { own: C[]; only?: Only }
  /** A column leads to a row of another table that names them. */
  | { through: C; to: TableName; key?: string; own: string[]; only?: Only }
  /** It knows them by their address. */
  | { email: C }
  | { ledger: 'accounts' | 'entries' | 'transfers' }

export type Only =
  | 'known_to_host'
  | 'of_known_booking'
  | 'step_shown'
  | 'message_shown'
  | 'said_for_host'
  | 'published'
  | 'found_by_rule'
  | 'own_device'
  | 'by_mail'
  | 'by_link'
  | 'about_themself'
  | 'told_of'
  | 'looked'

/** Why a column stays out. */
export const LEFT_OUT = ['secret', 'staff', 'theirs', 'ours', 'elsewhere'] as const
type LeftOut = (typeof LEFT_OUT)[number]

export type ExportTable<T extends TableName = TableName> = {
  table: T
  /** Its file in the archive, without ending. */
  file: FileName
  whose: Whose<ColumnOf<T>>
  /** What tells its rows apart; pages follow it. */
  key?: ColumnOf<T>[]
  columns: ColumnOf<T>[]
  /** Ids of people, shown as first names. */
  people?: ColumnOf<T>[]
  /** Sealed JSON: under the person's key, or under that of a booking which a column names or leads to. */
  sealed?: Partial<Record<ColumnOf<T>, 'person' | ColumnOf<T> | 'release'>>
  /** Of a column that holds JSON: the names in it that stay out, for a reason beside them. */
  without?: Partial<Record<ColumnOf<T>, string[]>>
  leave?: Partial<Record<LeftOut, ColumnOf<T>[]>>
}

/** As the rest of the feature sees it: any table. */
export type AnyExportTable = {
  table: TableName
  file: FileName
  whose: Whose
  key: string[]
  columns: string[]
  people: string[]
  sealed: Record<string, string>
  without: Record<string, string[]>
  leave: Partial<Record<LeftOut, string[]>>
}

/** Keeps the names of columns honest: they are checked against the current schema. */
export function exported<T extends TableName>(definition: ExportTable<T>): AnyExportTable {
  const { key = ['id'], people = [], sealed = {}, without = {}, leave = {} } = definition
  return {
    ...definition,
    key,
    people,
    sealed: sealed as Record<string, string>,
    without: without as Record<string, string[]>,
    leave,
  }
}
