import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import { settingsCalls } from '@roomtone/contract/platform-settings/settings.calls'
import { addDays, type LocalDate } from '@roomtone/domain/time/local-date'
import { toLocal } from '@roomtone/domain/time/zone'
import { aVerifiedPerson, tokenOf } from '../booking.ts'
import { insertListing, TEST_PLACES, type TestListing } from '../listings.ts'
import { giveAccount } from '../payouts.ts'
import type { Random } from '../random.ts'
import type { Person, TestServer } from '../server.ts'
import { randomPrice } from './random-menu.ts'
import type { RandomTerms } from './random-terms.ts'

/** As many as a page of search shows at most, less a few. */
export const LISTINGS = 40
const GUESTS = 10
const HOUR = 3_600_000
/** A moment of its own: days of the week and what the clocks do are the same on every run. */
const OPENS_AT = Date.parse('2027-02-15T15:00:00Z')
/** Past the day in which a guest may still think better of it, and a little more. */
export const BETWEEN = 26 * HOUR

/** Some listings that are given other terms again and again, and the people who deal with them. */
export type Shop = {
  server: TestServer
  host: Person
  /** One for each that is booked at the same time: what one has not paid yet, their next request replaces. */
  guests: Person[]
  listings: Listed[]
}

type Listed = TestListing & { timeZone: string; version: number }

export async function openShop(server: TestServer): Promise<Shop> {
  const host = await aVerifiedPerson(server, { roles: ['creator', 'host'] })
  await giveAccount(server, host.id)
  const admin = await server.aPerson({ roles: ['admin'] })
  const listings: Listed[] = []
  for (let index = 0; index < LISTINGS; index += 1) {
    const place = index % 2 === 0 ? TEST_PLACES.losAngeles : TEST_PLACES.newYork
    listings.push({ ...(await insertListing(server, host.id, {}, place)), timeZone: place[6], version: 1 })
  }
  const tax = { country: 'United States', state: 'NY', city: null, hundredths: 888 }
  const others = { country: null, state: null, city: null, hundredths: 900 }
  await server.call(
    settingsCalls.change,
    { body: { name: 'tax', version: 0, reason: 'Two places, two taxes', value: [others, tax] } },
    { token: await tokenOf(server, admin) },
  )
  const guests: Person[] = []
  for (let left = GUESTS; left > 0; left -= 1) guests.push(await aVerifiedPerson(server))
  return { server, host, guests, listings }
}

/** Each round has a time of its own, whichever rounds were before it. */
export function beginRound({ server }: Shop, round: number): void {
  server.clock.advance(OPENS_AT + round * BETWEEN - server.clock.now().getTime())
}

export function todayAt({ server }: Shop, timeZone: string): LocalDate {
  return toLocal(server.clock.now(), timeZone).date
}

/** Of some days from today on, counted in days. */
type DayPrices = { first: number; days: number; pricePerDay: number }
export type Saving = { listing: Listed; terms: RandomTerms; dayPrices: DayPrices[] }

export function randomDayPrices(random: Random): DayPrices[] {
  const draw = (earliest: number) => ({
    first: random.int(earliest, earliest + 40),
    days: random.int(1, 20),
    pricePerDay: randomPrice(random, 2_000, 700_000),
  })
  return [...(random.chance(0.6) ? [draw(1)] : []), ...(random.chance(0.4) ? [draw(30)] : [])]
}

/** As its host would, in the editor and the calendar. */
export async function save(shop: Shop, { listing, terms, dayPrices }: Saving, token: string): Promise<void> {
  const { server } = shop
  const params = { id: listing.id }
  const body = { version: listing.version, changes: terms }
  listing.version = (await server.call(hostingCalls.edit, { params, body }, { token })).version
  const today = todayAt(shop, listing.timeZone)
  for (const { first, days, pricePerDay } of [{ first: 0, days: 200, pricePerDay: null }, ...dayPrices]) {
    const [from, to] = [addDays(today, first), addDays(today, first + days - 1)]
    await server.call(hostingCalls.price, { params, body: { from, to, pricePerDay } }, { token })
  }
}
