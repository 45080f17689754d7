import { addDays } from '../../../domain/dist/time/local-date.js'

/** Long enough to see that it is slow. */
const PATIENCE = '10s'

const TABLE = `
  create table bench_textbook as
  select s.id, p.title, p.tagline, p.city, p.state, r.name as region, p.zipcode, s.lat, s.lng, s.price, s.size_sqft, s.crew,
    p.property_type, p.privacy_level, p.booking_approval, p.amenities, p.rating_hundredths, p.review_count, s.score,
    p.created_at, t.tsv
  from listing_search s join properties p on p.search_id = s.id join listing_text t on t.id = s.id
  join regions r on r.id = s.state_id`

/** What one would put on the columns that people ask by. */
const INDEXES = [
  'alter table bench_textbook add primary key (id)',
  'create index on bench_textbook (city, state)',
  'create index on bench_textbook (region)',
  'create index on bench_textbook (lat, lng)',
  'create index on bench_textbook (price)',
  'create index on bench_textbook (crew)',
  'create index on bench_textbook (score desc)',
  'create index on bench_textbook (created_at desc)',
  'create index on bench_textbook using gin (amenities)',
  'create index on bench_textbook using gin (tsv)',
]

const ORDERS = {
  recommended: 'score desc, id desc',
  price: 'price, id',
  price_high: 'price desc, id desc',
  newest: 'created_at desc, id desc',
}

/** One table with an index per column, exact counts, an offset, and a planner that is free: what a textbook builds. */
export async function prepareTextbook(client, progress) {
  const { rows } = await client.query("select to_regclass('bench_textbook') is not null as filled")
  if (rows[0].filled) return
  progress('Building the textbook version')
  for (const statement of ["set maintenance_work_mem = '1GB'", TABLE, ...INDEXES, 'analyze bench_textbook'])
    await client.query(statement)
}

/** How long each question takes there, with its page, its count and its facets. */
export async function measureTextbook(client, questions, onEach) {
  await client.query(`set statement_timeout = '${PATIENCE}'`)
  const times = []
  for (const question of questions) {
    const from = performance.now()
    for (const { text, values } of statementsOf(question)) await answered(client, text, values)
    times.push(performance.now() - from)
    onEach?.(times.length)
  }
  return times
}

async function answered(client, text, values) {
  try {
    await client.query(text, values)
  } catch (error) {
    // Out of patience: the time it took until then is what counts.
    if (error.code !== '57014') throw error
  }
}

function statementsOf({ kind, query, place, pagesIn }) {
  const values = []
  const bind = (value) => `$${values.push(value)}`
  const where = [
    ...placeOf(kind, query, place, bind),
    ...filtersOf(query, bind),
    ...timeOf(query, bind),
    'true',
  ].join(' and ')
  const matching = `from bench_textbook l where ${where}`
  const shown =
    'id, title, tagline, city, state, price, size_sqft, crew, property_type, rating_hundredths, review_count'
  return [
    `select ${shown} ${matching} order by ${ORDERS[query.sort]} limit 24 offset ${pagesIn * 48}`,
    `select count(*) ${matching}`,
    `select property_type, privacy_level, booking_approval, count(*) ${matching} group by 1, 2, 3`,
    `select amenity, count(*) from (select unnest(amenities) as amenity ${matching}) each group by 1`,
  ].map((text) => ({ text, values }))
}

function placeOf(kind, { words }, { city, region, lat, lng }, bind) {
  const wanted = words ? [`tsv @@ plainto_tsquery('english', ${bind(words)})`] : []
  if (kind === 'words') return wanted
  if (kind === 'state') return [`region = ${bind(region.name)}`]
  if (kind !== 'near') return [`city = ${bind(city)} and state = ${bind(region.code)}`, ...wanted]
  const [y, x] = [bind(lat), bind(lng)]
  return [
    `lat between ${y}::float8 - 0.36 and ${y}::float8 + 0.36 and lng between ${x}::float8 - 0.48 and ${x}::float8 + 0.48`,
    `power((lat - ${y}) * 111.2, 2) + power((lng - ${x}) * 111.2 * cos(radians(${y})), 2) <= 1600`,
  ]
}

function filtersOf({ crew, minPrice, maxPrice, types, amenities, instant, privacy }, bind) {
  return [
    crew && `crew >= ${bind(crew)}`,
    minPrice && `price >= ${bind(minPrice)}`,
    maxPrice && `price <= ${bind(maxPrice)}`,
    types.length > 0 && `property_type = any(${bind(types)})`,
    amenities.length > 0 && `amenities @> ${bind(amenities)}`,
    instant && `booking_approval = 'instant'`,
    privacy && `privacy_level = ${bind(privacy)}`,
  ].filter(Boolean)
}

/** A day without hours is asked for as four hours of it, which is less work than looking for any gap. */
function timeOf({ from, to, start, hours }, bind) {
  if (!from) return []
  const isLong = to !== undefined && to !== from
  const begins = `${bind(from)}::date::timestamptz${isLong ? '' : ` + ${bind(`${start ?? 600} minutes`)}::interval`}`
  const ends = isLong
    ? `${bind(addDays(to, 1))}::date::timestamptz`
    : `${begins} + ${bind(`${hours ?? 4} hours`)}::interval`
  return [
    `not exists (select from holds h where h.listing_id = l.id and h.during && tstzrange(${begins}, ${ends}))`,
  ]
}
