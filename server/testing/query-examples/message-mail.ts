import type * as store from '../../src/features/conversation/mail/message-mail.store.ts'
import {
  deleteOrder,
  findRecipient,
  findUnmailed,
  findUnreadThreads,
  lockOrder,
  writeMailed,
} from '../../src/features/conversation/mail/message-mail.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const ranges = [{ id, after: 100, upto: 120 }]

export const examples: ExamplesOf<typeof store> = {
  lockOrder: (tx) => lockOrder(tx, id),
  deleteOrder: (tx) => deleteOrder(tx, id),
  findUnmailed: (tx) => findUnmailed(tx, id),
  writeMailed: (tx) => writeMailed(tx, id, ranges, now),
  findRecipient: (tx) => findRecipient(tx, id),
  findUnreadThreads: (tx) => findUnreadThreads(tx, id, ranges, { lines: 3, characters: 301 }),
}
