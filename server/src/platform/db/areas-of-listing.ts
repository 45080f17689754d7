import { type RawBuilder, sql } from 'kysely'

/** By name, what a listing has alone and what it shares. */
type NamedAreas = { own: string[]; shared: string[] }

/** Null where its house is not divided. `listing` is how the query calls `properties`. */
export function areasOfListing(listing: string): RawBuilder<NamedAreas | null> {
  const column = (name: string) => sql.ref(`${listing}.${name}`)
  const block = sql`int4range(area.place * 32, area.place * 32 + 32)`
  const isOwn = sql`${column('areas')} @> ${block}`
  const names = (which: RawBuilder<unknown>) =>
    sql`coalesce(json_agg(area.name order by area.place) filter (where ${which}), '[]')`
  return sql`(select case when count(*) > 0
      then json_build_object('own', ${names(isOwn)}, 'shared', ${names(sql`not ${isOwn}`)}) end
    from areas as area where area.premises_id = ${column('premises_id')}
      and (${isOwn} or ${column('shared_areas')} && ${block}))`
}
