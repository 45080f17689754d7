import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { countListed } from './notification.store.ts'

export async function countNotifications({ db }: Deps, { userId }: Actor): Promise<{ unread: number }> {
  return { unread: await countListed(db, { userId, filter: 'unread' }) }
}
