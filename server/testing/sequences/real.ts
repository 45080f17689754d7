import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { ApiError } from '@roomtone/contract/call'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { sweepBookings } from '../../src/features/booking/steps/sweep-bookings.ts'
import { sumOfAll } from '../../src/features/ledger/entry.ts'
import { aVerifiedPerson, runDueJobs, tokenOf } from '../booking.ts'
import { aCohost } from '../cohosts.ts'
import { insertListing, type TestListing } from '../listings.ts'
import { giveAccount } from '../payouts.ts'
import type { Person, TestServer } from '../server.ts'
import { HOUR, type Model, type ModelBooking, mayKnowAddress, type Slot, TURNAROUND } from './model.ts'

export type People = Record<'host' | 'cohost' | 'admin' | 'stranger', Person> & { guests: [Person, Person] }

/** One listing in a server that has others, and everyone who deals with it. */
export type Real = {
  server: TestServer
  people: People
  listing: TestListing
  ids: string[]
  tokens: Map<string, string>
}

/** The people of all sequences of a server: what one leaves behind is not the next one's listing. */
export async function peopleFor(server: TestServer): Promise<Omit<People, 'cohost'>> {
  const host = await aVerifiedPerson(server, { roles: ['creator', 'host'] })
  await giveAccount(server, host.id)
  return {
    host,
    guests: [await aVerifiedPerson(server), await aVerifiedPerson(server)],
    stranger: await aVerifiedPerson(server, { roles: ['creator', 'host'] }),
    admin: await aVerifiedPerson(server, { roles: ['creator', 'admin'] }),
  }
}

export async function openListing(
  server: TestServer,
  people: Omit<People, 'cohost'>,
  isInstant: boolean,
): Promise<{ model: Model; real: Real }> {
  const listing = await insertListing(server, people.host.id, {
    opens_at: 0,
    closes_at: 1440,
    minimum_hours: 1,
    turnaround_minutes: TURNAROUND / 60_000,
    time_zone: 'Etc/GMT',
    booking_approval: isInstant ? 'instant' : 'manual',
    address: '12 Secret Street',
  })
  const cohost = await aCohost(server, { host: people.host, listings: [listing.id], rights: ['bookings'] })
  const now = server.clock.now().getTime()
  return {
    model: { now, isInstant, slots: slotsFrom(now), bookings: [] },
    real: { server, people: { ...people, cohost }, listing, ids: [], tokens: new Map() },
  }
}

/** Two that meet, one that begins where the turnaround of the first ends, and one for itself. */
function slotsFrom(now: number): Slot[] {
  const slot = (name: string, days: number, start: number, hours: number): Slot => {
    const date = new Date(now + days * 24 * HOUR).toISOString().slice(0, 10)
    const startsAt = Date.parse(`${date}T00:00:00Z`) + start * 60_000
    return { name, date, start, hours, startsAt, endsAt: startsAt + hours * HOUR }
  }
  return [
    slot('morning', 4, 600, 4),
    slot('noon', 4, 780, 4),
    slot('afternoon', 4, 900, 3),
    slot('later', 6, 600, 2),
  ]
}

/** Good by the clock of the server, and asked for again when that has been moved. */
export async function as({ server, tokens }: Real, person: Person): Promise<{ token: string }> {
  const key = `${person.id} ${Math.floor(server.clock.now().getTime() / (5 * 60_000))}`
  const token = tokens.get(key) ?? (await tokenOf(server, person))
  tokens.set(key, token)
  return { token }
}

/** What came of it: `ok`, or the code of the refusal. Anything else is a fault. */
export async function outcomeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call
    return 'ok'
  } catch (error) {
    if (error instanceof ApiError) return error.code
    throw error
  }
}

/** To a moment of the model, with everything that is due by then. */
export async function moveTo({ server }: Real, moment: number): Promise<void> {
  server.clock.advance(moment - server.clock.now().getTime())
  await runDueJobs(server)
  await sweepBookings(server.deps)
  await runDueJobs(server)
}

/** What holds after every step, whatever the step was. */
export async function expectAsModelled(model: Model, real: Real): Promise<void> {
  for (const booking of model.bookings) await expectState(model, real, booking)
  expect(await overlaps(real)).toEqual([])
  expect(await sumOfAll(real.server.deps.db)).toBe(0)
}

async function expectState(model: Model, real: Real, booking: ModelBooking): Promise<void> {
  const id = real.ids[booking.number] ?? ''
  const [guest, other] =
    booking.guest === 0 ? real.people.guests : [real.people.guests[1], real.people.guests[0]]
  const params = { id }
  const view = await real.server.call(bookingCalls.show, { params }, await as(real, guest))
  const name = `booking ${booking.number} (${booking.slot.name})`
  expect(view.state, name).toBe(booking.state)
  expect(view.canReveal, name).toBe(mayKnowAddress(model, booking))
  expect(JSON.stringify(view), name).not.toContain('Secret Street')
  for (const nosy of [other, real.people.stranger])
    expect(await outcomeOf(real.server.call(bookingCalls.show, { params }, await as(real, nosy))), name).toBe(
      'not_found',
    )
}

/** Those who may see the address get it; the others do not. */
export async function expectAddress(model: Model, real: Real, booking: ModelBooking): Promise<void> {
  const params = { id: real.ids[booking.number] ?? '' }
  const guest = real.people.guests[booking.guest] as Person
  const reveal = async (person: Person) =>
    outcomeOf(real.server.call(bookingCalls.access, { params }, await as(real, person)))
  const { stranger, cohost } = real.people
  const other = real.people.guests[1 - booking.guest] as Person
  expect(await reveal(guest)).toBe(mayKnowAddress(model, booking) ? 'ok' : 'no_longer_possible')
  expect(await reveal(stranger)).toBe('not_found')
  expect(await reveal(other)).toBe('not_found')
  // A co-host who helps with bookings sees what the host sees.
  const isCertain = booking.state === 'confirmed' || booking.state === 'completed'
  expect(isCertain ? ['ok'] : ['not_found', 'no_longer_possible']).toContain(await reveal(cohost))
}

async function overlaps({ server, listing }: Real): Promise<unknown[]> {
  const { rows } = await sql`
    select a.booking_id, b.booking_id as other from holds a join holds b
      on a.listing_id = b.listing_id and a.id < b.id and a.during && b.during
    where a.listing_id = ${listing.searchId}`.execute(server.deps.db)
  return rows
}
