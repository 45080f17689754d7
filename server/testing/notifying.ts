import type { Input } from '@roomtone/contract/endpoint'
import type { NotificationView } from '@roomtone/contract/notification/notification'
import { notificationCalls } from '@roomtone/contract/notification/notification.calls'
import type { listNotifications, readNotifications } from '@roomtone/contract/notification/notifications'
import type { changePreference } from '@roomtone/contract/notification/preferences'
import { tokenOf } from './booking.ts'
import type { Person, TestHouse } from './house.ts'

type Someone = Pick<Person, 'id'>

/** What tests of notifications do again and again, each as the person themselves. */
export function useNotifying(house: () => TestHouse) {
  const as = async (person: Someone) => ({ token: await tokenOf(house(), person) })
  const page = async (person: Someone, query: Input<typeof listNotifications>['query'] = {}) =>
    house().call(notificationCalls.list, { query }, await as(person))
  return {
    as,
    page,
    /** Oldest first. */
    told: async (person: Someone): Promise<NotificationView[]> =>
      (await page(person, { limit: 100 })).items.toReversed(),
    kinds: async (person: Someone): Promise<string[]> =>
      (await page(person, { limit: 100 })).items.map(({ kind }) => kind).toReversed(),
    unread: async (person: Someone) =>
      (await house().call(notificationCalls.unread, {}, await as(person))).unread,
    read: async (person: Someone, body: Input<typeof readNotifications>['body']) =>
      house().call(notificationCalls.read, { body }, await as(person)),
    preferences: async (person: Someone) => house().call(notificationCalls.preferences, {}, await as(person)),
    change: async (person: Someone, body: Input<typeof changePreference>['body']) =>
      house().call(notificationCalls.changePreference, { body }, await as(person)),
    /** How often the open pages of this person were told to look again. */
    toldLive: async ({ id }: Someone): Promise<number> => {
      const { rows } = await house().database.pool.query<{ count: number }>(
        "select count(*) from live_events where kind = 'notification' and user_id = $1",
        [id],
      )
      return rows[0]?.count ?? 0
    },
  }
}
