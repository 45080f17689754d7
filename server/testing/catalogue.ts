import { randomBytes, randomUUID } from 'node:crypto'
import { sharedAreas, wholeAreas } from '@roomtone/domain/calendar/areas'
import { AMENITIES } from '@roomtone/domain/listing/amenities'
import { HIGHLIGHTS, PROPERTY_TYPES, SPACE_KINDS } from '@roomtone/domain/listing/options'
import { addDays, type LocalDate } from '@roomtone/domain/time/local-date'
import { sql } from 'kysely'
import { projectListing } from '../src/features/search/entry.ts'
import { insertPhotos, TEST_PLACES } from './listings.ts'
import type { Random } from './random.ts'
import type { TestServer } from './server.ts'

const PLACES = [TEST_PLACES.losAngeles, TEST_PLACES.losAngeles, TEST_PLACES.newYork, TEST_PLACES.phoenix]
/** From common to rare: `loft` is in a third of the titles, `observatory` in one of some hundred. */
const WORDS = ['loft', 'loft', 'loft', 'barn', 'kitchen', 'sunny', 'café', 'quiet', 'studio'] as const
const RARE = ['observatory', 'greenhouse', 'lighthouse'] as const

const CHUNK = 250
const MINUTE = 60_000
const HALF_HOUR = 30 * MINUTE

type Wanted = {
  hosts: string[]
  count: number
  random: Random
  /** Two weeks from here on are held again and again, for this share of the listings. */
  firstDay: LocalDate
  busy: number
  /** Many of them share a house with others. */
  withHouses?: boolean
}
type Ids = { places: number[]; photos: string[] }

/** Many random listings with random holds, straight into the tables and through the projection. */
export async function insertCatalogue(
  server: TestServer,
  { hosts, count, random, firstDay, busy, withHouses = false }: Wanted,
): Promise<void> {
  const { db } = server.deps
  const ids: Ids = {
    places: await insertPlaces(server),
    photos: await insertPhotos(db, hosts[0] ?? '', server.clock.now()),
  }
  const alone = Array.from({ length: count }, () => listing(server, random, random.pick(hosts), ids))
  const rows = withHouses ? inHouses(alone) : alone
  const made: { id: string; searchId: number }[] = []
  for (let from = 0; from < rows.length; from += CHUNK) {
    const some = await db
      .insertInto('properties')
      .values(rows.slice(from, from + CHUNK))
      .returning(['id', 'search_id as searchId'])
      .execute()
    const photos = some.flatMap(({ id }) =>
      ids.photos
        .slice(0, random.int(2, 5))
        .map((photo_id, position) => ({ property_id: id, photo_id, position })),
    )
    await db.insertInto('property_photos').values(photos).execute()
    await insertHolds(
      db,
      some.flatMap(({ searchId }) => (random.chance(busy) ? holdsOf(searchId, firstDay, random) : [])),
    )
    made.push(...some)
  }
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let next = made.pop(); next; next = made.pop()) {
        const { id } = next
        await db.transaction().execute((tx) => projectListing(tx, id))
      }
    }),
  )
  // As the database does by itself sooner or later: how common words are, and which pages need no second look.
  await server.owner.query('vacuum analyze listing_search, listing_text, holds, places, properties')
}

async function insertPlaces({ deps: { db } }: TestServer): Promise<number[]> {
  const ids: number[] = []
  for (const [country, code, name, city, lat, lng] of PLACES) {
    const region = await db
      .insertInto('regions')
      .values({ country, code, name })
      .onConflict((conflict) => conflict.constraint('regions_once').doUpdateSet({ name }))
      .returning('id')
      .executeTakeFirstOrThrow()
    const place = await db
      .insertInto('places')
      .values({ region_id: region.id, name: city, lat, lng })
      .onConflict((conflict) => conflict.constraint('places_once').doUpdateSet({ lat }))
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(place.id)
  }
  return ids
}

function listing(server: TestServer, random: Random, hostId: string, ids: Ids) {
  const at = random.int(0, PLACES.length - 1)
  const [country, code, , city, lat, lng, timeZone] = PLACES[at] ?? TEST_PLACES.losAngeles
  const isRated = random.chance(0.6)
  const opensAt = random.pick([0, 360, 480, 540])
  const closesAt = random.pick([1080, 1320, 1440])
  const createdAt = new Date(server.clock.now().getTime() - random.int(0, 400) * 86_400_000)
  const shown = { lat: lat + (random.next() - 0.5) * 1.2, lng: lng + (random.next() - 0.5) * 1.2 }
  // Apart from the generator: what it draws for the others stays what it was.
  const dice = Math.floor(Math.abs(shown.lng) * 1e6)
  return {
    id: randomUUID(),
    host_id: hostId,
    title: `A ${random.pick(WORDS)} ${random.chance(0.02) ? random.pick(RARE) : random.pick(WORDS)}`,
    tagline: random.chance(0.5) ? `Very ${random.pick(WORDS)}` : '',
    description: `North light and a ${random.pick(WORDS)} with ${random.pick(WORDS)}.`,
    highlights: random.some(HIGHLIGHTS, 0.2).slice(0, 2),
    amenities: random.some(AMENITIES, 0.4),
    city,
    state: code,
    country,
    zipcode: '99999',
    address: '12 Secret Street',
    access_notes: 'The key is under the blue pot.',
    // As secret, and found by the same words.
    wifi_name: 'under the blue pot net',
    wifi_password: 'walnut under the blue pot',
    parking: 'Two cars, under the blue pot tree.',
    load_in: 'Past the shed, under the blue pot arch.',
    lat: shown.lat + 0.007,
    lng: shown.lng + 0.007,
    shown_lat: shown.lat,
    shown_lng: shown.lng,
    shown_radius_m: 1500,
    place_id: ids.places[at] ?? 0,
    time_zone: timeZone,
    property_type: random.pick(PROPERTY_TYPES),
    place_type: 'Entire place' as const,
    privacy_level: random.pick(['standard', 'enhanced'] as const),
    booking_approval: random.pick(['manual', 'instant'] as const),
    max_guests: random.int(1, 60),
    bedrooms: 1,
    beds: 1,
    bathrooms: 1,
    size_sqft: random.chance(0.5) ? random.int(200, 9000) : null,
    // Few prices, so that ties must be broken.
    price_per_day_cents: random.int(1, 40) * 5000,
    rating_hundredths: isRated ? random.int(400, 500) : null,
    review_count: isRated ? random.int(1, 30) : 0,
    minimum_hours: random.int(2, 6),
    opens_at: opensAt,
    closes_at: closesAt,
    week_hours: dice % 3 === 0 ? weekOf(opensAt, closesAt, dice) : null,
    rents_by: (['both', 'both', 'hour', 'day'] as const)[dice % 4],
    space_kind: SPACE_KINDS[dice % SPACE_KINDS.length],
    turnaround_minutes: random.pick([0, 60, 240, 1440]),
    notice_hours: random.pick([0, 0, 24, 72]),
    min_days: random.pick([1, 1, 2]),
    max_days: random.pick([3, 365]),
    available: random.chance(0.95),
    calendar_token: randomBytes(24).toString('base64url'),
    created_at: createdAt,
    updated_at: createdAt,
  }
}

type Listing = ReturnType<typeof listing>

/** Of every eight listings three are one house: as a whole, and two rooms of it that share a lobby. */
function inHouses(rows: Listing[]) {
  const sets = [
    { areas: wholeAreas([0, 1, 2]) },
    { areas: wholeAreas([0]), shared_areas: sharedAreas([{ place: 2, by: 2 }]) },
    { areas: wholeAreas([1]), shared_areas: sharedAreas([{ place: 2, by: 2 }]) },
  ]
  return rows.map((row, index) => {
    const set = sets[index % 8]
    const house = rows[index - (index % 8)]
    if (!set || !house) return row
    if (house === row) return { ...row, ...set }
    const { host_id, city, state, country, address, lat, lng, shown_lat, shown_lng, place_id, time_zone } =
      house
    const place = {
      host_id,
      city,
      state,
      country,
      address,
      lat,
      lng,
      shown_lat,
      shown_lng,
      place_id,
      time_zone,
    }
    return { ...row, ...place, ...set, premises_id: house.id }
  })
}

/** Closed on some days, and open later on others. */
function weekOf(opensAt: number, closesAt: number, dice: number): number[] {
  const days = Array.from({ length: 7 }, (_, day) =>
    (dice >> day) % 4 === 0 ? [null, null] : [opensAt + (dice % 2) * 60, closesAt],
  )
  return days.flat() as number[]
}

type Held = { listing: number; from: Date; to: Date }

/** Half-open ranges one after another over two weeks: hours of a day, or several days, with or without gaps. */
function holdsOf(listing: number, firstDay: LocalDate, random: Random): Held[] {
  let at = Date.parse(`${firstDay}T00:00:00Z`) + random.int(0, 96) * HALF_HOUR
  const end = Date.parse(`${addDays(firstDay, 14)}T00:00:00Z`)
  const holds: Held[] = []
  while (at < end) {
    // Other calendars and odd turnarounds end anywhere.
    const to =
      at + random.int(1, random.chance(0.2) ? 150 : 16) * HALF_HOUR + random.pick([0, 0, 7, 20]) * MINUTE
    if (random.chance(0.7)) holds.push({ listing, from: new Date(at), to: new Date(to) })
    at = to + random.pick([0, 1, 6, 12, 60, 200]) * HALF_HOUR
  }
  return holds
}

async function insertHolds(db: TestServer['deps']['db'], holds: Held[]): Promise<void> {
  await sql`
    insert into holds (listing_id, during, kind, created_at)
    select h.listing, tstzrange(h.first, h.last), 'block', ${new Date(0)}
    from unnest(
      ${holds.map(({ listing }) => listing)}::bigint[],
      ${holds.map(({ from }) => from)}::timestamptz[],
      ${holds.map(({ to }) => to)}::timestamptz[]
    ) as h (listing, first, last)
    on conflict on constraint holds_no_overlap do nothing
  `.execute(db)
}
