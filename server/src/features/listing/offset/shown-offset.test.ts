import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import { metresBetween, type Point } from '@roomtone/domain/geo/distance'
import { movedPoint } from '@roomtone/domain/listing/shown-point'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useApplying } from '../../../../testing/applying.ts'
import { insertListing } from '../../../../testing/listings.ts'
import { type Person, useServer } from '../../../../testing/server.ts'
import { sweepExpired } from '../../../sweeps.ts'
import { projectListing } from '../../search/entry.ts'
import { drawnFor } from './keep-offset.ts'

const server = useServer()
const a = useApplying(server)
const PIN = { lat: 34.0612, lng: -118.2401 }
const LOCATION = { city: 'Los Angeles', state: 'CA', country: 'United States', zip: '90012' } as const
let admin: Person
let host: Person
let number = 100

beforeAll(async () => {
  admin = await server().aPerson({ roles: ['admin'] })
  host = await a.aVerifiedPerson({ roles: ['creator', 'host'] })
})

beforeEach(() => {
  number += 1
  server().clock.advance(1000)
})

type Place = { address?: string; pin?: Point; privacyLevel?: 'standard' | 'enhanced' }

/** Through the wizard and the review, as every new listing comes. */
async function approve({
  address = `${number} West Elm Street`,
  pin = pinHere(),
  privacyLevel = 'enhanced',
}: Place = {}) {
  const location = { ...LOCATION, address }
  const id = await a.anApplication(host, { location, pin, privacyLevel })
  await a.decide(admin, id, 'approved')
  const property = await a.propertyOf(id)
  if (!property) throw new Error('There is no listing of this application')
  return property
}

/** A place of the test's own. */
const pinHere = () => ({ lat: PIN.lat + number / 100_000, lng: PIN.lng })

const rowOf = (id: string) =>
  server().deps.db.selectFrom('properties').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const pointOf = async (id: string) => {
  const { shown_lat: lat, shown_lng: lng } = await rowOf(id)
  return { lat, lng }
}

const inSearch = async (id: string) =>
  server()
    .deps.db.selectFrom('listing_search')
    .innerJoin('properties', 'properties.search_id', 'listing_search.id')
    .select(['listing_search.lat', 'listing_search.lng'])
    .where('properties.id', '=', id)
    .executeTakeFirstOrThrow()

/** As the version before wrote it: a point drawn from the listing's own id, and nothing remembered of it. */
async function aListingFromBefore(over: { address: string; lat: number; lng: number }) {
  const { deps, clock } = server()
  clock.advance(1000)
  const listing = await insertListing(server(), host.id, { ...over, privacy_level: 'enhanced' })
  const shown = movedPoint(over, drawnFor(deps.config.masterKey, listing.id))
  await deps.db
    .updateTable('properties')
    .set({ shown_lat: shown.lat, shown_lng: shown.lng, shown_radius_m: shown.radiusM })
    .where('id', '=', listing.id)
    .execute()
  await deps.db.transaction().execute((tx) => projectListing(tx, listing.id))
  return listing.id
}

describe('listings at one address', () => {
  it('are all shown at the point of the oldest, however the address is spelled', async () => {
    const first = await approve()
    server().clock.advance(1000)
    const second = await approve({ address: `${number} W. Elm St, Apt 4` })
    expect(await pointOf(second.id)).toEqual(await pointOf(first.id))
    expect(metresBetween(await pointOf(first.id), pinHere())).toBeGreaterThan(499)
  })

  it('are moved by one offset where their pins differ, so that no number of them gives the middle', async () => {
    const first = await approve()
    const pin = { lat: pinHere().lat + 0.0004, lng: pinHere().lng }
    const second = await approve({ pin })
    const one = await pointOf(first.id)
    const other = await pointOf(second.id)
    expect(other.lat - one.lat).toBeCloseTo(0.0004, 6)
    expect(other.lng - one.lng).toBeCloseTo(0, 5)
  })

  it('are the same point even when they come at the same moment', async () => {
    const properties = await Promise.all([approve(), approve(), approve()])
    const points = await Promise.all(properties.map(({ id }) => pointOf(id)))
    expect(new Set(points.map(({ lat, lng }) => `${lat},${lng}`)).size).toBe(1)
  })

  it('share it across privacy levels: a standard one that turns enhanced takes the others’ offset', async () => {
    const standard = await approve({ privacyLevel: 'standard' })
    const enhanced = await approve()
    await server().call(
      hostingCalls.edit,
      { params: { id: standard.id }, body: { version: 1, changes: { privacyLevel: 'enhanced' } } },
      { token: host.token },
    )
    expect(await pointOf(standard.id)).toEqual(await pointOf(enhanced.id))
  })

  it('keep their point when the oldest is gone, and new ones still take it', async () => {
    const first = await approve()
    const second = await approve()
    const before = await pointOf(first.id)
    const { db } = server().deps
    await db.deleteFrom('property_photos').where('property_id', '=', first.id).execute()
    await db.deleteFrom('listing_search').where('id', '=', first.search_id).execute()
    await db.deleteFrom('properties').where('id', '=', first.id).execute()
    const third = await approve()
    expect(await pointOf(second.id)).toEqual(before)
    expect(await pointOf(third.id)).toEqual(before)
  })
})

describe('a listing that moves', () => {
  it('takes the offset of those at its new address', async () => {
    const there = await approve()
    const address = `${number} West Elm Street`
    number += 1
    const moving = await approve()
    await server()
      .deps.db.updateTable('host_applications')
      .set({
        property_address: address,
        status: 'pending',
        decided_at: null,
        decided_by: null,
        revision: 2,
        lat: there.lat,
        lng: there.lng,
      })
      .where('id', '=', moving.application_id)
      .execute()
    await a.decide(admin, moving.application_id ?? '', 'approved', { revision: 2 })
    expect(await pointOf(moving.id)).toEqual(await pointOf(there.id))
  })

  it('does not take the offset along that others at its old address still have', async () => {
    const first = await approve()
    const second = await approve()
    const before = await pointOf(second.id)
    number += 1
    const pin = pinHere()
    await server()
      .deps.db.updateTable('host_applications')
      .set({
        property_address: '7 Far Away Road',
        status: 'pending',
        decided_at: null,
        decided_by: null,
        revision: 2,
        ...pin,
      })
      .where('id', '=', first.application_id)
      .execute()
    await a.decide(admin, first.application_id ?? '', 'approved', { revision: 2 })
    expect(await pointOf(second.id)).toEqual(before)
    const old = await rowOf(second.id)
    const moved = await pointOf(first.id)
    const shift = { lat: before.lat - old.lat, lng: before.lng - old.lng }
    expect(metresBetween(moved, { lat: pin.lat + shift.lat, lng: pin.lng + shift.lng })).toBeGreaterThan(1)
  })
})

describe('listings from before', () => {
  it('are brought to the oldest’s point by the sweep, in search too, and stay there', async () => {
    const place = { address: `${number} West Elm Street`, ...pinHere() }
    const oldest = await aListingFromBefore(place)
    const later = await aListingFromBefore({ ...place, address: `${number} W Elm St #3` })
    const samePin = await aListingFromBefore({ ...place, address: 'Elm and Main' })
    const elsewhere = await aListingFromBefore({ ...place, address: '9 Other Road', lat: place.lat + 0.01 })
    const before = await pointOf(oldest)
    const apart = await pointOf(elsewhere)
    expect(await pointOf(later)).not.toEqual(before)
    for (let run = 0; run < 2; run++) {
      await sweepExpired(server().deps)
      expect(await pointOf(oldest)).toEqual(before)
      for (const id of [later, samePin]) {
        expect(metresBetween(await pointOf(id), before)).toBeLessThan(0.01)
        const { lat, lng } = await inSearch(id)
        expect(metresBetween({ lat, lng }, before)).toBeLessThan(3)
      }
      expect(await pointOf(elsewhere)).toEqual(apart)
    }
  })

  it('lead even where a newer listing came to the address before the sweep did', async () => {
    const place = { address: `${number} West Elm Street`, ...pinHere() }
    const oldest = await aListingFromBefore(place)
    const before = await pointOf(oldest)
    server().clock.advance(1000)
    const newer = await approve()
    await sweepExpired(server().deps)
    await sweepExpired(server().deps)
    expect(await pointOf(oldest)).toEqual(before)
    expect(metresBetween(await pointOf(newer.id), before)).toBeLessThan(0.01)
  })
})
