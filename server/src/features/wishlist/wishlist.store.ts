import { type SqlBool, sql } from 'kysely'
import type { Handle } from '../../platform/db/database.ts'

const SAVED_MAX = 500

export async function findWishlistPage(
  handle: Handle,
  { userId, after, limit }: { userId: string; after: { at: Date; id: string } | null; limit: number },
) {
  let query = handle
    .selectFrom('wishlists as w')
    .innerJoin('properties as p', 'p.id', 'w.property_id')
    .leftJoin('listing_search as s', 's.id', 'p.search_id')
    .select(['w.id', 'w.property_id as propertyId', 'w.created_at as savedAt', 's.id as onOffer'])
    .where('w.user_id', '=', userId)
    .orderBy('w.created_at', 'desc')
    .orderBy('w.id', 'desc')
    .limit(limit + 1)
  if (after) query = query.where(sql<SqlBool>`(w.created_at, w.id) < (${after.at}, ${after.id})`)
  return query.execute()
}

export async function findSaved(
  handle: Handle,
  userId: string,
): Promise<{ id: string; propertyId: string }[]> {
  return handle
    .selectFrom('wishlists')
    .select(['id', 'property_id as propertyId'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SAVED_MAX)
    .execute()
}

/** Nothing where the listing is not on offer, or is saved already. */
export async function insertSaved(
  handle: Handle,
  { userId, propertyId, now }: { userId: string; propertyId: string; now: Date },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into wishlists (user_id, property_id, created_at)
    select ${userId}, p.id, ${now}
    from properties p join listing_search s on s.id = p.search_id
    where p.id = ${propertyId}
    on conflict on constraint wishlists_once do nothing
    returning id
  `.execute(handle)
  return rows[0]?.id ?? null
}

export async function findSavedId(
  handle: Handle,
  userId: string,
  propertyId: string,
): Promise<string | null> {
  const row = await handle
    .selectFrom('wishlists')
    .select('id')
    .where('user_id', '=', userId)
    .where('property_id', '=', propertyId)
    .executeTakeFirst()
  return row?.id ?? null
}

export async function deleteSaved(handle: Handle, userId: string, id: string): Promise<boolean> {
  const result = await handle
    .deleteFrom('wishlists')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}
