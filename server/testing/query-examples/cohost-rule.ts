import { sql } from 'kysely'
import type * as store from '../../src/features/cohost/cohost-rule.store.ts'
import {
  findAnswering,
  findShared,
  helpsWith,
  isRunBy,
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
  findAnswering: (tx) => findAnswering(tx, id),
  findShared: (tx) => findShared(tx, id),
}
