import type { SearchReply } from '@roomtone/contract/search/search'
import type { searchProperties } from '@roomtone/contract/search/search-properties'
import { AMENITIES } from '@roomtone/domain/listing/amenities'
import { PROPERTY_TYPES } from '@roomtone/domain/listing/options'
import { scoreOf } from '@roomtone/domain/listing/standing'
import { textsIn } from '@roomtone/texts/all/labels'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { TestServer } from './server.ts'

export type Asked = Omit<z.input<NonNullable<(typeof searchProperties)['query']>>, never>

type Row = {
  id: string
  house: string
  searchId: number
  price: number
  createdAt: Date
  ratingHundredths: number | null
  reviewCount: number
  photoCount: number
  sizeSqft: number | null
  amenities: string[]
  type: string
  privacy: string
  approval: string
}

/** What the places of the tests mean. */
const WHERE: Record<string, RawBuilder<SqlBool>> = {
  'Los Angeles, CA': sql`p.city = 'Los Angeles' and p.state = 'CA'`,
  'Los Angelos': sql`p.city = 'Los Angeles'`,
  'new york': sql`p.city = 'New York'`,
  'New York': sql`p.city = 'New York'`,
  phoenix: sql`p.city = 'Phoenix'`,
  California: sql`p.state = 'CA'`,
  AZ: sql`p.state = 'AZ'`,
}

/** The plainest statement that answers a search: over the listings themselves, without projection or index tricks. */
export async function askOracle(
  { deps }: TestServer,
  asked: Asked,
): Promise<{ ids: string[]; count: number; facets: SearchReply['facets'] }> {
  const conditions = [
    sql<SqlBool>`p.available and u.suspended_at is null and f.verification_status <> 'deactivated'`,
    await whereHolds(deps, asked.where),
    ...(asked.words ? [wordsHold(asked.words)] : []),
    ...(asked.crew ? [sql<SqlBool>`p.max_guests >= ${asked.crew}`] : []),
    ...(asked.minPrice === undefined ? [] : [sql<SqlBool>`p.price_per_day_cents >= ${asked.minPrice}`]),
    ...(asked.maxPrice === undefined ? [] : [sql<SqlBool>`p.price_per_day_cents <= ${asked.maxPrice}`]),
    ...(asked.types ? [sql<SqlBool>`p.property_type = any(${asked.types.split(',')})`] : []),
    ...(asked.kinds ? [sql<SqlBool>`p.space_kind = any(${asked.kinds.split(',')})`] : []),
    ...(asked.amenities ? [sql<SqlBool>`p.amenities @> ${asked.amenities.split(',')}::text[]`] : []),
    ...(asked.privacy ? [sql<SqlBool>`p.privacy_level = 'enhanced'`] : []),
    ...(asked.instant ? [sql<SqlBool>`p.booking_approval = 'instant'`] : []),
    timeHolds(asked, deps.clock.now()),
  ]
  const { rows } = await sql<Row>`
    select p.id, p.premises_id as house, p.search_id as "searchId", p.price_per_day_cents as price, p.created_at as "createdAt",
      p.rating_hundredths as "ratingHundredths", p.review_count as "reviewCount", p.size_sqft as "sizeSqft",
      p.amenities, p.property_type as type, p.privacy_level as privacy, p.booking_approval as approval,
      (select count(*) from property_photos x where x.property_id = p.id) as "photoCount"
    from properties p join users u on u.id = p.host_id join profiles f on f.id = p.host_id
    where ${sql.join(
      conditions.map((one) => sql`(${one})`),
      sql` and `,
    )}
  `.execute(deps.db)
  const inOrder = sorted(rows, asked.sort ?? 'recommended')
  const first = inOrder.filter((row) => row === inOrder.find(({ house }) => house === row.house))
  return { ids: first.map(({ id }) => id), count: rows.length, facets: facetsOf(rows) }
}

async function whereHolds(
  { geocoder }: TestServer['deps'],
  where: string | undefined,
): Promise<RawBuilder<SqlBool>> {
  if (where === undefined) return sql`true`
  const known = WHERE[where]
  if (known) return known
  const code = /\d/.test(where) ? await geocoder.findPostalCode(where) : null
  if (!code) return wordsHold(where)
  const east = Math.cos((code.lat * Math.PI) / 180)
  return sql`sqrt(power((p.shown_lat::real - ${code.lat}::float8) * 111.2, 2) +
    power((p.shown_lng::real - ${code.lng}::float8) * 111.2 * ${east}::float8, 2)) <= 40`
}

function wordsHold(words: string): RawBuilder<SqlBool> {
  const labels = sql`(select string_agg(l.value, ' ') from jsonb_each_text(${JSON.stringify(textsIn('en').amenities)}::jsonb) l
    where l.key = any(p.amenities))`
  const text = sql`concat_ws(' ', p.title, p.tagline, p.description, array_to_string(p.highlights, ' '), ${labels},
    p.property_type, case p.space_kind when 'home' then '' else ${sql`(${JSON.stringify(textsIn('en').spaceKinds)}::jsonb ->> p.space_kind)`} end, p.city, p.state, (select r.name from places c join regions r on r.id = c.region_id where c.id = p.place_id))`
  const query = sql`plainto_tsquery('english', unaccent(${words}))`
  return sql`(numnode(${query}) = 0 or to_tsvector('english', unaccent(${text})) @@ ${query})`
}

function timeHolds({ from, to, start, hours }: Asked, now: Date): RawBuilder<SqlBool> {
  if (from === undefined) return sql`true`
  const local = (date: string, minutes: RawBuilder<unknown>) =>
    sql`((${date}::date + ${minutes} * interval '1 minute') at time zone p.time_zone)`
  const inHouse = sql`(select m.number from premises m where m.id = p.premises_id)`
  const isHeld = (first: RawBuilder<unknown>, end: RawBuilder<unknown>) => {
    const held = sql`tstzrange(${first}, ${end} + p.turnaround_minutes * interval '1 minute')`
    const taken = sql`(select sum(upper(x) - lower(x)) from holds h, unnest(h.areas * int4multirange(area)) x
      where h.premises = ${inHouse} and h.during @> t.at)`
    return sql`(exists (
      select 1 from holds h where h.premises = ${inHouse} and h.areas && p.areas and h.during && ${held}
    ) or exists (
      select 1 from unnest(p.shared_areas) area, lateral (
        select ${first} as at union all
        select lower(h.during) from holds h where h.premises = ${inHouse} and h.during && ${held}
      ) t where ${held} @> t.at and ${taken} >= upper(area) - lower(area)))`
  }
  const earliest = sql`(${now}::timestamptz + p.notice_hours * interval '1 hour')`
  const last = to ?? from
  const hour = (date: string, end: 0 | 1) => sql`(case when p.week_hours is null
    then ${end === 0 ? sql`p.opens_at` : sql`p.closes_at`}
    else p.week_hours[extract(dow from ${date}::date)::int * 2 + ${end + 1}::int] end)`
  const [opens, closes] = [local(from, hour(from, 0)), local(last, hour(last, 1))]
  const isClosedMeanwhile = sql`exists (select from generate_series(${from}::date, ${last}::date, '1 day') day
    where p.week_hours is not null and p.week_hours[extract(dow from day)::int * 2 + 1] is null)`
  const isFreeAllDay = sql`(${opens} >= ${earliest} and ${closes} is not null and not ${isHeld(opens, closes)})`
  if (last > from)
    return sql`p.rents_by <> 'hour' and not ${isClosedMeanwhile} and ${isFreeAllDay}
      and (${last}::date - ${from}::date) + 1 between p.min_days and p.max_days`
  if (start !== undefined) {
    const begin = local(from, sql`${start}::int`)
    const length = hours === undefined ? sql`p.minimum_hours` : sql`${hours}::int`
    const end = sql`(${begin} + ${length} * interval '1 hour')`
    return sql`p.rents_by <> 'day' and ${length} >= p.minimum_hours and ${begin} >= ${opens} and ${end} <= ${closes}
      and ${begin} >= ${earliest} and not ${isHeld(begin, end)}`
  }
  const length = sql`greatest(p.minimum_hours, ${hours ?? 0}::int) * interval '1 hour'`
  const byDay = hours === undefined ? sql`(p.min_days = 1 and ${isFreeAllDay})` : sql`false`
  return sql`(p.rents_by = 'day' and ${byDay}) or (p.rents_by <> 'day' and exists (
    select 1 from (
      select ${local(from, sql`half_hour * 30`)} as at from generate_series(0, 47) half_hour
    ) begin
    where begin.at >= ${opens} and begin.at >= ${earliest} and begin.at + ${length} <= ${closes}
      and not ${isHeld(sql`begin.at`, sql`(begin.at + ${length})`)}))`
}

function sorted(rows: Row[], sort: NonNullable<Asked['sort']>): Row[] {
  const keyOf = (row: Row) =>
    ({
      recommended: -scoreOf({ ...row, hasSize: row.sizeSqft !== null, amenityCount: row.amenities.length }),
      price: row.price,
      price_high: -row.price,
      newest: -Math.floor(row.createdAt.getTime() / 1000),
    })[sort]
  const idOrder = sort === 'price' ? 1 : -1
  return rows.toSorted((a, b) => keyOf(a) - keyOf(b) || (a.searchId - b.searchId) * idOrder)
}

function facetsOf(rows: Row[]): SearchReply['facets'] {
  const count = (matches: (row: Row) => boolean) => rows.filter(matches).length
  const amenities = AMENITIES.map((one) => [one, count((row) => row.amenities.includes(one))] as const)
  return {
    types: Object.fromEntries(
      PROPERTY_TYPES.map((type) => [type, count((row) => row.type === type)]),
    ) as SearchReply['facets']['types'],
    amenities: Object.fromEntries(amenities.filter(([, number]) => number > 0)),
    enhanced: count((row) => row.privacy === 'enhanced'),
    instant: count((row) => row.approval === 'instant'),
  }
}
