import { listingCalls } from '@roomtone/contract/listing/listing.calls'
import { searchCalls } from '@roomtone/contract/search/search.calls'
import { usualTime } from '@roomtone/domain/availability/usual-time'
import { everyDay, hoursOfStored } from '@roomtone/domain/availability/weekly-hours'
import { DEFAULT_PREP_PERCENT, type Menu, NO_MENU } from '@roomtone/domain/pricing/menu'
import { addDays, type LocalDate, weekdayOf } from '@roomtone/domain/time/local-date'
import { toLocal } from '@roomtone/domain/time/zone'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertListing } from '../../../testing/listings.ts'
import { type Person, useServer } from '../../../testing/server.ts'
import { projectListing } from './entry.ts'

const server = useServer()
let host: Person
let saturday: LocalDate

beforeAll(async () => {
  host = await server().aPerson({ roles: ['host'] })
  saturday = addDays(toLocal(server().clock.now(), 'America/Los_Angeles').date, 20)
  while (weekdayOf(saturday) !== 6) saturday = addDays(saturday, 1)
})

type Over = NonNullable<Parameters<typeof insertListing>[2]>

async function aListing(over: Over, menu: Partial<Menu> | null = null) {
  const made = await insertListing(server(), host.id, {
    hourly_rate_cents: 18_000,
    weekend_days: [0, 6],
    weekend_hourly_rate_cents: 20_000,
    weekend_price_cents: 170_000,
    cleaning_fee_cents: 12_000,
    menu: menu && JSON.stringify({ ...NO_MENU, prepPercent: DEFAULT_PREP_PERCENT, ...menu }),
    ...over,
  })
  await server()
    .deps.db.transaction()
    .execute((tx) => projectListing(tx, made.id))
  return made
}

const MENU: Partial<Menu> = {
  kinds: [{ kind: 'stills', hourlyRate: 22_000, pricePerDay: 190_000, minimumHours: null, crewMax: null }],
  crewTiers: [{ from: 7, perHour: 3_000, perDay: 25_000 }],
  addOns: [
    {
      id: 'b1f7ce34-53f0-4a55-8d0b-5a1b7b0f0001',
      name: 'Site manager',
      note: '',
      unit: 'hour',
      price: 3_500,
      min: 1,
      max: 1,
      stockPerDay: null,
      leadHours: 0,
      photo: null,
      requiredIf: { kinds: [], crewFrom: 8, outside: null },
    },
  ],
}

describe('the total on a card', () => {
  it('is what the page of the space and its checkout say for that time and crew, everything required included', async () => {
    const made = [
      await aListing({}),
      await aListing({ rents_by: 'day' }),
      await aListing({ opens_at: 600, closes_at: 1_080 }, MENU),
      await aListing({}, MENU),
    ]
    const { db } = server().deps
    await db
      .insertInto('price_overrides')
      .values({
        property_id: made[0]?.id ?? '',
        date: addDays(saturday, 1),
        price_cents: 90_000,
      })
      .execute()
    await db
      .insertInto('hourly_price_overrides')
      .values({ property_id: made[0]?.id ?? '', date: saturday, price_cents: 7_000 })
      .execute()
    const asked = [
      { from: saturday },
      { from: saturday, hours: 5, start: 660 },
      { from: saturday, to: addDays(saturday, 2), crew: 9 },
      { from: saturday, crew: 9 },
    ]
    for (const query of asked) {
      const { items } = await server().call(searchCalls.search, { query })
      const found = items.filter(({ id }) => made.some((one) => one.id === id))
      expect(found.length).toBeGreaterThan(1)
      for (const { id, total } of found) {
        const row = await db
          .selectFrom('properties')
          .select([
            'rents_by as rentsBy',
            'minimum_hours as minimumHours',
            'opens_at as opensAt',
            'closes_at as closesAt',
            'week_hours as weekHours',
          ])
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        const time = usualTime({ ...row, hours: hoursOfStored(row) }, { to: query.from, ...query })
        const page = await server().call(listingCalls.quote, {
          params: { id },
          query: { ...time, kind: 'stills', crew: query.crew ?? 1, addOns: '' },
        })
        expect([id, total]).toEqual([id, page.price?.total])
      }
    }
  })

  it('is left out for a search without a time', async () => {
    await aListing({})
    const { items } = await server().call(searchCalls.search, { query: {} })
    expect(items.length).toBeGreaterThan(0)
    expect(items.map(({ total }) => total)).toEqual(items.map(() => null))
  })
})

describe('the time that somebody searched for', () => {
  const terms = { hours: everyDay(480, 1_320), minimumHours: 4, rentsBy: 'both' as const }

  it('is some hours of one day, several days as days, and whatever the host rents by', () => {
    const one = { from: saturday, to: saturday }
    const stay = { from: saturday, to: addDays(saturday, 2) }
    expect(usualTime(terms, one)).toEqual({ by: 'hour', date: saturday, start: 540, hours: 4 })
    expect(usualTime(terms, stay)).toEqual({ by: 'day', checkIn: stay.from, checkOut: stay.to })
    expect(usualTime({ ...terms, rentsBy: 'day' }, one)).toMatchObject({ by: 'day', checkOut: saturday })
    expect(usualTime({ ...terms, rentsBy: 'hour' }, stay)).toMatchObject({ by: 'hour', date: saturday })
    expect(usualTime(terms, { ...one, start: 600, hours: 6 })).toMatchObject({ start: 600, hours: 6 })
  })
})
