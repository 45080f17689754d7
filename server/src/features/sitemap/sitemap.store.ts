import { type SqlBool, sql } from 'kysely'
import type { Handle } from '../../platform/db/database.ts'
import { isShutOut } from '../access-list/entry.ts'

/** Listings are numbered as they come; a file of the sitemap holds a range of numbers, so none is ever counted. */
export async function findLastNumber(handle: Handle): Promise<number> {
  const row = await handle
    .selectFrom('properties')
    .select('search_id as number')
    .orderBy('search_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.number ?? 0
}

/** Whose host is here and lets search engines list them. */
const isFindable = (property: string, host: string) => sql<SqlBool>`${sql.ref(`${property}.available`)}
  and ${sql.ref(`${host}.suspended_at`)} is null and ${sql.ref(`${host}.closed_at`)} is null
  and not ${isShutOut(host)}
  and exists (select from profiles where profiles.id = ${sql.ref(`${host}.id`)}
    and profiles.verification_status <> 'deactivated')
  and not exists (select from privacy_settings chosen
    where chosen.user_id = ${sql.ref(`${host}.id`)} and not chosen.search_engines)`

export type SitemapRow = Awaited<ReturnType<typeof findFindable>>[number]

/** In the order of their numbers. A host is named beside their first bookable listing. */
export async function findFindable(
  handle: Handle,
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
) {
  return handle
    .selectFrom('properties as p')
    .innerJoin('users as host', 'host.id', 'p.host_id')
    .select([
      'p.search_id as number',
      'p.id',
      'p.updated_at as updatedAt',
      'p.host_id as hostId',
      sql<boolean>`not exists (select from properties earlier
        where earlier.host_id = p.host_id and earlier.available and earlier.search_id < p.search_id)`.as(
        'isFirst',
      ),
    ])
    .where('p.search_id', '>', after)
    .where('p.search_id', '<=', upTo)
    .where(isFindable('p', 'host'))
    .orderBy('p.search_id')
    .limit(limit)
    .execute()
}
