import type { Input } from '@roomtone/contract/endpoint'
import type { NotificationView } from '@roomtone/contract/notification/notification'
import { notificationCalls } from '@roomtone/contract/notification/notification.calls'
import type { listNotifications, readNotifications } from '@roomtone/contract/notification/notifications'
import type { changePreference } from '@roomtone/contract/notification/preferences'
import { tokenOf } from './booking.ts'
import type { Person, TestServer } from './server.ts'

type Someone = Pick<Person, 'id'>

/** What tests of notifications do again and again, each as the person themselves. */
export function useNotifying(server: () => TestServer) {
  const as = async (person: Someone) => ({ token: await tokenOf(server(), person) })
  const page = async (person: Someone, query: Input<typeof listNotifications>['query'] = {}) =>
    server().call(notificationCalls.list, { query }, await as(person))
  return {
    as,
    page,
    /** Oldest first. */
    told: async (person: Someone): Promise<NotificationView[]> =>
      (await page(person, { limit: 100 })).items.toReversed(),
    kinds: async (person: Someone): Promise<string[]> =>
      (await page(person, { limit: 100 })).items.map(({ kind }) => kind).toReversed(),
    unread: async (person: Someone) =>
      (await server().call(notificationCalls.unread, {}, await as(person))).unread,
    read: async (person: Someone, body: Input<typeof readNotifications>['body']) =>
      server().call(notificationCalls.read, { body }, await as(person)),
    preferences: async (person: Someone) =>
      server().call(notificationCalls.preferences, {}, await as(person)),
    change: async (person: Someone, body: Input<typeof changePreference>['body']) =>
      server().call(notificationCalls.changePreference, { body }, await as(person)),
    /** How often the open pages of this person were told to look again. */
    toldLive: async ({ id }: Someone): Promise<number> => {
      const { rows } = await server().database.pool.query<{ count: number }>(
        "select count(*) from live_events where kind = 'notification' and user_id = $1",
        [id],
      )
      return rows[0]?.count ?? 0
    },
  }
}
