import type { BookingCard } from '@roomtone/contract/booking/booking'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import type { HostBookingList } from '@roomtone/contract/booking/list-host-bookings'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBooking, aVerifiedPerson, type TestBooking, tokenOf } from '../../../../testing/booking.ts'
import { type Person, useServer } from '../../../../testing/server.ts'

const DAY = 24
const server = useServer()

let guest: Person
let host: Person
let admin: Person
const made: Record<string, TestBooking> = {}

beforeAll(async () => {
  guest = await aVerifiedPerson(server(), { email: 'gwen@example.com', fullName: 'Gwen Lastname' })
  host = await aVerifiedPerson(server(), {
    email: 'hettie@example.com',
    fullName: 'Hettie Othername',
    roles: ['creator', 'host'],
  })
  admin = await server().aPerson({ roles: ['admin'] })
  const make = async (name: string, wanted: Parameters<typeof aBooking>[1]) => {
    made[name] = await aBooking(server(), { guest, host, ...wanted })
  }
  await make('over', { state: 'completed', startsInHours: DAY, listingOver: { title: 'Cold store' } })
  await make('declined', { state: 'declined', startsInHours: DAY * 40 })
  await make('cancelled', { state: 'cancelled', startsInHours: DAY * 30 })
  await make('far', { state: 'confirmed', startsInHours: DAY * 20 })
  await make('near', { state: 'confirmed', startsInHours: DAY * 2 })
  await make('asked', { state: 'pending', startsInHours: DAY * 15 })
  await make('asked soon', { state: 'pending', startsInHours: 20 })
  await make('unpaid', { state: 'awaiting_payment', startsInHours: DAY * 9 })
  await make('waiting', { state: 'second_hold', startsInHours: DAY * 12 })
})

const idOf = (name: string) => made[name]?.id ?? ''
const namesOf = (items: Pick<BookingCard, 'id'>[]) =>
  items.map(({ id }) => Object.keys(made).find((name) => made[name]?.id === id) ?? 'another')

async function trips(query: { when?: 'upcoming' | 'past'; limit?: number; cursor?: string }) {
  return server().call(bookingCalls.trips, { query }, { token: await tokenOf(server(), guest) })
}

async function hosted(show: HostBookingList, over: { property?: string; limit?: number } = {}) {
  return server().call(
    bookingCalls.hostBookings,
    { query: { show, ...over } },
    { token: await tokenOf(server(), host) },
  )
}

async function all(query: { q?: string; state?: BookingCard['state']; limit?: number; cursor?: string }) {
  return server().call(bookingCalls.adminList, { query }, { token: await tokenOf(server(), admin) })
}

describe('trips', () => {
  it('lists upcoming trips from the soonest on, and past ones from the latest on', async () => {
    const ahead = await trips({})
    expect(namesOf(ahead.items)).toEqual(['asked soon', 'near', 'unpaid', 'waiting', 'asked', 'far'])
    expect(ahead).toMatchObject({ total: 6, nextCursor: null })
    const past = await trips({ when: 'past' })
    expect(namesOf(past.items)).toEqual(['declined', 'cancelled', 'over'])
    const cancelled = past.items.find(({ id }) => id === idOf('cancelled'))
    expect(cancelled?.refunded).toBe(cancelled?.total)
    expect(past.items.map(({ refunded }) => refunded > 0)).toEqual([false, true, false])
    expect(past.total).toBe(3)
  })

  it('goes through pages without a gap or a repetition, and knows the whole number on each', async () => {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await trips({ limit: 2, ...(cursor ? { cursor } : {}) })
      expect(page.total).toBe(6)
      seen.push(...namesOf(page.items))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(seen).toEqual(['asked soon', 'near', 'unpaid', 'waiting', 'asked', 'far'])
  })

  it('refuses a page link that is not ours', async () => {
    await expect(trips({ cursor: 'nonsense' })).rejects.toMatchObject({ code: 'validation_failed' })
  })

  it('holds nobody else’s', async () => {
    const other = await aVerifiedPerson(server())
    const { items, total } = await server().call(
      bookingCalls.trips,
      { query: { when: 'past' } },
      { token: await tokenOf(server(), other) },
    )
    expect({ items, total }).toEqual({ items: [], total: 0 })
  })
})

describe('bookings of a host', () => {
  it('lists requests by their deadline, and never what has not reached the host', async () => {
    const requests = await hosted('requests')
    expect(namesOf(requests.items).filter((name) => name !== 'another')).toEqual(['asked soon', 'asked'])
    const seen = [...requests.items, ...(await hosted('upcoming')).items, ...(await hosted('past')).items]
    expect(namesOf(seen)).not.toContain('unpaid')
    expect(namesOf(seen)).not.toContain('waiting')
  })

  it('lists what is confirmed from the soonest on, and the rest as over', async () => {
    expect(namesOf((await hosted('upcoming')).items)).toEqual(['near', 'far'])
    expect(namesOf((await hosted('past')).items)).toEqual(['declined', 'cancelled', 'over'])
  })

  it('lists who waits with a second hold, until when, and how to end it', async () => {
    const { items, total } = await hosted('second_holds')
    expect(namesOf(items)).toEqual(['waiting'])
    expect(total).toBe(1)
    expect(items[0]).toMatchObject({
      state: 'second_hold',
      guest: { name: 'Gwen' },
      actions: ['leave_line'],
      mayMessage: false,
    })
    expect(items[0]?.expiresAt).not.toBeNull()
  })

  it('opens a second hold for the host, and nothing that has not reached them', async () => {
    const open = async (id: string) =>
      server().call(bookingCalls.show, { params: { id } }, { token: await tokenOf(server(), host) })
    const waiting = await open(idOf('waiting'))
    expect(waiting).toMatchObject({ party: 'host', canReveal: false, payment: null })
    expect(waiting.timeline.map(({ event }) => event)).toEqual(['joined_line'])
    await expect(open(idOf('unpaid'))).rejects.toMatchObject({ code: 'not_found' })
  })

  it('can be narrowed to one space', async () => {
    const property = made['near']?.listing.id ?? ''
    const { items, total } = await hosted('upcoming', { property })
    expect(namesOf(items)).toEqual(['near'])
    expect(total).toBe(1)
  })
})

describe('all bookings, for admins', () => {
  it('finds by the start of an id, with and without its dashes', async () => {
    const id = idOf('far')
    expect((await all({ q: id.slice(0, 8) })).items.map((item) => item.id)).toEqual([id])
    expect((await all({ q: id })).items.map((item) => item.id)).toEqual([id])
    expect((await all({ q: id.replaceAll('-', '').slice(0, 12).toUpperCase() })).total).toBe(1)
    expect((await all({ q: id.slice(0, 6) })).total).toBe(0)
  })

  it('finds by the space, the production and the address of either side', async () => {
    expect(namesOf((await all({ q: 'cold sto' })).items)).toEqual(['over'])
    expect((await all({ q: 'quiet hours' })).total).toBe((await all({})).total)
    expect((await all({ q: 'gwen@' })).total).toBe(9)
    expect((await all({ q: 'HETTIE@example' })).total).toBeGreaterThanOrEqual(9)
    expect((await all({ q: '%' })).total).toBe(0)
  })

  it('tells both addresses and the money, the newest first, page by page', async () => {
    const { items, total, nextCursor } = await all({ q: 'gwen@', limit: 4 })
    expect(namesOf(items)).toEqual(['waiting', 'unpaid', 'asked soon', 'asked'])
    expect(total).toBe(9)
    const next = await all({ q: 'gwen@', limit: 20, cursor: nextCursor ?? '' })
    expect(namesOf(next.items)).toEqual(['near', 'far', 'cancelled', 'declined', 'over'])
    const cancelled = next.items.find(({ id }) => id === idOf('cancelled'))
    expect(cancelled).toMatchObject({
      guestEmail: 'gwen@example.com',
      hostEmail: 'hettie@example.com',
      captured: cancelled?.total,
      refunded: cancelled?.total,
    })
    expect(next.items.find(({ id }) => id === idOf('declined'))).toMatchObject({ captured: 0, refunded: 0 })
  })

  it('filters by state', async () => {
    expect(namesOf((await all({ state: 'confirmed' })).items)).toEqual(['near', 'far'])
    expect(namesOf((await all({ state: 'second_hold' })).items)).toEqual(['waiting'])
  })
})

describe('when the clock has ended a request that is not swept yet', () => {
  it('is over for everyone', async () => {
    const expiresAt = Date.parse(made['asked soon']?.view.expiresAt ?? '')
    server().clock.advance(expiresAt - server().clock.now().getTime() + 1000)
    const past = await trips({ when: 'past' })
    expect(past.items.find(({ id }) => id === idOf('asked soon'))).toMatchObject({
      state: 'expired',
      actions: [],
      expiresAt: null,
    })
    expect(namesOf((await trips({})).items)).toEqual(['near', 'waiting', 'asked', 'far'])
    expect(namesOf((await hosted('requests')).items)).not.toContain('asked soon')
    expect(namesOf((await hosted('past')).items)).toContain('asked soon')
    expect(namesOf((await all({ q: 'gwen@', state: 'expired' })).items)).toEqual(['unpaid', 'asked soon'])
    expect(namesOf((await all({ q: 'gwen@', state: 'pending' })).items)).toEqual(['asked'])
  })
})
