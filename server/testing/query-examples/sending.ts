import type * as store from '../../src/features/conversation/sending.store.ts'
import {
  findSending,
  insertDelivered,
  insertHeld,
  orderMail,
} from '../../src/features/conversation/sending.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const message = {
  conversationId: id,
  senderId: id,
  otherId: id,
  content: 'Does the freight lift take a dolly?',
  createdAt: now,
  key: id,
  flagReason: null,
}

export const examples: ExamplesOf<typeof store> = {
  findSending: (tx) => findSending(tx, { conversationId: id, senderId: id, key: id, since: now, limit: 6 }),
  insertDelivered: (tx) => insertDelivered(tx, message, now),
  insertHeld: (tx) => insertHeld(tx, { ...message, flagReason: 'Threats are not allowed here.' }),
  orderMail: (tx) => orderMail(tx, { userId: id, dueAt: now, now }),
}
