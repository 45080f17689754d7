import { writeCursor } from './cursor.ts'

/** Lists ask for one row too many: if it comes, there is a next page, and it begins after the last row shown. */
export function cutPage<Row>(
  rows: Row[],
  limit: number,
  keyOf: (row: Row) => (string | number)[],
): { page: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { page, nextCursor: rows.length > limit && last !== undefined ? writeCursor(keyOf(last)) : null }
}
