import { randomUUID } from 'node:crypto'
import type { Actor } from '@roomtone/domain/access/actor'
import type { TimeChoice } from '@roomtone/domain/availability/time-rules'
import { addDays, type LocalDate } from '@roomtone/domain/time/local-date'
import { toInstant, toLocal } from '@roomtone/domain/time/zone'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aVerifiedPerson, simulatedToken } from '../../../../testing/booking.ts'
import { insertListing, type TestListing } from '../../../../testing/listings.ts'
import { type Person, useServer } from '../../../../testing/server.ts'
import { buildServer, type RoomtoneServer } from '../../../build-deps.ts'
import { quoteProperty } from '../../listing/quote/quote-property.ts'
import type { RequestBody } from './request-body.ts'
import { requestBooking } from './request-booking.ts'

const server = useServer()
const ZONE = 'America/Los_Angeles'
const HOUR = 3_600_000

/** Two more servers on the same database, with connections of their own. */
let others: RoomtoneServer[]
let host: Person

beforeAll(async () => {
  const { config, log, clock } = server().deps
  others = [1, 2].map(() => buildServer(config, server().databaseUrl, log, clock))
  host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
})
afterAll(async () => {
  for (const one of others) await one.close()
})

/** Many people, without the cost of as many passwords. */
async function guests(count: number): Promise<Actor[]> {
  const { rows } = await server().database.pool.query<{ id: string }>(
    `with people as (
      insert into users (email, password_hash, user_type, email_confirmed_at, created_at)
      select 'crowd-' || gen_random_uuid() || '@example.com', '', 'creator', now(), now()
      from generate_series(1, $1) returning id, email
    ), listed as (
      insert into access_whitelist (email, added_at, source) select email, now(), 'admin' from people
    )
    insert into profiles (id, full_name, first_name, last_name, email, is_verified, verification_status, updated_at)
    select id, 'Ada Quill', 'Ada', 'Quill', email, true, 'verified', now() from people returning id`,
    [count],
  )
  return rows.map(({ id }) => ({
    userId: id,
    sessionId: randomUUID(),
    roles: ['creator'],
    verificationStatus: 'verified',
    emailConfirmed: true,
    hasNames: true,
    hasCommitted: true,
  }))
}

const aListing = (over: Parameters<typeof insertListing>[2] = {}) =>
  insertListing(server(), host.id, {
    opens_at: 0,
    closes_at: 1440,
    minimum_hours: 1,
    turnaround_minutes: 0,
    ...over,
  })

async function requestFor(listing: TestListing, choice: TimeChoice): Promise<RequestBody> {
  const { price, terms } = await quoteProperty(server().deps, null, {
    id: listing.id,
    choice,
    shoot: { kind: 'motion', crew: 2, addOns: [] },
    language: 'en',
  })
  return {
    key: randomUUID(),
    propertyId: listing.id,
    choice,
    crew: 2,
    production: { title: 'Rush', kind: 'motion', purpose: 'First come, first served', involves: [] },
    addOns: [],
    expectedTotal: price?.total ?? 0,
    expectedTerms: terms.mark,
    agreed: true,
    card: { token: simulatedToken(), save: false },
    secondHold: false,
    credits: [],
    expectedCredit: 0,
  }
}

/** All at the same moment, spread over the servers. Everyone who loses is told that it is taken. */
async function race(requests: RequestBody[]): Promise<RequestBody[]> {
  const people = await guests(requests.length)
  const servers = [server().deps, ...others.map(({ deps }) => deps)]
  const outcomes = await Promise.allSettled(
    requests.map(async (request, index) => {
      const [deps, actor] = [servers[index % servers.length], people[index]]
      if (!deps || !actor) throw new Error('Everyone has a server')
      return requestBooking(deps, actor, {
        ...request,
        key: randomUUID(),
        card: { token: simulatedToken(), save: false },
      })
    }),
  )
  for (const one of outcomes)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'slot_taken' })
  return requests.filter((_, index) => outcomes[index]?.status === 'fulfilled')
}

const inDays = (days: number): LocalDate => addDays(toLocal(server().clock.now(), ZONE).date, days)
const hours = (date: LocalDate, start: number, length: number): TimeChoice => ({
  by: 'hour',
  date,
  start: start * 60,
  hours: length,
})

describe('at the same moment', () => {
  it('two hundred people ask for times that overlap, and exactly one holds it', async () => {
    const listing = await aListing()
    const date = inDays(30)
    const shapes = await Promise.all(
      [10, 10.5, 11, 12, 12.5, 13].flatMap((start) =>
        [4, 5].map((length) => requestFor(listing, hours(date, start, length))),
      ),
    )
    const wanted = Array.from({ length: 200 }, (_, index) => shapes[index % shapes.length] as RequestBody)
    expect(await race(wanted)).toHaveLength(1)
    const { db } = server().deps
    const of = async (table: 'bookings' | 'charges' | 'simulated_charges') =>
      (await db.selectFrom(table).selectAll().execute()).length
    expect(await Promise.all([of('bookings'), of('charges'), of('simulated_charges')])).toEqual([1, 1, 1])
    const holds = await db
      .selectFrom('holds')
      .select('kind')
      .where('listing_id', '=', listing.searchId)
      .execute()
    expect(holds).toEqual([{ kind: 'booking' }])
  }, 60_000)

  it('one ends when the next begins, and both have it', async () => {
    const listing = await aListing()
    const date = inDays(31)
    const pair = [await requestFor(listing, hours(date, 8, 4)), await requestFor(listing, hours(date, 12, 4))]
    expect(await race(pair)).toHaveLength(2)
  })

  it('one minute of overlap is too much: the turnaround counts', async () => {
    const listing = await aListing({ turnaround_minutes: 1 })
    const date = inDays(32)
    const pair = [await requestFor(listing, hours(date, 8, 4)), await requestFor(listing, hours(date, 12, 4))]
    expect(await race(pair)).toHaveLength(1)
    const later = await requestFor(listing, hours(date, 17, 2))
    expect(await race([later])).toEqual([later])
  })
})

describe('on days that are not twenty-four hours long', () => {
  /** The next day of that many hours; they come twice a year. */
  function nextDayOf(length: number): LocalDate {
    for (let days = 2; days < 400; days += 1) {
      const date = inDays(days)
      const midnight = (of: LocalDate) => toInstant({ date: of, minutes: 0 }, ZONE).getTime()
      if (midnight(addDays(date, 1)) - midnight(date) === length * HOUR) return date
    }
    throw new Error(`No day of ${length} hours within a year`)
  }

  const ask = async (listing: TestListing, choice: TimeChoice) => {
    const [someone] = await guests(1)
    if (!someone) throw new Error('Somebody asks')
    const made = await requestBooking(server().deps, someone, await requestFor(listing, choice))
    return (Date.parse(made.endsAt) - Date.parse(made.startsAt)) / HOUR
  }

  it.each([23, 25])('hours are real hours and days are whole days: %i of them', async (length) => {
    const date = nextDayOf(length)
    const byDay = await aListing()
    expect(await ask(byDay, { by: 'day', checkIn: date, checkOut: date })).toBe(length)
    const next = addDays(date, 1)
    expect(await ask(byDay, { by: 'day', checkIn: next, checkOut: next })).toBe(24)
    const byHour = await aListing()
    expect(await ask(byHour, hours(date, 0, 4))).toBe(4)
  })

  it('the hour that the clocks skip or repeat belongs to one booking', async () => {
    for (const length of [23, 25]) {
      const date = nextDayOf(length)
      const listing = await aListing()
      // Four real hours from midnight: over by five where an hour is skipped, by three where one comes twice.
      const ends = length === 23 ? 5 : 3
      expect(await ask(listing, hours(date, 0, 4))).toBe(4)
      await expect(ask(listing, hours(date, ends - 0.5, 2))).rejects.toMatchObject({ code: 'slot_taken' })
      expect(await ask(listing, hours(date, ends, 2))).toBe(2)
    }
  })
})
