import { randomUUID } from 'node:crypto'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import { listingCalls } from '@roomtone/contract/listing/listing.calls'
import { searchCalls } from '@roomtone/contract/search/search.calls'
import { BOOKING_STATES } from '@roomtone/domain/booking/process'
import { TERMS_BLOCKS } from '@roomtone/domain/listing/terms'
import { NO_MENU } from '@roomtone/domain/pricing/menu'
import { addDays, type LocalDate, weekdayOf } from '@roomtone/domain/time/local-date'
import { toLocal } from '@roomtone/domain/time/zone'
import { beforeAll, describe, expect, it } from 'vitest'
import { useApplying } from '../testing/applying.ts'
import { aBooking, aVerifiedPerson, runDueJobs, type TestBooking, tokenOf } from '../testing/booking.ts'
import { refusedWith, useLife } from '../testing/booking-life.ts'
import { insertListing, type TestListing } from '../testing/listings.ts'
import { giveAccount } from '../testing/payouts.ts'
import { type Person, useServer } from '../testing/server.ts'
import { projectListing } from './features/search/entry.ts'
import { migrate } from './platform/db/migrate.ts'

const server = useServer()
const life = useLife(server)
const applying = useApplying(server)

const UNDONE = ['049', '050', '051', '052', '053', '054', '055', '056', '057']

/** The tables as 048 left them, with the same rows: what 049 to 057 did for terms, menus and totals, backwards. */
const BACK_TO_048 = `
drop table add_on_days;
alter table bookings drop column rates, drop column add_ons;
alter table properties drop column menu, drop column menu_photos;
alter table properties
  drop column rents_by, drop column week_hours, drop column space_kind, drop column wifi_name,
  drop column wifi_password, drop column parking, drop column load_in, drop column arrival_photos,
  drop column terms_confirmed, drop column terms_confirmed_at;
alter table listing_search
  drop column rents_by, drop column week_hours, drop column kind, drop column least_block, drop column least_day;
alter table listing_drafts drop column terms;
drop index if exists host_applications_arrival_photos;
alter table host_applications drop column terms;
drop index application_revisions_decided;
alter table host_applications drop constraint host_applications_status,
  add constraint host_applications_status check (status in ('pending', 'approved', 'rejected'));
alter table application_revisions drop constraint application_revisions_status,
  add constraint application_revisions_status check (status in ('pending', 'approved', 'rejected'));
alter table users drop constraint users_language,
  add constraint users_language check (language in ('en', 'es', 'fr'));
alter table waitlist drop constraint waitlist_language,
  add constraint waitlist_language check (language in ('en', 'es', 'fr'));
alter table properties drop column weekend_days, drop column weekend_hourly_rate_cents;
delete from schema_migrations where left(name, 3) in (${UNDONE.map((name) => `'${name}'`).join()})`

const ZONE = 'America/Los_Angeles'
const FRIDAY = 5
let admin: Person
let host: Person
let live: TestListing
let bookings: TestBooking[]
let applicationId: string
let draft: { id: string; owner: Person }
/** A Friday. */
let day: LocalDate
/** What rows had as columns before, by their table. */
const columns: Record<string, string[]> = {}
const rows: Record<string, string[]> = {}
let said: Awaited<ReturnType<typeof everythingSaid>>

const as = async (person: Person) => ({ token: await tokenOf(server(), person) })
/** Signed in by the clock of now. */
const fresh = async (person: Person) => ({ ...person, ...(await as(person)) })

type Query =
  | { by: 'hour'; date: LocalDate; start: number; hours: number }
  | { by: 'day'; checkIn: LocalDate; checkOut: LocalDate }

async function quoteOf(id: string, query: Query) {
  const { price, problem, choice } = await server().call(listingCalls.quote, { params: { id }, query })
  return { price, problem, choice }
}

/** Every day of a week by the hour and by the day, some days of it, and the whole of it. */
async function quotes(id: string) {
  const days = Array.from({ length: 7 }, (_, index) => addDays(day, index))
  const queries: Query[] = [
    ...days.flatMap((date): Query[] => [
      { by: 'hour', date, start: 540, hours: 5 },
      { by: 'day', checkIn: date, checkOut: date },
    ]),
    { by: 'hour', date: day, start: 480, hours: 14 },
    { by: 'day', checkIn: day, checkOut: addDays(day, 2) },
    { by: 'day', checkIn: day, checkOut: addDays(day, 8) },
  ]
  return Promise.all(queries.map((query) => quoteOf(id, query)))
}

/** What people read of prices and bookings, as it travels. */
async function everythingSaid() {
  const views = await Promise.all(
    bookings.flatMap(({ id, guest, host: hers }) =>
      [guest, hers].map(async (person) =>
        server()
          .call(bookingCalls.show, { params: { id } }, await as(person))
          .catch(({ code }: { code: string }) => code),
      ),
    ),
  )
  const { items } = await server().call(searchCalls.search, { query: { from: day, limit: 48 } })
  return {
    quotes: JSON.stringify(await quotes(live.id)),
    views: JSON.stringify(views),
    totals: items.map(({ id, total }) => `${id} ${total}`).sort(),
  }
}

const TABLES = ['properties', 'bookings', 'listing_search', 'listing_drafts', 'host_applications']

/** As text, of the columns that there were before. */
async function rowsOf(table: string): Promise<string[]> {
  const { rows } = await server().owner.query<{ text: string }>(
    `select row_to_json(kept)::text as text from (select ${columns[table]?.join()} from ${table} order by id) kept`,
  )
  return rows.map(({ text }) => text)
}

async function columnsOf(table: string): Promise<string[]> {
  const { rows } = await server().owner.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns
     where table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  )
  return rows.map(({ name }) => name)
}

const isPast = (state: string) => state === 'completed' || state === 'expired'

beforeAll(async () => {
  admin = await server().aPerson({ roles: ['admin'] })
  host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
  await giveAccount(server(), host.id)
  const terms = { hourly_rate_cents: 15_000, cleaning_fee_cents: 5_000 }
  const listingOver = { ...terms, cancellation_policy: 'flexible' as const }
  bookings = []
  // Those that move the clock come first: what waits would wait too long.
  for (const state of BOOKING_STATES.toSorted((one, other) => Number(isPast(other)) - Number(isPast(one))))
    bookings.push(await aBooking(server(), { state, startsInHours: 24 * 5, listingOver }))
  day = addDays(toLocal(server().clock.now(), ZONE).date, 20)
  while (weekdayOf(day) !== FRIDAY) day = addDays(day, 1)
  live = await insertListing(server(), host.id, {
    price_per_day_cents: 150_000,
    weekend_price_cents: 180_000,
    weekly_discount_percent: 12,
    cleaning_fee_cents: 7_500,
  })
  await server()
    .deps.db.insertInto('price_overrides')
    .values({ property_id: live.id, date: addDays(day, 3), price_cents: 99_900 })
    .execute()
  await project(live.id)
  const owner = await applying.aVerifiedPerson()
  draft = { id: (await applying.aWholeDraft(owner)).id, owner }
  applicationId = await applying.anApplication(await fresh(host))
  said = await everythingSaid()
  await server().owner.query(BACK_TO_048)
  for (const table of TABLES) {
    columns[table] = await columnsOf(table)
    rows[table] = await rowsOf(table)
  }
  const applied = await migrate(server().owner, undefined, new URL(server().databaseUrl).username)
  expect(applied.map((name) => name.slice(0, 3))).toEqual(UNDONE)
}, 300_000)

const project = (id: string) =>
  server()
    .deps.db.transaction()
    .execute((tx) => projectListing(tx, id))

describe('a database from before there were terms and menus', () => {
  it('says of every price and every booking what it has said before, to the byte', async () => {
    expect(await everythingSaid()).toEqual(said)
    for (const table of TABLES) expect(await rowsOf(table), table).toEqual(rows[table])
    expect(new Set(bookings.map(({ view }) => view.state))).toEqual(new Set(BOOKING_STATES))
  })

  it('costs what it has cost, with the weekend on Friday and Saturday', async () => {
    const week = (await quotes(live.id)).map(({ price }) => price)
    const rents = week.map((price) => price?.rent)
    // Five hours and the whole day, from Friday to Thursday; Monday has a price of its own.
    expect(rents.slice(0, 14)).toEqual([
      ...[75_000, 180_000, 75_000, 180_000, 75_000, 150_000, 75_000, 99_900],
      ...[75_000, 150_000, 75_000, 150_000, 75_000, 150_000],
    ])
    // As many hours as the day has, three days, and nine with the weekly discount.
    expect(rents.slice(14)).toEqual([180_000, 510_000, Math.round(1_419_900 * 0.88)])
    expect(week.map((price) => price?.total)).toEqual(week.map((price) => totalOf(price?.subtotal ?? 0)))
    const view = await server().call(listingCalls.show, { params: { id: live.id } })
    expect(view).toMatchObject({ weekendDays: [5, 6], weekendHourlyRate: null, menu: NO_MENU })
    expect(view).toMatchObject({ rentsBy: 'both', spaceKind: 'home' })
  })

  it('has no rates on its bookings, and gives back on cancellation what it would have', async () => {
    const { db } = server().deps
    const kept = await db.selectFrom('bookings').select(['rates', 'add_ons as addOns']).execute()
    expect(new Set(kept.map((row) => JSON.stringify(row)))).toEqual(
      new Set([JSON.stringify({ rates: null, addOns: [] })]),
    )
    const booked = bookings.find(({ view }) => view.state === 'confirmed')
    if (!booked) throw new Error('One of them is confirmed')
    // Past the day of grace and within the last week: half of it, and the cleaning.
    await life.goTo(booked.startsAt, 3 * 86_400_000)
    const { subtotal, total } = booked.view.price
    expect([subtotal, total]).toEqual([65_000, 78_700])
    await life.cancel(booked, booked.guest)
    await runDueJobs(server())
    expect(await life.money(booked.id)).toMatchObject({ captured: 78_700, refunded: 41_850, bookSum: 0 })
  })

  it('asks the host of what is live to confirm its terms, and of nothing else', async () => {
    const { terms } = await server().call(bookingCalls.today, {}, await as(host))
    expect(terms).toEqual([{ id: live.id, title: 'A quiet loft', left: TERMS_BLOCKS.length }])
    const view = await server().call(hostingCalls.show, { params: { id: live.id } }, await as(host))
    expect(view).toMatchObject({ version: 1, termsConfirmed: [], menu: NO_MENU })
  })

  it('suggests terms to a draft of then, and keeps its answers', async () => {
    const opened = await applying.show(await fresh(draft.owner), draft.id)
    expect(opened.content).toMatchObject({ title: 'A quiet loft', pricePerDay: 120_000 })
    expect(opened.terms).toMatchObject({ hourlyRate: 12_000, weekendDays: [0, 6], confirmed: [] })
  })

  it('puts an application of then live only once its host has confirmed its terms', async () => {
    await refusedWith(applying.decide(await fresh(admin), applicationId, 'approved'), 'conflict')
    expect(await applying.propertyOf(applicationId)).toBeUndefined()
    await applying.decide(await fresh(admin), applicationId, 'rejected')
    const draft = await applying.rework(await fresh(host), applicationId)
    expect(draft.terms).toMatchObject({ hourlyRate: 12_000, confirmed: [] })
    await refusedWith(applying.submit(await fresh(host), draft), 'validation_failed')
    await applying.submit(await fresh(host), await applying.save(await fresh(host), draft, draft.content))
    await applying.decide(await fresh(admin), applicationId, 'approved', { revision: 2 })
    const made = await applying.propertyOf(applicationId)
    expect(made).toMatchObject({ price_per_day_cents: 120_000, terms_confirmed: TERMS_BLOCKS, menu: null })
  })
})

describe('the release before, on the tables of this one', () => {
  /** What it would write: a row of the columns that it knows, and nothing of the others. */
  async function copy(table: string, id: string | number, over: Record<string, unknown>): Promise<string> {
    const known = columns[table]?.filter((name) => name !== 'search_id') ?? []
    const values = known.map((name) => (name in over ? `$${Object.keys(over).indexOf(name) + 2}` : name))
    const { rows } = await server().database.pool.query<{ id: string }>(
      `insert into ${table} (${known.join()}) select ${values.join()} from ${table} where id = $1 returning id`,
      [id, ...Object.values(over)],
    )
    return rows[0]?.id ?? ''
  }

  it('writes a listing that costs the same, is found, and asks for its terms', async () => {
    const over = { id: randomUUID(), application_id: null, calendar_token: randomUUID() }
    const id = await copy('properties', live.id, over)
    const { rows } = await server().database.pool.query<{ searchId: number }>(
      'select search_id as "searchId" from properties where id = $1',
      [id],
    )
    await server().database.pool.query(
      'insert into property_photos (property_id, photo_id, position) select $1, photo_id, position from property_photos where property_id = $2',
      [id, live.id],
    )
    await copy('listing_search', live.searchId, { id: rows[0]?.searchId })
    const without = (kept: Awaited<ReturnType<typeof quotes>>) => kept.filter((_, index) => index < 6)
    expect(without(await quotes(id))).toEqual(without(await quotes(live.id)))
    const { items } = await server().call(searchCalls.search, { query: { from: day, limit: 48 } })
    const totalIn = (wanted: string) => items.find((one) => one.id === wanted)?.total
    expect(totalIn(id)).toBe(totalIn(live.id))
    expect(totalIn(id)).toBeGreaterThan(0)
    const { terms } = await server().call(bookingCalls.today, {}, await as(host))
    expect(terms.map((one) => one.id)).toContain(id)
  })

  it('writes a booking that reads as any other', async () => {
    const one = bookings.find(({ view }) => view.state === 'second_hold')
    if (!one) throw new Error('One of them is a second hold')
    const over = { id: randomUUID(), request_key: randomUUID(), state: 'second_hold' }
    const id = await copy('bookings', one.id, over)
    expect((await life.show({ id }, one.guest)).price).toEqual(one.view.price)
  })
})

/** 12% and 9% of the subtotal, each to a whole dollar. */
function totalOf(subtotal: number): number {
  const share = (percent: number) => Math.round((subtotal * percent) / 10_000) * 100
  return subtotal + share(12) + share(9)
}
