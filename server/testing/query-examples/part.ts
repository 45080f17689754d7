import { sql } from 'kysely'
import type * as store from '../../src/features/conversation/part.store.ts'
import {
  findCohostsOf,
  findPart,
  findWhyClosed,
  hasSpoken,
  isHelped,
  isOfOtherSide,
  isOwnSide,
  isSide,
  lockPart,
  otherOf,
  roleOf,
} from '../../src/features/conversation/part.store.ts'
import { type ExamplesOf, id } from './example.ts'

const part = { id, propertyId: id, guestId: id, hostId: '00000000-0000-4000-8000-000000000001', otherId: id }

export const examples: ExamplesOf<typeof store> = {
  isSide: (tx) => sql`select from conversations c where ${isSide(id)}`.execute(tx),
  isOwnSide: (tx) => sql`select from conversations c where ${isOwnSide(id)}`.execute(tx),
  isHelped: (tx) => sql`select from conversations c where ${isHelped(id)}`.execute(tx),
  otherOf: (tx) => sql`select ${otherOf(id)} as id from conversations c`.execute(tx),
  roleOf: (tx) => sql`select ${roleOf(id)} as role from conversations c`.execute(tx),
  isOfOtherSide: (tx) =>
    sql`select from conversations c join messages m on m.conversation_id = c.id where ${isOfOtherSide(id)}`.execute(
      tx,
    ),
  findPart: (tx) => findPart(tx, id, id),
  lockPart: (tx) => lockPart(tx, id, id),
  findWhyClosed: (tx) => findWhyClosed(tx, id, part),
  findCohostsOf: (tx) => findCohostsOf(tx, part),
  hasSpoken: (tx) => hasSpoken(tx, id, id),
}
