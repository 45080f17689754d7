import type { Reply } from '@roomtone/contract/endpoint'
import type { listMailings as listMailingsEndpoint } from '@roomtone/contract/notification/mailings'
import type { Deps } from '../../platform/deps.ts'
import { readTimeCursor } from '../../platform/http/cursor.ts'
import { cutPage } from '../../platform/http/cut-page.ts'
import { countMailings, findMailingPage } from './mailing.store.ts'
import { mailingView } from './mailing.view.ts'

export async function listMailings(
  { db }: Deps,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Reply<typeof listMailingsEndpoint>> {
  const [rows, total] = await Promise.all([
    findMailingPage(db, { after: readTimeCursor(cursor), limit }),
    countMailings(db),
  ])
  const { page, nextCursor } = cutPage(rows, limit, (row) => [row.createdAt.toISOString(), row.id])
  return { items: page.map(mailingView), nextCursor, total }
}
