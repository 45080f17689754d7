import type { Parsed, Reply } from '@roomtone/contract/endpoint'
import type { listNotifications as listNotificationsEndpoint } from '@roomtone/contract/notification/notifications'
import { type Actor, hasRole } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { readNumberCursor } from '../../platform/http/cursor.ts'
import { cutPage } from '../../platform/http/cut-page.ts'
import { countListed, findNotificationPage } from './notification.store.ts'
import { notificationView } from './notification.view.ts'

type Query = Parsed<typeof listNotificationsEndpoint>['query']

export async function listNotifications(
  { db }: Deps,
  actor: Actor,
  { filter, cursor, limit }: Query,
): Promise<Reply<typeof listNotificationsEndpoint>> {
  const wanted = { userId: actor.userId, filter }
  const [rows, total] = await Promise.all([
    findNotificationPage(db, wanted, { after: readNumberCursor(cursor), limit }),
    countListed(db, wanted),
  ])
  const isHost = hasRole(actor, 'host')
  const { page, nextCursor } = cutPage(rows, limit, ({ seq }) => [seq])
  return { items: page.map((row) => notificationView(row, isHost)), nextCursor, total }
}
