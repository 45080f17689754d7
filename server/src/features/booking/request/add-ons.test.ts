import { randomUUID } from 'node:crypto'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import type { ListingChanges } from '@roomtone/contract/hosting/edit-listing'
import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import { writeAddOns } from '@roomtone/contract/listing/add-on-list'
import { listingCalls } from '@roomtone/contract/listing/listing.calls'
import { everyDay } from '@roomtone/domain/availability/weekly-hours'
import { type AddOn, type ChosenAddOn, type Menu, NO_MENU } from '@roomtone/domain/pricing/menu'
import { addDays, type LocalDate } from '@roomtone/domain/time/local-date'
import { toLocal } from '@roomtone/domain/time/zone'
import { beforeAll, describe, expect, it } from 'vitest'
import { aVerifiedPerson, simulatedToken } from '../../../../testing/booking.ts'
import { insertListing, type TestListing } from '../../../../testing/listings.ts'
import { type Person, useServer } from '../../../../testing/server.ts'

const server = useServer()
const ZONE = 'America/Los_Angeles'
let host: Person
let guest: Person
let other: Person
let day: LocalDate

beforeAll(async () => {
  host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
  guest = await aVerifiedPerson(server())
  other = await aVerifiedPerson(server())
  day = addDays(toLocal(server().clock.now(), ZONE).date, 30)
})

const anAddOn = (over: Partial<AddOn> = {}): AddOn => ({
  id: randomUUID(),
  name: 'Grip van',
  note: 'Parked at the gate',
  unit: 'item',
  price: 20_000,
  min: 1,
  max: 2,
  stockPerDay: 2,
  leadHours: 0,
  photo: null,
  requiredIf: null,
  ...over,
})

async function aListing(menu: Partial<Menu>): Promise<TestListing> {
  return insertListing(server(), host.id, {
    price_per_day_cents: 150_000,
    hourly_rate_cents: 15_000,
    cleaning_fee_cents: 5_000,
    turnaround_minutes: 0,
    menu: JSON.stringify({ ...NO_MENU, ...menu }),
  })
}

type Wanted = { start?: number; addOns?: ChosenAddOn[]; crew?: number; prep?: number; by?: Person }

async function ask(listing: TestListing, { start = 540, addOns = [], crew = 2, prep }: Wanted) {
  return server().call(listingCalls.quote, {
    params: { id: listing.id },
    query: {
      by: 'hour',
      date: day,
      start,
      hours: 4,
      prep,
      kind: 'motion',
      crew,
      addOns: writeAddOns(addOns),
    },
  })
}

async function bodyFor(listing: TestListing, wanted: Wanted) {
  const { price, terms } = await ask(listing, wanted)
  const { start = 540, addOns = [], crew = 2, prep } = wanted
  return {
    key: randomUUID(),
    propertyId: listing.id,
    choice: { by: 'hour', date: day, start, hours: 4, prep } as const,
    crew,
    addOns,
    production: { title: 'Rush', kind: 'motion', purpose: 'A short scene', involves: [] } as const,
    expectedTotal: price?.total ?? 0,
    expectedTerms: terms.mark,
    agreed: true as const,
    card: { token: simulatedToken(), save: false },
  }
}

async function book(listing: TestListing, wanted: Wanted) {
  const body = await bodyFor(listing, wanted)
  return server().call(
    bookingCalls.request,
    {
      body: { ...body, production: { ...body.production, involves: [] } },
    },
    { token: (wanted.by ?? guest).token },
  )
}

const usedOf = (listing: TestListing) =>
  server()
    .deps.db.selectFrom('add_on_days')
    .select(['used', 'stock'])
    .where('property_id', '=', listing.id)
    .execute()

describe('a booking with add-ons', () => {
  it('keeps everything its price was calculated from, and the price as it was shown', async () => {
    const vans = anAddOn()
    const manager = anAddOn({
      name: 'Site manager',
      unit: 'hour',
      price: 3_500,
      max: 1,
      stockPerDay: null,
      requiredIf: { kinds: [], crewFrom: 8, outside: null },
    })
    const menu: Partial<Menu> = {
      addOns: [vans, manager],
      crewTiers: [{ from: 7, perHour: 3_000, perDay: 25_000 }],
      prepPercent: 50,
    }
    const listing = await aListing(menu)
    const wanted = { addOns: [{ id: vans.id, count: 2 }], crew: 9, prep: 1 }
    const quote = await ask(listing, wanted)
    expect(quote.price?.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['hours', 60_000],
      ['prep', 7_500],
      ['crew', 12_000],
      ['add-on', 40_000],
      ['add-on', 14_000],
      ['cleaning', 5_000],
    ])
    expect(quote.addOns.map(({ count, isRequired, left }) => [count, isRequired, left])).toEqual([
      [2, false, 2],
      [1, true, null],
    ])
    const booking = await book(listing, wanted)
    expect(booking.total).toBe(quote.price?.total)
    // The day begins with the prep: that is what is held, and what cancellation counts from.
    expect(booking.startsAt).toBe(quote.choice.startsAt)
    expect(Date.parse(quote.choice.callAt) - Date.parse(booking.startsAt)).toBe(3_600_000)
    expect([booking.callAt, booking.wrapAt]).toEqual([quote.choice.callAt, quote.choice.wrapAt])
    const row = await server()
      .deps.db.selectFrom('bookings')
      .select(['rates', 'add_ons', 'rent_cents'])
      .where('id', '=', booking.id)
      .executeTakeFirstOrThrow()
    expect(row.rates?.menu).toEqual({ ...NO_MENU, ...menu })
    expect(row.add_ons).toEqual([
      { id: vans.id, count: 2 },
      { id: manager.id, count: 1 },
    ])
    expect(row.rent_cents).toBe(133_500)
  })

  it('leaves none for the next, until it gives them back', async () => {
    const vans = anAddOn()
    const listing = await aListing({ addOns: [vans] })
    const both = [{ id: vans.id, count: 2 }]
    const first = await book(listing, { addOns: both })
    expect(await usedOf(listing)).toEqual([{ used: 2, stock: 2 }])
    const late = { start: 960, addOns: [{ id: vans.id, count: 1 }], by: other }
    expect((await ask(listing, late)).problem?.code).toBe('add_on_taken')
    await expect(book(listing, late)).rejects.toMatchObject({
      code: 'validation_failed',
      fields: [{ field: 'addOns', message: expect.stringContaining('Grip van') }],
    })
    await server().call(bookingCalls.withdraw, { params: { id: first.id } }, { token: guest.token })
    expect(await usedOf(listing)).toEqual([{ used: 0, stock: 2 }])
    await book(listing, late)
    expect(await usedOf(listing)).toEqual([{ used: 1, stock: 2 }])
  })

  it('that its shoot requires asks for another time, never to leave it out', async () => {
    const medic = anAddOn({
      name: 'Set medic',
      max: 1,
      stockPerDay: 1,
      requiredIf: { kinds: [], crewFrom: 8, outside: null },
    })
    const listing = await aListing({ addOns: [medic] })
    await book(listing, { crew: 9 })
    const late = { start: 960, by: other }
    expect((await ask(listing, { ...late, crew: 9 })).problem).toEqual({
      code: 'add_on_taken',
      message: 'This shoot needs “Set medic”, which is already booked for that day. Choose another time.',
    })
    const wanted = [{ id: medic.id, count: 1 }]
    expect((await ask(listing, { ...late, crew: 2, addOns: wanted })).problem?.message).toMatch(
      /leave it out/,
    )
    const slow = await aListing({ addOns: [{ ...medic, leadHours: 2000 }] })
    expect((await ask(slow, { crew: 9 })).problem?.message).toBe(
      'This shoot needs “Set medic”, which has to be booked at least 2,000 hours ahead. Choose a later time.',
    )
  })

  describe('that each person has', () => {
    const seats = () =>
      anAddOn({ name: 'Makeup seat', unit: 'person', price: 1_500, min: 1, max: 1, stockPerDay: 8 })

    it('takes one for everyone in the crew, and gives back as many', async () => {
      const seat = seats()
      const listing = await aListing({ addOns: [seat] })
      const wanted = [{ id: seat.id, count: 1 }]
      const first = await book(listing, { crew: 5, addOns: wanted })
      expect(await usedOf(listing)).toEqual([{ used: 5, stock: 8 }])
      const late = { start: 960, by: other, addOns: wanted }
      const { problem, addOns } = await ask(listing, { ...late, crew: 4 })
      expect(problem).toEqual({
        code: 'add_on_taken',
        message:
          '“Makeup seat” is left for only 3 people on that day. Choose a smaller crew or another time, or leave it out.',
      })
      expect(addOns).toMatchObject([{ count: 4, left: 3 }])
      await expect(book(listing, { ...late, crew: 4 })).rejects.toMatchObject({ code: 'validation_failed' })
      expect((await ask(listing, { ...late, crew: 3 })).problem).toBeNull()
      await server().call(bookingCalls.withdraw, { params: { id: first.id } }, { token: guest.token })
      expect(await usedOf(listing)).toEqual([{ used: 0, stock: 8 }])
      await book(listing, { ...late, crew: 8 })
      expect(await usedOf(listing)).toEqual([{ used: 8, stock: 8 }])
    })

    it('says how to go on where the shoot requires it', async () => {
      const seat = { ...seats(), requiredIf: { kinds: [], crewFrom: 3, outside: null } }
      const listing = await aListing({ addOns: [seat] })
      await book(listing, { crew: 6 })
      expect((await ask(listing, { start: 960, crew: 4 })).problem?.message).toBe(
        'This shoot needs “Makeup seat” for everyone, and it’s left for only 2 people on that day. Choose a smaller crew or another time.',
      )
      expect((await ask(listing, { start: 960, crew: 2 })).problem).toBeNull()
    })

    it('goes to one of two crews who ask for the last ones at the same moment', async () => {
      const seat = seats()
      const listing = await aListing({ addOns: [seat] })
      const addOns = [{ id: seat.id, count: 1 }]
      const both = await Promise.allSettled([
        book(listing, { crew: 5, addOns }),
        book(listing, { crew: 4, addOns, start: 960, by: other }),
      ])
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      const [row] = await usedOf(listing)
      expect(row?.used).toBe(both[0].status === 'fulfilled' ? 5 : 4)
    })

    it('gives back what was taken by a booking from before, when it took one', async () => {
      const seat = seats()
      const listing = await aListing({ addOns: [seat] })
      const old = await book(listing, { crew: 5, addOns: [{ id: seat.id, count: 1 }] })
      const { db } = server().deps
      const before = JSON.stringify([{ id: seat.id, count: 1 }])
      await db.updateTable('bookings').set({ add_ons: before }).where('id', '=', old.id).execute()
      await db.updateTable('add_on_days').set({ used: 1 }).where('property_id', '=', listing.id).execute()
      await book(listing, { crew: 7, addOns: [{ id: seat.id, count: 1 }], start: 960, by: other })
      await server().call(bookingCalls.withdraw, { params: { id: old.id } }, { token: guest.token })
      expect(await usedOf(listing)).toEqual([{ used: 7, stock: 8 }])
    })
  })
})

describe('a host who changes the menu', () => {
  const save = async (listing: TestListing, menu: Menu, version = 1) =>
    server().call(
      hostingCalls.edit,
      {
        params: { id: listing.id },
        body: { version, changes: { menu } },
      },
      { token: host.token },
    )

  it('has it on the listing right away, and offers no fewer than are booked', async () => {
    const vans = anAddOn()
    const listing = await aListing({ addOns: [vans] })
    await book(listing, { addOns: [{ id: vans.id, count: 2 }] })
    await expect(
      save(listing, { ...NO_MENU, addOns: [{ ...vans, max: 1, stockPerDay: 1 }] }),
    ).rejects.toMatchObject({
      fields: [
        { field: 'changes.menu.addOns.0.stockPerDay', message: expect.stringContaining('already booked') },
      ],
    })
    const seat = anAddOn({ name: 'Seat', unit: 'person', max: 1, stockPerDay: 8 })
    const seated = await aListing({ addOns: [seat] })
    await book(seated, { crew: 6, addOns: [{ id: seat.id, count: 1 }] })
    await expect(save(seated, { ...NO_MENU, addOns: [{ ...seat, stockPerDay: 5 }] })).rejects.toMatchObject({
      fields: [{ field: 'changes.menu.addOns.0.stockPerDay' }],
    })
    const saved = await save(listing, { ...NO_MENU, addOns: [{ ...vans, stockPerDay: 3 }] })
    expect(saved.menu.addOns[0]?.stockPerDay).toBe(3)
    expect(await usedOf(listing)).toEqual([{ used: 2, stock: 3 }])
    expect((await server().call(listingCalls.show, { params: { id: listing.id } })).menu).toEqual(saved.menu)
  })

  it('is told at the field what does not fit', async () => {
    const listing = await aListing({})
    const tier = { from: 5, perHour: 1_000, perDay: 5_000 }
    await expect(save(listing, { ...NO_MENU, crewTiers: [tier, tier] })).rejects.toMatchObject({
      fields: [{ field: 'changes.menu.crewTiers.1.from', message: expect.stringContaining('larger') }],
    })
    await expect(save(listing, { ...NO_MENU, addOns: [anAddOn({ price: -5 })] })).rejects.toMatchObject({
      fields: [{ field: 'changes.menu.addOns.0.price', message: expect.any(String) }],
    })
  })

  it('is told at the hours what the menu needs of them, and nothing is saved', async () => {
    const kind = {
      kind: 'motion',
      hourlyRate: null,
      pricePerDay: null,
      minimumHours: 12,
      crewMax: null,
    } as const
    const outside = { kinds: [], crewFrom: null, outside: { from: 480, until: 1_260 } }
    const listing = await aListing({
      kinds: [kind],
      addOns: [anAddOn({ name: 'Night guard', requiredIf: outside })],
    })
    const open = (closesAt: number) =>
      server().call(
        hostingCalls.edit,
        {
          params: { id: listing.id },
          body: { version: 1, changes: { hours: everyDay(480, closesAt), minDays: 2 } },
        },
        { token: host.token },
      )
    await expect(open(1_080)).rejects.toMatchObject({
      fields: [{ field: 'changes.hours', message: expect.stringContaining('minimum of 12 hours') }],
    })
    await expect(open(1_200)).rejects.toMatchObject({
      fields: [{ field: 'changes.hours', message: expect.stringContaining('Night guard') }],
    })
    const { hours, minDays } = await server().call(
      hostingCalls.show,
      { params: { id: listing.id } },
      { token: host.token },
    )
    expect([hours, minDays]).toEqual([everyDay(480, 1_320), 1])
  })

  it('is told at the field what no crew of the space could meet, and the listing stays as it was', async () => {
    const tier = { from: 11, perHour: 1_000, perDay: 5_000 }
    const old = await aListing({ crewTiers: [tier] })
    const again = { ...NO_MENU, crewTiers: [{ ...tier, perHour: 2_000 }] }
    await expect(save(old, again)).rejects.toMatchObject({
      fields: [{ field: 'changes.menu.crewTiers.0.from', message: expect.stringContaining('10 people') }],
    })
    // A menu from before this rule is no reason to refuse a booking, or another change.
    expect((await book(old, { crew: 10 })).state).toBe('pending')
    const edit = (listing: TestListing, changes: ListingChanges, version = 1) =>
      server().call(
        hostingCalls.edit,
        { params: { id: listing.id }, body: { version, changes } },
        { token: host.token },
      )
    expect((await edit(old, { noticeHours: 12 })).noticeHours).toBe(12)
    await expect(edit(old, { maxGuests: 9 }, 2)).rejects.toMatchObject({
      fields: [{ field: 'changes.maxGuests', message: expect.stringContaining('11 people') }],
    })
    expect((await edit(old, { maxGuests: 11 }, 2)).maxGuests).toBe(11)
    await save(old, again, 3)
  })

  it('is told which required add-ons exclude each other, and which comes too late', async () => {
    const listing = await aListing({})
    const crewFrom = (count: number) => ({ kinds: [], crewFrom: count, outside: null })
    const seat = anAddOn({ name: 'Seat', unit: 'person', max: 1, stockPerDay: 5, requiredIf: crewFrom(1) })
    const medic = anAddOn({ name: 'Set medic', requiredIf: crewFrom(8) })
    await expect(save(listing, { ...NO_MENU, addOns: [seat, medic] })).rejects.toMatchObject({
      fields: [
        { field: 'changes.menu.addOns.1.requiredIf', message: expect.stringMatching(/“Seat”.* 5 a day/) },
      ],
    })
    await expect(save(listing, { ...NO_MENU, addOns: [{ ...seat, leadHours: 72 }] })).rejects.toMatchObject({
      fields: [{ field: 'changes.menu.addOns.0.leadHours', message: expect.any(String) }],
    })
  })

  it('is told at the add-on that its picture is not theirs', async () => {
    const listing = await aListing({})
    const addOns = [anAddOn(), anAddOn({ name: 'Parking', photo: randomUUID() })]
    await expect(save(listing, { ...NO_MENU, addOns })).rejects.toMatchObject({
      fields: [{ field: 'changes.menu.addOns.1.photo', message: expect.any(String) }],
    })
  })
})
