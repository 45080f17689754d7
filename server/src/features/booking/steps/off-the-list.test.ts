import { accessListCalls } from '@roomtone/contract/access-list/access-list.calls'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { listingCalls } from '@roomtone/contract/listing/listing.calls'
import { settingsCalls } from '@roomtone/contract/platform-settings/settings.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBooking, aRequest, aVerifiedPerson, hoursFrom, tokenOf } from '../../../../testing/booking.ts'
import { refusedWith, useLife } from '../../../../testing/booking-life.ts'
import { insertListing, type TestListing } from '../../../../testing/listings.ts'
import { type Person, useServer } from '../../../../testing/server.ts'
import { projectListing } from '../../search/entry.ts'

const server = useServer()
const life = useLife(server)
let admin: Person

beforeAll(async () => {
  admin = await server().aPerson({ roles: ['admin'] })
})

const asAdmin = async () => ({ token: await tokenOf(server(), admin) })

async function remove({ email }: Person): Promise<void> {
  await server().call(accessListCalls.remove, { body: { email } }, await asAdmin())
  await server().drain()
}

async function add({ email }: Person): Promise<void> {
  await server().call(accessListCalls.add, { body: { text: email, invite: false } }, await asAdmin())
  await server().drain()
}

async function openDoors(value: boolean): Promise<void> {
  const { settings } = await server().call(settingsCalls.list, {}, await asAdmin())
  const version = settings.find(({ name }) => name === 'sign_up_open')?.version ?? 0
  const body = { name: 'sign_up_open' as const, value, version, reason: 'To see what becomes of them' }
  await server().call(settingsCalls.change, { body }, await asAdmin())
  await server().drain()
}

async function aListing(host: Person): Promise<TestListing> {
  const whole = { opens_at: 0, closes_at: 1440, minimum_hours: 1, booking_approval: 'instant' as const }
  const listing = await insertListing(server(), host.id, whole)
  await server()
    .deps.db.transaction()
    .execute((tx) => projectListing(tx, listing.id))
  return listing
}

const inSearch = async ({ searchId }: TestListing) =>
  (await server().deps.db.selectFrom('listing_search').select('id').where('id', '=', searchId).execute())
    .length === 1

describe('a host who is taken off the access list', () => {
  it('is neither found nor booked, and is again once they are back on it', async () => {
    const host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
    const guest = await aVerifiedPerson(server())
    const listing = await aListing(host)
    const zone = 'America/Los_Angeles'
    const body = await aRequest(server(), listing.id, hoursFrom(server().clock.now(), 240, 4, { zone }))
    await remove(host)
    expect(await inSearch(listing)).toBe(false)
    await refusedWith(server().call(listingCalls.show, { params: { id: listing.id } }), 'not_found')
    const asGuest = { token: await tokenOf(server(), guest) }
    await refusedWith(server().call(bookingCalls.request, { body }, asGuest), 'not_found')
    await add(host)
    expect(await inSearch(listing)).toBe(true)
    expect(await server().call(bookingCalls.request, { body }, asGuest)).toMatchObject({ state: 'confirmed' })
  })

  it('loses what was asked of them; what is confirmed stays', async () => {
    const host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
    const pending = await aBooking(server(), { host, startsInHours: 100 })
    const waiting = await aBooking(server(), { host, startsInHours: 130, state: 'second_hold' })
    const confirmed = await aBooking(server(), { host, startsInHours: 160, state: 'confirmed' })
    await remove(host)
    for (const { id } of [pending, waiting]) expect(await life.stateOf(id)).toBe('withdrawn')
    expect(await life.stateOf(confirmed.id)).toBe('confirmed')
    expect(await life.money(pending.id)).toMatchObject({ charges: ['released'], captured: 0 })
  })
})

describe('a guest who is taken off the access list', () => {
  it('asks for nothing any more, and is not charged when the host is quicker than the job', async () => {
    const ended = await aBooking(server())
    await remove(ended.guest)
    expect(await life.stateOf(ended.id)).toBe('withdrawn')
    const raced = await aBooking(server())
    const { email } = raced.guest
    await server().call(accessListCalls.remove, { body: { email } }, await asAdmin())
    await refusedWith(life.accept(raced), 'no_longer_possible')
    expect(await life.money(raced.id)).toMatchObject({ captured: 0 })
  })
})

describe('the doors', () => {
  it('let those back in who are not on the list while they are open, and out when they are closed', async () => {
    const host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
    const listing = await aListing(host)
    await remove(host)
    await openDoors(true)
    expect(await inSearch(listing)).toBe(true)
    const asked = await aBooking(server(), { host })
    await openDoors(false)
    expect(await inSearch(listing)).toBe(false)
    expect(await life.stateOf(asked.id)).toBe('withdrawn')
  })

  it('make a removal mean nothing while they are open', async () => {
    const host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
    const pending = await aBooking(server(), { host })
    await openDoors(true)
    await remove(host)
    expect(await life.stateOf(pending.id)).toBe('pending')
    await openDoors(false)
  })
})
