import { randomUUID } from 'node:crypto'
import type { BookingView } from '@roomtone/contract/booking/booking'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { writeAddOns } from '@roomtone/contract/listing/add-on-list'
import { listingCalls } from '@roomtone/contract/listing/listing.calls'
import { type AddOn, type ChosenAddOn, type Menu, NO_MENU } from '@roomtone/domain/pricing/menu'
import { addDays, type LocalDate } from '@roomtone/domain/time/local-date'
import { toLocal } from '@roomtone/domain/time/zone'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aVerifiedPerson, simulatedToken } from '../../../../testing/booking.ts'
import { useLife } from '../../../../testing/booking-life.ts'
import { insertListing, type TestListing } from '../../../../testing/listings.ts'
import { type Person, useServer } from '../../../../testing/server.ts'
import { sweepBookings } from '../steps/sweep-bookings.ts'

const server = useServer()
const life = useLife(server)
const ZONE = 'America/Los_Angeles'

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
const MENU: Menu = {
  ...NO_MENU,
  addOns: [VAN],
  crewTiers: [{ from: 7, perHour: 3_000, perDay: 25_000 }],
  prepPercent: 50,
}
const BOTH = [{ id: VAN.id, count: 2 }]

let host: Person
let guest: Person
let second: Person
let third: Person
let listing: TestListing
let day: LocalDate

beforeAll(async () => {
  host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
  guest = await aVerifiedPerson(server())
  second = await aVerifiedPerson(server())
  third = await aVerifiedPerson(server())
  day = addDays(toLocal(server().clock.now(), ZONE).date, 30)
})

beforeEach(async () => {
  listing = await insertListing(server(), host.id, {
    price_per_day_cents: 150_000,
    hourly_rate_cents: 15_000,
    turnaround_minutes: 0,
    booking_approval: 'instant',
    menu: JSON.stringify(MENU),
  })
})

type Wanted = { by: Person; start?: number; crew?: number; prep?: number; addOns?: ChosenAddOn[] }

const choiceOf = ({ start = 600, prep }: Wanted) =>
  ({ by: 'hour', date: day, start, hours: 4, prep }) as const

const ask = (wanted: Wanted) =>
  server().call(listingCalls.quote, {
    params: { id: listing.id },
    query: {
      ...choiceOf(wanted),
      kind: 'motion',
      crew: wanted.crew ?? 2,
      addOns: writeAddOns(wanted.addOns ?? []),
    },
  })

async function request(wanted: Wanted, secondHold = false): Promise<BookingView> {
  const { price, terms } = await ask(wanted)
  return server().call(
    bookingCalls.request,
    {
      body: {
        key: randomUUID(),
        propertyId: listing.id,
        choice: choiceOf(wanted),
        crew: wanted.crew ?? 2,
        addOns: wanted.addOns ?? [],
        production: { title: 'Rush', kind: 'motion', purpose: 'A short scene', involves: [] },
        expectedTotal: price?.total ?? 0,
        expectedTerms: terms.mark,
        agreed: true,
        ...(secondHold ? { secondHold } : { card: { token: simulatedToken(), save: false } }),
      },
    },
    { token: wanted.by.token },
  )
}

const waiting = { crew: 9, prep: 1, addOns: BOTH }

const cancel = ({ id }: BookingView, by: Person) =>
  life.cancel({ id, guest: by, host } as Parameters<typeof life.cancel>[0], by)

const take = ({ id }: BookingView, by: Person) =>
  server().call(
    bookingCalls.pay,
    { params: { id }, body: { card: { token: simulatedToken() } } },
    { token: by.token },
  )

const vans = async () =>
  (
    await server()
      .deps.db.selectFrom('add_on_days')
      .select('used')
      .where('property_id', '=', listing.id)
      .where('add_on_id', '=', VAN.id)
      .execute()
  ).map(({ used }) => used)

const rowOf = ({ id }: BookingView) =>
  server()
    .deps.db.selectFrom('bookings')
    .select(['rates', 'add_ons', 'lines', 'total_cents'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const chargesOf = ({ id }: BookingView) =>
  server()
    .deps.db.selectFrom('charges')
    .select(['amount_cents as amount', 'state'])
    .where('booking_id', '=', id)
    .execute()

describe('a second hold with a price menu', () => {
  it('may ask for what the first has, and gets it at the price it was shown', async () => {
    const first = await request({ by: guest, addOns: BOTH })
    const quote = await ask({ by: second, ...waiting })
    expect(quote.problem?.code).toBe('taken')
    expect(quote.addOns.map(({ count, left }) => [count, left])).toEqual([[2, 2]])
    const hold = await request({ by: second, ...waiting }, true)
    expect([hold.state, hold.total]).toEqual(['second_hold', quote.price?.total])
    expect(hold.addOnsMissing).toEqual([])
    expect(await vans()).toEqual([2])
    const frozen = await rowOf(hold)
    await server()
      .deps.db.updateTable('properties')
      .set({
        hourly_rate_cents: 30_000,
        menu: JSON.stringify({ ...MENU, prepPercent: 100, addOns: [{ ...VAN, price: 90_000 }] }),
      })
      .where('id', '=', listing.id)
      .execute()
    await cancel(first, guest)
    const offered = await life.show(hold, second)
    expect([offered.state, offered.total]).toEqual(['offered', hold.total])
    expect(await vans()).toEqual([2])
    const late = { by: third, start: 960, addOns: [{ id: VAN.id, count: 1 }] }
    expect((await ask(late)).problem?.code).toBe('add_on_taken')
    const taken = await take(hold, second)
    expect([taken.state, taken.total, taken.price.lines]).toEqual(['confirmed', hold.total, hold.price.lines])
    expect(await rowOf(hold)).toEqual(frozen)
    expect(frozen.rates?.menu).toEqual(MENU)
    expect(frozen.add_ons).toEqual(BOTH)
    expect(await chargesOf(hold)).toEqual([{ amount: hold.total, state: 'captured' }])
    await cancel(taken, second)
    expect(await vans()).toEqual([0])
  })

  it('is told which add-ons others have taken since, and is charged nothing', async () => {
    const first = await request({ by: guest })
    const hold = await request({ by: second, ...waiting }, true)
    const late = await request({ by: third, start: 960, addOns: [{ id: VAN.id, count: 1 }] })
    expect((await life.show(hold, second)).addOnsMissing).toEqual(['Grip van'])
    await cancel(first, guest)
    const passedOver = await life.show(hold, second)
    expect([passedOver.state, passedOver.addOnsMissing]).toEqual(['second_hold', ['Grip van']])
    expect(await vans()).toEqual([1])
    expect(await chargesOf(hold)).toEqual([])
    await expect(take(hold, second)).rejects.toMatchObject({ code: 'no_longer_possible' })
    // Its time is free for whoever asks for less.
    expect((await ask({ by: guest })).problem).toBeNull()
    await cancel(late, third)
    await sweepBookings(server().deps)
    expect((await life.show(hold, second)).state).toBe('offered')
    expect(await vans()).toEqual([2])
  })

  it('cannot ask for more than would be left', async () => {
    await request({ by: guest, addOns: [{ id: VAN.id, count: 1 }] })
    await request({ by: third, start: 960, addOns: [{ id: VAN.id, count: 1 }] })
    await expect(request({ by: second, ...waiting }, true)).rejects.toMatchObject({
      code: 'validation_failed',
      fields: [{ field: 'addOns', message: expect.stringContaining('Grip van') }],
    })
  })
})
