import type { Parsed, Reply } from '@roomtone/contract/endpoint'
import type { listMailings as listMailingsEndpoint } from '@roomtone/contract/notification/mailings'
import type { Deps } from '../../../platform/deps.ts'
import { readTimeCursor } from '../../../platform/http/cursor.ts'
import { cutPage } from '../../../platform/http/cut-page.ts'
import { countMailings, findMailingPage } from './mailing.store.ts'
import { mailingView } from './mailing.view.ts'

export async function listMailings(
  { db }: Deps,
  { q, state, sort, cursor, limit }: Parsed<typeof listMailingsEndpoint>['query'],
): Promise<Reply<typeof listMailingsEndpoint>> {
  const [rows, total] = await Promise.all([
    findMailingPage(db, { q, state }, { sort, after: readTimeCursor(cursor), limit }),
    countMailings(db, { q, state }),
  ])
  const { page, nextCursor } = cutPage(rows, limit, (row) => [row.createdAt.toISOString(), row.id])
  return { items: page.map(mailingView), nextCursor, total }
}
