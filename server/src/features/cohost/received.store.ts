import { sql } from 'kysely'
import type { Handle } from '../../platform/db/database.ts'
import { firstName } from '../../platform/db/first-name.ts'

export type ReceivedRow = Awaited<ReturnType<typeof findReceived>>[number]

/** Includes access that rests because its host is away: a co-host can leave at any time. */
export async function findReceived(handle: Handle, userId: string) {
  return handle
    .selectFrom('listing_cohosts as c')
    .innerJoin('properties as p', 'p.id', 'c.property_id')
    .innerJoin('profiles as host', 'host.id', 'p.host_id')
    .select([
      'c.id',
      'c.property_id as propertyId',
      'p.title',
      'p.city',
      'p.state',
      firstName('host').as('host'),
      'c.rights',
      sql<Date>`c.accepted_at`.as('since'),
    ])
    .where('c.user_id', '=', userId)
    .where('c.accepted_at', 'is not', null)
    .where('c.ended_at', 'is', null)
    .orderBy('p.title')
    .orderBy('c.id')
    .execute()
}
