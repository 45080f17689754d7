import type * as store from '../../src/features/notification/notification.store.ts'
import {
  commitWithoutDisk,
  countListed,
  deleteOldNotifications,
  findNotificationPage,
  insertNotification,
  markRead,
} from '../../src/features/notification/notification.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  commitWithoutDisk: (tx) => commitWithoutDisk(tx),
  insertNotification: (tx) =>
    insertNotification(tx, {
      userId: id,
      kind: 'booking-accept',
      about: { bookingId: id, to: 'guest' },
      key: 'job:1',
      now,
    }),
  findNotificationPage: [
    (tx) => findNotificationPage(tx, { userId: id, filter: 'all' }, { after: null, limit: 25 }),
    (tx) => findNotificationPage(tx, { userId: id, filter: 'unread' }, { after: 100, limit: 25 }),
  ],
  countListed: (tx) => countListed(tx, { userId: id, filter: 'unread' }),
  markRead: [
    (tx) => markRead(tx, id, { ids: [id] }, now),
    (tx) => markRead(tx, id, { bookingId: id }, now),
    (tx) => markRead(tx, id, { all: true }, now),
  ],
  deleteOldNotifications: (tx) => deleteOldNotifications(tx, now, 5000),
}
