import { type RawBuilder, sql } from 'kysely'

/** What people are called by those who deal with them, of a row of `profiles`: no more of a name than this. */
export function firstName<T extends string | null = string>(alias: string): RawBuilder<T> {
  return sql<T>`coalesce(${sql.ref(`${alias}.preferred_name`)}, ${sql.ref(`${alias}.first_name`)}, split_part(${sql.ref(`${alias}.full_name`)}, ' ', 1))`
}
