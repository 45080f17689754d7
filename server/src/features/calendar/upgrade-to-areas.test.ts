import { randomUUID } from 'node:crypto'
import type { BookingState } from '@roomtone/domain/booking/process'
import { sql } from 'kysely'
import type pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBooking } from '../../../testing/booking.ts'
import { insertListing, type TestListing } from '../../../testing/listings.ts'
import { countOverlaps, findWrongBusyTimes } from '../../../testing/premises.ts'
import { type Random, seeded } from '../../../testing/random.ts'
import { useServer } from '../../../testing/server.ts'
import { migrate } from '../../platform/db/migrate.ts'

const server = useServer()

/** The tables as 057 left them, with the same rows: what 058 to 063 do, backwards. */
const BACK_TO_057 = `
drop trigger properties_busy on properties;
drop trigger properties_premises on properties;
alter table holds rename to holds_of_063;
create table holds (
  id uuid primary key default gen_random_uuid(),
  listing_id bigint not null references properties (search_id),
  during tstzrange not null,
  kind text not null,
  feed_id uuid references calendar_feeds (id) on delete cascade,
  note text not null default '',
  created_at timestamptz not null,
  booking_id uuid references bookings (id),
  after_cancellation boolean not null default false
);
insert into holds select id, listing_id, during, kind, feed_id, note, created_at, booking_id, after_cancellation
  from holds_of_063;
drop table holds_of_063, busy_times;
alter table holds
  add constraint holds_no_overlap exclude using gist (listing_id with =, during with &&),
  add constraint holds_one_per_booking unique (booking_id);
create index holds_next on holds (listing_id, upper(during)) include (during);
create constraint trigger holds_of_booking after update or delete on holds
  deferrable initially deferred for each row when (old.booking_id is not null) execute function demand_hold();
drop function renew_busy_times, areas_for, write_busy_times, keep_busy_times, lock_premises, copy_hold, place_premises;
alter table properties drop column premises_id, drop column areas, drop column shared_areas, drop column removed_at;
alter table listing_drafts drop column premises_id, drop column areas, drop column shared_areas;
alter table host_applications drop column premises_id, drop column areas, drop column shared_areas;
alter table listing_search drop column premises;
alter table calendar_feeds drop column areas;
drop table areas, premises;
do $$
declare held record;
begin
  for held in select distinct acl.grantee::regrole as grantee from pg_class, aclexplode(pg_class.relacl) as acl
    where pg_class.oid = 'properties'::regclass and acl.grantee not in (0, pg_class.relowner)
  loop
    execute format('grant select, insert, update, delete on holds to %s', held.grantee);
  end loop;
end $$;
delete from schema_migrations where name >= '058' and name < '064'`

/** As the release before has prepared them once and for all. */
const TAKE = {
  name: 'take',
  text: `insert into holds (listing_id, during, kind, feed_id, note, created_at) values ($1, tstzrange($2, $3), 'block', null, $4, now())
    on conflict on constraint holds_no_overlap do nothing returning id`,
}
const GIVE_BACK = { name: 'give back', text: 'delete from holds where id = $1' }
const RENAME = { name: 'rename', text: 'update holds set note = $2 where id = $1' }
const PROBE = {
  name: 'probe',
  text: `select coalesce((select lower(h.during) >= $3 from holds h where h.listing_id = $1 and upper(h.during) > $2
    order by upper(h.during) limit 1), true) as is_free`,
}

const DAY = new Date('2031-03-01T00:00:00Z')
const DAYS = 6
const at = (hour: number) => new Date(DAY.getTime() + hour * 3_600_000)

type Taken = { id: string; note: string; listing: number; from: number; to: number }

/** A process of the release before: takes time, gives it back, and asks whether it is free. */
async function workOn(client: pg.PoolClient, listings: TestListing[], random: Random, until: () => boolean) {
  const mine: Taken[] = []
  let deeds = 0
  while (!until()) {
    deeds++
    const listing = random.pick(listings).searchId
    const from = random.int(0, DAYS * 24 - 8)
    const to = from + random.int(1, 8)
    const held = mine.length > 0 && random.chance(0.4) ? random.int(0, mine.length - 1) : -1
    if (held >= 0 && random.chance(0.5)) {
      const [gone] = mine.splice(held, 1)
      await client.query({ ...GIVE_BACK, values: [gone?.id] })
    } else if (held >= 0) {
      const renamed = mine[held] as Taken
      renamed.note = `${deeds}`
      await client.query({ ...RENAME, values: [renamed.id, renamed.note] })
    } else {
      const note = randomUUID()
      const { rows } = await client.query<{ id: string }>({
        ...TAKE,
        values: [listing, at(from), at(to), note],
      })
      if (!rows[0]) continue
      mine.push({ id: rows[0].id, note, listing, from, to })
      const free = await client.query<{ is_free: boolean }>({ ...PROBE, values: [listing, at(from), at(to)] })
      expect(free.rows[0]?.is_free).toBe(false)
    }
  }
  return { mine, deeds }
}

const holds = () =>
  server()
    .deps.db.selectFrom('holds')
    .select(['id', 'listing_id', 'during', 'kind', 'feed_id', 'note', 'booking_id', 'after_cancellation'])
    .orderBy('id')
    .execute()

const STATES: BookingState[] = [
  'awaiting_payment',
  'pending',
  'confirmed',
  'completed',
  'cancelled',
  'declined',
  'expired',
]

let listings: TestListing[]
beforeAll(async () => {
  for (const state of STATES) await aBooking(server(), { state })
  const host = await server().aPerson({ roles: ['host'] })
  listings = []
  for (let count = 0; count < 4; count++) listings.push(await insertListing(server(), host.id))
  await sql`insert into holds (listing_id, during, kind, created_at)
    select search_id, tstzrange(start, start + interval '6 hours'), 'block', now()
    from properties, generate_series(timestamptz '2029-01-01', timestamptz '2029-12-31', interval '1 day') as start`.execute(
    server().deps.db,
  )
}, 120_000)

describe('a database of the release before', () => {
  it('keeps every hold while that release goes on writing, and knows then of areas', {
    timeout: 120_000,
  }, async () => {
    const before = await holds()
    await server().owner.query(BACK_TO_057)
    let isOver = false
    const clients = await Promise.all([1, 2, 3].map(() => server().database.pool.connect()))
    const works = clients.map((client, index) => workOn(client, listings, seeded(index), () => isOver))
    const applied = await migrate(server().owner)
    // A little longer, under the new table.
    await new Promise((resolve) => setTimeout(resolve, 300))
    isOver = true
    const done = await Promise.all(works)
    for (const client of clients) client.release()
    expect(applied.map((name) => name.slice(0, 3))).toEqual(['058', '059', '060', '061', '062', '063'])
    for (const { deeds } of done) expect(deeds).toBeGreaterThan(20)

    const after = await holds()
    const known = new Set(before.map(({ id }) => id))
    expect(after.filter(({ id }) => known.has(id))).toEqual(before)
    const written = after
      .filter(({ id }) => !known.has(id))
      .map(({ id, note, listing_id }) => ({ id, note, listing: listing_id }))
    const mine = done.flatMap((one) => one.mine).map(({ id, note, listing }) => ({ id, note, listing }))
    const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)
    expect(written.sort(byId)).toEqual(mine.sort(byId))
    expect(await countOverlaps(server())).toBe(0)
    expect(await findWrongBusyTimes(server(), [DAY, at(DAYS * 24)])).toEqual([])
  })

  it('has premises of one area for each listing, at its address', async () => {
    const rows = await server()
      .deps.db.selectFrom('properties')
      .innerJoin('premises', 'premises.id', 'properties.premises_id')
      .select([
        'properties.areas',
        'properties.address',
        'premises.address as theirs',
        'premises.number',
        'search_id',
      ])
      .execute()
    const { count } = await server()
      .deps.db.selectFrom('properties')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(rows).toHaveLength(count)
    for (const { areas, address, theirs, number, search_id } of rows)
      expect([areas, theirs, number]).toEqual(['{[0,32)}', address, search_id])
  })

  it('takes a listing that the release before writes, and follows it when it moves', async () => {
    const host = await server().aPerson({ roles: ['host'] })
    const { id } = await insertListing(server(), host.id, { address: '9 First Street' })
    const { db } = server().deps
    await db.updateTable('properties').set({ address: '10 Second Street' }).where('id', '=', id).execute()
    const premises = await db.selectFrom('premises').select('address').where('id', '=', id).executeTakeFirst()
    expect(premises?.address).toBe('10 Second Street')
  })
})
