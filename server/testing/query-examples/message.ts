import type * as store from '../../src/features/conversation/message.store.ts'
import {
  advanceRead,
  findByKey,
  findLatelyWritten,
  findMessages,
  findReads,
  insertMessage,
} from '../../src/features/conversation/message.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const about = { conversationId: id, readerId: id }

export const examples: ExamplesOf<typeof store> = {
  findMessages: [
    (tx) => findMessages(tx, about, { limit: 50 }),
    (tx) => findMessages(tx, about, { before: 120, limit: 50 }),
    (tx) => findMessages(tx, about, { after: 120, limit: 50 }),
  ],
  findByKey: (tx) => findByKey(tx, id, id),
  insertMessage: (tx) =>
    insertMessage(tx, {
      conversationId: id,
      senderId: id,
      content: 'Does the freight lift take a dolly?',
      createdAt: now,
      key: id,
      flagReason: null,
    }),
  findLatelyWritten: (tx) =>
    findLatelyWritten(tx, { conversationId: id, senderId: id, since: now, limit: 6 }),
  advanceRead: (tx) => advanceRead(tx, { conversationId: id, userId: id, seq: 120, now }),
  findReads: (tx) => findReads(tx, id),
}
