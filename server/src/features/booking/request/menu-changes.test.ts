import { randomUUID } from 'node:crypto'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { writeAddOns } from '@roomtone/contract/listing/add-on-list'
import { listingCalls } from '@roomtone/contract/listing/listing.calls'
import type { QuoteView } from '@roomtone/contract/listing/quote'
import { type AddOn, type Menu, NO_MENU } from '@roomtone/domain/pricing/menu'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  actorOf,
  aVerifiedPerson,
  hoursFrom,
  simulatedToken,
  tokenOf,
  zoneOfMorning,
} from '../../../../testing/booking.ts'
import { refusedWith } from '../../../../testing/booking-life.ts'
import { editListing } from '../../../../testing/edit-listing.ts'
import { insertListing } from '../../../../testing/listings.ts'
import { type Person, useServer } from '../../../../testing/server.ts'
import { buildServer, type RoomtoneServer } from '../../../build-deps.ts'
import type { RequestBody } from './request-body.ts'
import { requestBooking } from './request-booking.ts'

const server = useServer()
let host: Person
let guest: Person
/** The same database, with connections of its own. */
let elsewhere: RoomtoneServer

beforeAll(async () => {
  const { config, log, clock } = server().deps
  elsewhere = buildServer(config, server().databaseUrl, log, clock)
  host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
  guest = await aVerifiedPerson(server())
})
afterAll(() => elsewhere.close())

const VAN: AddOn = {
  id: randomUUID(),
  name: 'Grip van',
  note: '',
  unit: 'item',
  price: 20_000,
  min: 1,
  max: 2,
  stockPerDay: 2,
  leadHours: 0,
  photo: null,
  requiredIf: null,
}
const MANAGER: AddOn = {
  ...VAN,
  id: randomUUID(),
  name: 'Site manager',
  unit: 'hour',
  price: 3_500,
  max: 1,
  stockPerDay: null,
  requiredIf: { kinds: ['motion'], crewFrom: null, outside: null },
}
const KIND = {
  kind: 'motion',
  hourlyRate: 20_000,
  pricePerDay: null,
  minimumHours: null,
  crewMax: 12,
} as const
const MENU: Menu = { ...NO_MENU, kinds: [KIND], addOns: [VAN] }

type Shoot = { crew: number; vans: number }

async function aSpace(menu: Menu) {
  const now = server().clock.now()
  const zone = zoneOfMorning(now, 240)
  const listing = await insertListing(server(), host.id, {
    opens_at: 0,
    closes_at: 1440,
    minimum_hours: 1,
    turnaround_minutes: 0,
    time_zone: zone,
    max_guests: 12,
    menu: JSON.stringify(menu),
  })
  const choice = hoursFrom(now, 240, 4, { zone })
  const look = ({ crew, vans }: Shoot, start = choice.start): Promise<QuoteView> =>
    server().call(listingCalls.quote, {
      params: { id: listing.id },
      query: { ...choice, start, kind: 'motion', crew, addOns: vansOf(vans, writeAddOns) },
    })
  /** What a page that has shown this quote sends. */
  const pay = ({ crew, vans }: Shoot, seen: QuoteView, start = choice.start): RequestBody => ({
    key: randomUUID(),
    propertyId: listing.id,
    choice: { ...choice, start },
    crew,
    addOns: vansOf(vans, (chosen) => chosen),
    production: { title: 'Rush', kind: 'motion', purpose: 'A short scene', involves: [] },
    expectedTotal: seen.price?.total ?? 0,
    expectedTerms: seen.terms.mark,
    agreed: true,
    card: { token: simulatedToken(), save: false },
    secondHold: false,
    credits: [],
    expectedCredit: 0,
  })
  return { id: listing.id, searchId: listing.searchId, choice, look, pay }
}

function vansOf<T>(count: number, write: (chosen: { id: string; count: number }[]) => T): T {
  return write(count > 0 ? [{ id: VAN.id, count }] : [])
}

const send = async (body: RequestBody) =>
  server().call(bookingCalls.request, { body }, { token: await tokenOf(server(), guest) })

/** Everything that a request writes for a space. */
async function writtenFor({ id, searchId }: { id: string; searchId: number }) {
  const { db } = server().deps
  const bookings = await db.selectFrom('bookings').select('id').where('property_id', '=', id).execute()
  const holds = await db.selectFrom('holds').select('id').where('listing_id', '=', searchId).execute()
  const stock = await db.selectFrom('add_on_days').select('used').where('property_id', '=', id).execute()
  return { bookings: bookings.length, holds: holds.length, used: stock.map(({ used }) => used) }
}

const NOTHING = { bookings: 0, holds: 0, used: [] }

type Change = {
  name: string
  menu: Menu
  refusal: 'price_changed' | 'terms_changed' | 'validation_failed'
  /** At the field, or in the message. */
  says: RegExp
  field?: string
  /** What the guest decides then, and what it costs before cleaning, fee and tax. */
  decides: Shoot
  rent: number
}

const SEEN: Shoot = { crew: 10, vans: 1 }
const CHANGES: Change[] = [
  {
    name: 'an add-on is taken off',
    menu: { ...MENU, addOns: [] },
    refusal: 'validation_failed',
    field: 'addOns',
    says: /off the menu/,
    decides: { ...SEEN, vans: 0 },
    rent: 80_000,
  },
  {
    name: 'an add-on costs more',
    menu: { ...MENU, addOns: [{ ...VAN, price: 25_000 }] },
    refusal: 'price_changed',
    says: /total is now \$1,271/,
    decides: SEEN,
    rent: 105_000,
  },
  {
    name: 'an add-on becomes another for the same price',
    menu: { ...MENU, addOns: [{ ...VAN, name: 'Grip cart', note: 'Without a driver' }] },
    refusal: 'terms_changed',
    says: /add-ons/,
    decides: SEEN,
    rent: 100_000,
  },
  {
    name: 'the kind costs less',
    menu: { ...MENU, kinds: [{ ...KIND, hourlyRate: 15_000 }] },
    refusal: 'price_changed',
    says: /total is now \$968/,
    decides: SEEN,
    rent: 80_000,
  },
  {
    name: 'an add-on comes that this shoot cannot do without',
    menu: { ...MENU, addOns: [VAN, MANAGER] },
    refusal: 'price_changed',
    says: /total is now \$1,380/,
    decides: SEEN,
    rent: 114_000,
  },
  {
    name: 'the host takes fewer people of that kind',
    menu: { ...MENU, kinds: [{ ...KIND, crewMax: 6 }] },
    refusal: 'validation_failed',
    field: 'crew',
    says: /6/,
    decides: { ...SEEN, crew: 6 },
    rent: 100_000,
  },
]

describe('a menu that changes while someone checks out', () => {
  it.each(CHANGES)('is told first, and nothing is written: $name', async (change) => {
    const space = await aSpace(MENU)
    const seen = await space.look(SEEN)
    expect(seen.price?.rent).toBe(100_000)
    await editListing(server(), host, space.id, { menu: change.menu })
    const refused = await refusedWith(send(space.pay(SEEN, seen)), change.refusal)
    const { field } = change
    if (field) expect(refused.fields).toEqual([{ field, message: expect.stringMatching(change.says) }])
    else expect(refused.message).toMatch(change.says)
    expect(await writtenFor(space)).toEqual(NOTHING)
    const now = await space.look(change.decides)
    expect(now.problem).toBeNull()
    expect(now.price?.rent).toBe(change.rent)
    const booked = await send(space.pay(change.decides, now))
    expect(booked).toMatchObject({ total: now.price?.total, crew: change.decides.crew })
    expect(booked.price).toEqual(now.price)
  })
})

describe('the last one of an add-on', () => {
  it('goes to one of two who pay at the same moment; the other is told which, and books without it', async () => {
    const other = await aVerifiedPerson(server())
    const deps = [server().deps, elsewhere.deps]
    for (let round = 0; round < 6; round += 1) {
      const space = await aSpace({ ...MENU, addOns: [{ ...VAN, max: 1, stockPerDay: 1 }] })
      // From the second round on, others have had it on that day, and have given it back.
      if (round % 2 === 1) await takeAndGiveBack(space)
      const starts = [space.choice.start, space.choice.start + 300]
      const seen = await Promise.all(starts.map((start) => space.look(SEEN, start)))
      expect(seen.map(({ addOns }) => addOns[0]?.left)).toEqual([1, 1])
      const people = round % 4 < 2 ? [guest, other] : [other, guest]
      const outcomes = await Promise.allSettled(
        people.map((person, index) => {
          const [asked, own] = [seen[index], deps[index]]
          if (!asked || !own) throw new Error('Each has a page and a server of their own')
          return requestBooking(own, actorOf(person), space.pay(SEEN, asked, starts[index]))
        }),
      )
      const lost = outcomes.findIndex(({ status }) => status === 'rejected')
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      expect(outcomes[lost]).toMatchObject({ reason: { code: 'validation_failed' } })
      const loser = people[lost] ?? guest
      const again = space.pay(SEEN, seen[lost] ?? never(), starts[lost])
      const told = await refusedWith(
        server().call(bookingCalls.request, { body: again }, { token: await tokenOf(server(), loser) }),
        'validation_failed',
      )
      expect(told.fields).toEqual([{ field: 'addOns', message: expect.stringContaining('Grip van') }])
      expect(await writtenFor(space)).toMatchObject({ used: [1], holds: 1 })
      expect(await chargesOf(loser, space.id)).toBe(0)
      const without = { ...SEEN, vans: 0 }
      const decided = space.pay(without, await space.look(without, starts[lost]), starts[lost])
      const booked = await server().call(
        bookingCalls.request,
        { body: decided },
        { token: await tokenOf(server(), loser) },
      )
      expect(booked.price.rent).toBe(80_000)
      expect(await writtenFor(space)).toMatchObject({ used: [1], holds: 2 })
      await withdrawAll(space.id)
    }
  })

  it('is told of beside the price, once somebody else has it', async () => {
    const space = await aSpace({ ...MENU, addOns: [{ ...VAN, max: 1, stockPerDay: 1 }] })
    await send(space.pay(SEEN, await space.look(SEEN)))
    const later = await space.look(SEEN, space.choice.start + 300)
    expect(later.problem).toMatchObject({
      code: 'add_on_taken',
      message: expect.stringContaining('Grip van'),
    })
    expect(later.addOns).toMatchObject([{ id: VAN.id, left: 0 }])
    await withdrawAll(space.id)
  })
})

function never(): never {
  throw new Error('Somebody lost')
}

async function takeAndGiveBack(space: Awaited<ReturnType<typeof aSpace>>): Promise<void> {
  await send(space.pay(SEEN, await space.look(SEEN)))
  await withdrawAll(space.id)
}

/** So that nobody has too many open requests. */
async function withdrawAll(propertyId: string): Promise<void> {
  const rows = await server()
    .deps.db.selectFrom('bookings')
    .select(['id', 'guest_id as guestId'])
    .where('property_id', '=', propertyId)
    .where('state', '=', 'pending')
    .execute()
  for (const { id, guestId } of rows)
    await server().call(
      bookingCalls.withdraw,
      { params: { id } },
      { token: await tokenOf(server(), { id: guestId }) },
    )
}

/** Apart from those of bookings that were taken back. */
async function chargesOf({ id }: Person, propertyId: string): Promise<number> {
  const rows = await server()
    .deps.db.selectFrom('charges')
    .innerJoin('bookings', 'bookings.id', 'charges.booking_id')
    .select('charges.id')
    .where('bookings.guest_id', '=', id)
    .where('bookings.property_id', '=', propertyId)
    .where('bookings.state', '<>', 'withdrawn')
    .execute()
  return rows.length
}
