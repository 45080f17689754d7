import { type RawBuilder, sql } from 'kysely'

/**
 * The named areas of a listing, those that it has alone first; none where its house is not divided. `listing` is how the
 * query calls `properties`.
 */
export function areasOfListing(listing: string): RawBuilder<{ name: string; shared: boolean }[]> {
  const column = (name: string) => sql.ref(`${listing}.${name}`)
  const block = sql`int4range(area.place * 32, area.place * 32 + 32)`
  return sql`(select coalesce(json_agg(json_build_object('name', area.name, 'shared', not ${column('areas')} @> ${block})
      order by not ${column('areas')} @> ${block}, area.place), '[]')
    from areas as area where area.premises_id = ${column('premises_id')}
      and (${column('areas')} @> ${block} or ${column('shared_areas')} && ${block}))`
}
