import { applicationCalls } from '@roomtone/contract/application/application.calls'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import type { ListingChanges } from '@roomtone/contract/hosting/edit-listing'
import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBooking, tokenOf } from '../../../testing/booking.ts'
import { insertListing } from '../../../testing/listings.ts'
import { type Person, useServer } from '../../../testing/server.ts'

const server = useServer()
let host: Person
let admin: Person

beforeAll(async () => {
  host = await server().aPerson({ roles: ['creator', 'host'] })
  admin = await server().aPerson({ roles: ['admin'] })
})

const OLD = {
  address: '12 Secret Street',
  city: 'Los Angeles',
  state: 'CA',
  country: 'United States',
  zip: '90012',
} as const
const NEW_YORK = { ...OLD, address: '5 Hidden Row', city: 'New York', state: 'NY', zip: '10011' }
const PHOENIX = { ...OLD, address: '9 Dry Lane', city: 'Phoenix', state: 'AZ', zip: '85004' }

const show = (id: string) => server().call(hostingCalls.show, { params: { id } }, { token: host.token })
const list = () => server().call(hostingCalls.listings, {}, { token: host.token })

async function edit(id: string, changes: ListingChanges) {
  const { version } = await show(id)
  return server().call(
    hostingCalls.edit,
    { params: { id }, body: { version, changes } },
    { token: host.token },
  )
}

async function applicationOf(propertyId: string) {
  return server()
    .deps.db.selectFrom('host_applications')
    .innerJoin('properties', 'properties.application_id', 'host_applications.id')
    .selectAll('host_applications')
    .where('properties.id', '=', propertyId)
    .executeTakeFirstOrThrow()
}

const decide = (id: string, status: 'approved' | 'rejected', revision: number) =>
  server().call(
    applicationCalls.decide,
    { params: { id }, body: { status, adminNotes: 'Which floor?', revision } },
    { token: admin.token },
  )

async function revisionsOf(applicationId: string) {
  return server()
    .deps.db.selectFrom('application_revisions')
    .select(['revision', 'status', 'content'])
    .where('application_id', '=', applicationId)
    .orderBy('revision')
    .execute()
}

describe('another address', () => {
  it('goes to review while the listing stays where it is', async () => {
    const { id } = await insertListing(server(), host.id)
    const after = await edit(id, { location: NEW_YORK })
    expect(after).toMatchObject({ location: OLD, timeZone: 'America/Los_Angeles', pendingLocation: NEW_YORK })
    const application = await applicationOf(id)
    expect(application).toMatchObject({
      user_id: host.id,
      status: 'pending',
      revision: 2,
      property_city: 'New York',
      time_zone: 'America/New_York',
      decided_at: null,
    })
    expect(await revisionsOf(application.id)).toMatchObject([
      { revision: 2, status: 'pending', content: { location: NEW_YORK, title: 'A quiet loft' } },
    ])
    expect((await list()).applications).toMatchObject([
      { id: application.id, status: 'pending', propertyId: id, city: 'New York', revision: 2 },
    ])
  })

  it('is live once it is approved, with its time zone, and keeps what was edited meanwhile', async () => {
    const { id } = await insertListing(server(), host.id)
    await edit(id, { location: NEW_YORK })
    await edit(id, { title: 'Edited meanwhile', pricePerDay: 123_400 })
    const { id: applicationId } = await applicationOf(id)
    await decide(applicationId, 'approved', 2)
    expect(await show(id)).toMatchObject({
      location: NEW_YORK,
      pendingLocation: null,
      timeZone: 'America/New_York',
      title: 'Edited meanwhile',
      pricePerDay: 123_400,
    })
  })

  it('stays the old one when it is rejected, and is told with the notes', async () => {
    const { id } = await insertListing(server(), host.id)
    await edit(id, { location: PHOENIX })
    const { id: applicationId } = await applicationOf(id)
    await decide(applicationId, 'rejected', 2)
    expect(await show(id)).toMatchObject({ location: OLD, pendingLocation: null })
    expect((await list()).applications).toContainEqual(
      expect.objectContaining({ id: applicationId, status: 'rejected', adminNotes: 'Which floor?' }),
    )
    await edit(id, { location: OLD })
    expect(await applicationOf(id)).toMatchObject({ status: 'approved', property_city: 'Los Angeles' })
  })

  it('takes the place of one that waits; who decides on the earlier one is told', async () => {
    const { id } = await insertListing(server(), host.id)
    await edit(id, { location: NEW_YORK })
    expect((await edit(id, { location: PHOENIX })).pendingLocation).toEqual(PHOENIX)
    const { id: applicationId } = await applicationOf(id)
    expect((await revisionsOf(applicationId)).map(({ revision }) => revision)).toEqual([3])
    await expect(decide(applicationId, 'approved', 2)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('is withdrawn by sending the old one back', async () => {
    const { id } = await insertListing(server(), host.id)
    await edit(id, { location: NEW_YORK })
    expect((await edit(id, { location: OLD })).pendingLocation).toBeNull()
    const application = await applicationOf(id)
    expect(application).toMatchObject({ status: 'approved', property_city: 'Los Angeles' })
    expect(await revisionsOf(application.id)).toEqual([])
    await expect(decide(application.id, 'approved', 2)).rejects.toMatchObject({ code: 'conflict' })
    expect((await edit(id, { location: NEW_YORK })).pendingLocation).toEqual(NEW_YORK)
    expect((await applicationOf(id)).revision).toBe(3)
  })

  it('waits until no one is going to be at the old one: for the host, and for the reviewer', async () => {
    const whole = { opens_at: 0, closes_at: 1440, minimum_hours: 1 }
    const listing = await insertListing(server(), host.id, whole)
    const { id } = listing
    await edit(id, { location: NEW_YORK })
    const { id: applicationId } = await applicationOf(id)
    const booking = await aBooking(server(), { listing, host, state: 'confirmed' })
    const ahead = {
      code: 'bookings_ahead',
      message: expect.stringMatching(
        /^You can’t change the address while .* requests: \w+ \d+, \d{4}\. Complete/,
      ),
    }
    await expect(decide(applicationId, 'approved', 2)).rejects.toMatchObject(ahead)
    await expect(edit(id, { location: PHOENIX })).rejects.toMatchObject(ahead)
    expect(await show(id)).toMatchObject({ location: OLD, pendingLocation: NEW_YORK })
    const token = await tokenOf(server(), booking.guest)
    const { refund } = await server().call(
      bookingCalls.cancellation,
      { params: { id: booking.id } },
      { token },
    )
    await server().call(
      bookingCalls.cancel,
      { params: { id: booking.id }, body: { reason: 'plans_changed', expectedRefund: refund } },
      { token },
    )
    await decide(applicationId, 'approved', 2)
    expect(await show(id)).toMatchObject({ location: NEW_YORK })
  })

  it('is no matter for who is ahead when everything but the address has changed', async () => {
    const listing = await insertListing(server(), host.id, { opens_at: 0, closes_at: 1440, minimum_hours: 1 })
    await edit(listing.id, { location: NEW_YORK })
    await edit(listing.id, { location: OLD })
    await aBooking(server(), { listing, host, state: 'pending' })
    const { id: applicationId } = await applicationOf(listing.id)
    await server()
      .deps.db.updateTable('host_applications')
      .set({ status: 'pending', decided_at: null, decided_by: null, title: 'Another name' })
      .where('id', '=', applicationId)
      .execute()
    await decide(applicationId, 'approved', 2)
    expect(await show(listing.id)).toMatchObject({ location: OLD, title: 'Another name' })
  })

  it('is none when only the state is spelled out', async () => {
    const { id } = await insertListing(server(), host.id)
    const after = await edit(id, { location: { ...OLD, city: 'los angeles', state: 'California' } })
    expect(after).toMatchObject({ version: 1, pendingLocation: null })
  })

  it('has to exist, and its pin to lie near it', async () => {
    const { id } = await insertListing(server(), host.id)
    await expect(edit(id, { location: { ...OLD, city: 'Nowhere', zip: '00000' } })).rejects.toMatchObject({
      status: 422,
      code: 'place_not_found',
      fields: [expect.objectContaining({ field: 'changes.location' })],
    })
    await expect(edit(id, { location: PHOENIX, pin: { lat: 34, lng: -118 } })).rejects.toMatchObject({
      code: 'validation_failed',
      fields: [expect.objectContaining({ field: 'changes.pin' })],
    })
    expect((await show(id)).version).toBe(1)
  })

  it('brings its own pin, and leaves the listing’s alone', async () => {
    const { id } = await insertListing(server(), host.id)
    const before = await show(id)
    const pin = { lat: 33.45, lng: -112.07 }
    expect((await edit(id, { location: PHOENIX, pin })).pin).toEqual(before.pin)
    expect(await applicationOf(id)).toMatchObject({ ...pin, pin_moved: true })
  })

  it('is told to the reviewers by mail', async () => {
    const { id } = await insertListing(server(), host.id)
    await edit(id, { location: NEW_YORK })
    await server().drain()
    const kinds = (await server().mailsTo(host.email)).map(({ kind }) => kind)
    expect(kinds).toContain('listing-received')
  })
})
