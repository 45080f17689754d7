import type * as store from '../../src/features/conversation/message/message.store.ts'
import {
  advanceRead,
  findByKey,
  findFirstNames,
  findMessages,
  findReads,
} from '../../src/features/conversation/message/message.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const about = { conversationId: id, readerId: id }

export const examples: ExamplesOf<typeof store> = {
  findMessages: [
    (tx) => findMessages(tx, about, { limit: 50 }),
    (tx) => findMessages(tx, about, { before: 120, limit: 50 }),
    (tx) => findMessages(tx, about, { after: 120, limit: 50 }),
  ],
  findByKey: (tx) => findByKey(tx, id, id),
  advanceRead: (tx) => advanceRead(tx, { conversationId: id, userId: id, seq: 120, now }),
  findFirstNames: (tx) => findFirstNames(tx, [id]),
  findReads: (tx) => findReads(tx, id),
}
