import { sql } from 'kysely'
import type * as store from '../../src/features/cohost/cohost-rule.store.ts'
import {
  answeringAt,
  findAnswering,
  findShared,
  givenAt,
  helpsWith,
  holdRight,
  isRunBy,
  messagesSince,
  runsListing,
  sharedWith,
} from '../../src/features/cohost/cohost-rule.store.ts'
import { type ExamplesOf, id } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  sharedWith: (tx) => sql`select ${sharedWith(id, 'bookings')} as ids`.execute(tx),
  isRunBy: (tx) =>
    tx
      .selectFrom('properties')
      .select('id')
      .where(isRunBy(id, 'calendar', { host: 'properties.host_id', listing: 'properties.id' }))
      .execute(),
  runsListing: (tx) => runsListing(tx, id, id, 'listing'),
  helpsWith: (tx) => helpsWith(tx, id, id),
  answeringAt: (tx) =>
    sql`select ${answeringAt(sql`properties.id`, 'messages')} as ids from properties`.execute(tx),
  messagesSince: (tx) =>
    sql`select ${messagesSince(id, sql`properties.id`)} as since from properties`.execute(tx),
  holdRight: (tx) => holdRight(tx, id, id, 'messages'),
  findAnswering: (tx) => findAnswering(tx, id, 'bookings'),
  givenAt: (tx) => sql`select ${givenAt(sql`properties.id`, 'messages')} as ids from properties`.execute(tx),
  findShared: (tx) => findShared(tx, id),
}
