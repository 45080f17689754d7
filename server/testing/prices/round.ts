import { runDueJobs, tokenOf } from '../booking.ts'
import { type Random, seeded } from '../random.ts'
import { type Booked, book, cancel, compareBooked, stockInUse, type Tokens } from './compare-booking.ts'
import { askQuote, compareSearch } from './compare-search.ts'
import { randomChoice, randomSearch } from './random-choice.ts'
import { randomTerms } from './random-terms.ts'
import {
  BETWEEN,
  beginRound,
  LISTINGS,
  randomDayPrices,
  type Saving,
  type Shop,
  save,
  todayAt,
} from './shop.ts'

const HOUR = 3_600_000
const SEARCHES = 6
const TRIES = 6

export type Tally = {
  menus: number
  /** Menus of which a search showed a total. */
  shown: number
  searches: number
  compared: number
  quotes: number
  booked: number
  /** How many were cancelled at each share of the policies. */
  cancelled: Record<number, number>
  /** How many lines of each kind were booked. */
  lines: Record<string, number>
  faults: string[]
}

/** Of `bookedOf` menus, one is booked. */
type Round = { seed: number; round: number; bookedOf: number }

/** As many menus as there are listings: saved, searched for, quoted, and some of them booked, paid and cancelled. */
export async function runRound(shop: Shop, { seed, round, bookedOf }: Round): Promise<Tally> {
  const random = seeded(seed * 31_337 + round)
  beginRound(shop, round)
  const tokens = await tokensOf(shop)
  const offers = shop.listings.map(
    (listing, index): Offer => ({
      listing,
      terms: randomTerms(random),
      dayPrices: randomDayPrices(random),
      // Of its own: they are asked about in no certain order.
      random: seeded(random.int(0, 2 ** 31)),
      guest: index % bookedOf === round % bookedOf ? Math.floor(index / bookedOf) : null,
    }),
  )
  // One by one: forty at once make a busy machine turn some of them away.
  for (const offer of offers) await save(shop, offer, tokens.host)
  const tally: Tally = {
    menus: LISTINGS,
    shown: 0,
    searches: SEARCHES,
    compared: 0,
    quotes: 0,
    booked: 0,
    cancelled: {},
    lines: {},
    faults: [],
  }
  await searchAll(shop, offers, { random, tally })
  const bookings = await Promise.all(offers.map((offer) => choose(shop, offer, { tokens, tally })))
  await cancelAll(shop, bookings.flat(), tally)
  return tally
}

type Offer = Saving & {
  random: Random
  /** Who books it; null: nobody does. */
  guest: number | null
}

async function tokensOf({ server, host, guests }: Shop): Promise<Tokens> {
  return {
    host: await tokenOf(server, host),
    guests: await Promise.all(guests.map((guest) => tokenOf(server, guest))),
  }
}

async function searchAll(
  shop: Shop,
  offers: Offer[],
  { random, tally }: { random: Random; tally: Tally },
): Promise<void> {
  const termsOf = new Map(offers.map(({ listing, terms }) => [listing.id, terms]))
  const shown = new Set<string>()
  for (let left = SEARCHES; left > 0; left -= 1) {
    const asked = randomSearch(random, todayAt(shop, 'America/New_York'))
    const found = await compareSearch(shop.server, termsOf, asked)
    tally.compared += found.compared
    tally.faults.push(...found.faults)
    for (const id of found.priced) shown.add(id)
  }
  tally.shown = shown.size
}

/** Some choice is quoted; to be booked, the first of a few that can be. */
async function choose(
  shop: Shop,
  { listing, terms, random, guest }: Offer,
  { tokens, tally }: { tokens: Tokens; tally: Tally },
): Promise<Booked[]> {
  const { server } = shop
  for (let left = guest === null ? 1 : TRIES; left > 0; left -= 1) {
    const choice = randomChoice(random, terms, todayAt(shop, listing.timeZone))
    const quote = await askQuote(server, listing.id, choice)
    tally.quotes += 1
    // Nobody cancels what has begun.
    const isSoon = Date.parse(quote.choice.startsAt) < server.clock.now().getTime() + BETWEEN
    if (guest === null || isSoon || quote.problem || !quote.price) continue
    const booked = await book(server, { id: listing.id, ...choice, quote, terms, guest }, tokens)
    const faults = await compareBooked(server, booked, tokens)
    tally.faults.push(...faults.map((fault) => `${fault} for ${JSON.stringify([choice, terms])}`))
    for (const { kind } of booked.price.lines) tally.lines[kind] = (tally.lines[kind] ?? 0) + 1
    tally.booked += 1
    return [booked]
  }
  return []
}

/** When the day is over in which a guest may still think better of it: from then on the policy counts. */
async function cancelAll(shop: Shop, bookings: Booked[], tally: Tally): Promise<void> {
  const { server } = shop
  server.clock.advance(BETWEEN - HOUR)
  const tokens = await tokensOf(shop)
  const cancelled = await Promise.all(bookings.map((booked) => cancel(server, booked, tokens)))
  await runDueJobs(server)
  for (const { percent, booked, faults } of cancelled) {
    tally.cancelled[percent] = (tally.cancelled[percent] ?? 0) + 1
    for (const fault of await faults()) tally.faults.push(`${fault} for ${JSON.stringify(booked)}`)
  }
  for (const row of await stockInUse(server)) tally.faults.push(`still taken: ${JSON.stringify(row)}`)
}
