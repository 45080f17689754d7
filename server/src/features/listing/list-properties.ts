import type { Deps } from '../../platform/deps.ts'
import { readTimeCursor } from '../../platform/http/cursor.ts'
import { cutPage } from '../../platform/http/cut-page.ts'
import { findCards } from '../search/entry.ts'
import { findNewestPage } from './listing.store.ts'

type Query = { cursor?: string | undefined; limit: number }

export async function listProperties({ db }: Deps, { cursor, limit }: Query) {
  const rows = await findNewestPage(db, { after: readTimeCursor(cursor), limit })
  const { page, nextCursor } = cutPage(rows, limit, (row) => [row.createdAt.toISOString(), row.id])
  return {
    items: await findCards(
      db,
      page.map(({ id }) => id),
    ),
    nextCursor,
  }
}
