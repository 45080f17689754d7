import type * as store from '../../src/features/conversation/conversation.store.ts'
import {
  countInbox,
  countUnreadConversations,
  findBookingSides,
  findCardRows,
  findConversationOf,
  findInboxPage,
  findLiveliestBooking,
  insertConversation,
} from '../../src/features/conversation/conversation.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const sides = { propertyId: id, guestId: id, hostId: '00000000-0000-4000-8000-000000000001' }
const first = { after: null, limit: 25 }
const next = { after: { at: now, id }, limit: 25 }

export const examples: ExamplesOf<typeof store> = {
  insertConversation: (tx) => insertConversation(tx, sides, now),
  findConversationOf: (tx) => findConversationOf(tx, sides),
  findBookingSides: (tx) => findBookingSides(tx, id, id),
  findLiveliestBooking: [
    (tx) => findLiveliestBooking(tx, { ...sides, role: 'guest' }, now),
    (tx) => findLiveliestBooking(tx, { ...sides, role: 'host' }, now),
  ],
  findInboxPage: [
    (tx) => findInboxPage(tx, { userId: id, filter: 'all', q: '' }, first),
    (tx) => findInboxPage(tx, { userId: id, filter: 'unread', as: 'host', q: 'loft' }, next),
  ],
  countInbox: (tx) => countInbox(tx, { userId: id, filter: 'unread', as: 'guest', q: '' }),
  countUnreadConversations: (tx) => countUnreadConversations(tx, [id]),
  findCardRows: (tx) => findCardRows(tx, [id], id),
}
