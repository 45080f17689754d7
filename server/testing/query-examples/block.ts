import { sql } from 'kysely'
import type * as store from '../../src/features/conversation/safety/block.store.ts'
import {
  deleteBlock,
  holdConversationsBetween,
  insertBlock,
  isOpenBetween,
  isOpenTo,
  isWelcome,
} from '../../src/features/conversation/safety/block.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const block = { blockerId: id, blockedId: id }

export const examples: ExamplesOf<typeof store> = {
  isOpenBetween: (tx) =>
    sql`select from conversations c where ${isOpenBetween(sql`c.guest_id`, sql`c.host_id`)}`.execute(tx),
  isOpenTo: (tx) => sql`select from conversations c where ${isOpenTo(sql`${id}::uuid`)}`.execute(tx),
  isWelcome: (tx) => sql`select from messages m where ${isWelcome(sql`${id}::uuid`)}`.execute(tx),
  holdConversationsBetween: (tx) => holdConversationsBetween(tx, id, id),
  insertBlock: (tx) => insertBlock(tx, { ...block, now }),
  deleteBlock: (tx) => deleteBlock(tx, block),
}
