import { sql } from 'kysely'
import type * as store from '../../src/features/conversation/message/at-once.store.ts'
import {
  insertAtOnce,
  isBetweenTwo,
  isOnItsWay,
  longAgo,
} from '../../src/features/conversation/message/at-once.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const message = {
  id,
  conversationId: id,
  senderId: id,
  content: 'Does the freight lift take a dolly?',
  key: id,
  now,
  dueAt: now,
}

export const examples: ExamplesOf<typeof store> = {
  isBetweenTwo: (tx) => sql`select from conversations c where ${isBetweenTwo(id)}`.execute(tx),
  longAgo: (tx) => sql`select ${longAgo(now)}`.execute(tx),
  isOnItsWay: (tx) =>
    sql`select from message_mails waiting where ${isOnItsWay({ dueAt: now, now })}`.execute(tx),
  insertAtOnce: (tx) => insertAtOnce(tx, message),
}
