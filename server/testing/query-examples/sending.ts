import type * as store from '../../src/features/conversation/message/sending.store.ts'
import {
  findMarks,
  findSending,
  insertDelivered,
  insertHeld,
  orderMail,
} from '../../src/features/conversation/message/sending.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const message = {
  conversationId: id,
  senderId: id,
  guestId: id,
  hostId: '00000000-0000-4000-8000-000000000001',
  isCohost: false,
  content: 'Does the freight lift take a dolly?',
  createdAt: now,
  key: id,
  flagReason: null,
}

const order = { userId: id, dueAt: now }

export const examples: ExamplesOf<typeof store> = {
  findSending: (tx) => findSending(tx, { conversationId: id, senderId: id, key: id, since: now, limit: 6 }),
  insertDelivered: [
    (tx) => insertDelivered(tx, message, [order]),
    (tx) => insertDelivered(tx, { ...message, isCohost: true }, [order]),
  ],
  insertHeld: (tx) => insertHeld(tx, { ...message, flagReason: 'threat' }),
  orderMail: (tx) => orderMail(tx, order, now),
  findMarks: (tx) => findMarks(tx, id, [id]),
}
