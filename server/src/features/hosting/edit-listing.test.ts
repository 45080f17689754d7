import { COUNT_MAX } from '@roomtone/contract/fields'
import type { ListingChanges } from '@roomtone/contract/hosting/edit-listing'
import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import { listingCalls } from '@roomtone/contract/listing/listing.calls'
import { everyDay } from '@roomtone/domain/availability/weekly-hours'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertListing, insertPhotos } from '../../../testing/listings.ts'
import { NOBODY } from '../../../testing/sample-inputs.ts'
import { type Person, useServer } from '../../../testing/server.ts'
import { projectListing } from '../search/entry.ts'

const ADDRESS = {
  address: '12 Secret Street',
  city: 'Los Angeles',
  state: 'CA',
  country: 'United States' as const,
  zip: '90012',
}

const server = useServer()
let host: Person
let other: Person

beforeAll(async () => {
  host = await server().aPerson({ roles: ['creator', 'host'] })
  other = await server().aPerson({ roles: ['creator', 'host'] })
})

async function aListing() {
  const listing = await insertListing(server(), host.id)
  await server()
    .deps.db.transaction()
    .execute((tx) => projectListing(tx, listing.id))
  return listing
}

const show = (id: string, who = host) =>
  server().call(hostingCalls.show, { params: { id } }, { token: who.token })

const edit = (id: string, changes: ListingChanges, version = 1, who = host) =>
  server().call(hostingCalls.edit, { params: { id }, body: { version, changes } }, { token: who.token })

const refusal = (field: string) => ({
  status: 422,
  code: 'validation_failed',
  fields: [expect.objectContaining({ field: `changes.${field}` })],
})

async function searchRow(searchId: number) {
  return server()
    .deps.db.selectFrom('listing_search')
    .select(['price', 'hourly', 'crew'])
    .where('id', '=', searchId)
    .executeTakeFirst()
}

describe('what a host asks of a production', () => {
  const demands = {
    areasIn: 'Living room, kitchen and yard',
    areasOut: 'The upper floor',
    insuranceLeast: 100_000_000,
    permitRequired: true,
    crewAddressHours: 24,
  }

  it('is nothing until it is set, and the address two days ahead', async () => {
    const { id } = await aListing()
    expect(await show(id)).toMatchObject({
      areasIn: '',
      areasOut: '',
      insuranceLeast: null,
      permitRequired: false,
      crewAddressHours: 48,
    })
  })

  it('is kept, and the venue page says what has to be brought', async () => {
    const { id } = await aListing()
    const look = () => server().call(listingCalls.show, { params: { id } })
    expect((await look()).requires).toEqual({ insuranceLeast: null, permit: false })
    expect(await edit(id, demands)).toMatchObject(demands)
    const venue = await look()
    expect(venue.requires).toEqual({ insuranceLeast: 100_000_000, permit: true })
    // Which rooms stay closed is between the two who sign.
    expect(JSON.stringify(venue)).not.toContain('upper floor')
    const after = await edit(id, { insuranceLeast: null, permitRequired: false }, 2)
    expect(after).toMatchObject({ insuranceLeast: null, permitRequired: false, areasOut: 'The upper floor' })
  })

  it.each([
    ['areasIn', 'x'.repeat(501)],
    ['areasOut', 'x'.repeat(501)],
    ['insuranceLeast', 9_999_999],
    ['insuranceLeast', 1_000_000_001],
    ['crewAddressHours', 0],
    ['crewAddressHours', 721],
    ['crewAddressHours', 1.5],
  ])('has its limits: %s', async (field, value) => {
    const { id } = await aListing()
    await expect(edit(id, { [field]: value })).rejects.toMatchObject(refusal(field))
  })

  it.each([
    ['areasIn', 'x'.repeat(500)],
    ['insuranceLeast', 10_000_000],
    ['insuranceLeast', 1_000_000_000],
    ['crewAddressHours', 1],
    ['crewAddressHours', 720],
  ])('goes up to them: %s', async (field, value) => {
    const { id } = await aListing()
    expect(await edit(id, { [field]: value })).toMatchObject({ [field]: value })
  })
})

describe('the weekend of a listing', () => {
  const SATURDAY = '2026-12-05'
  const quoted = async (id: string, date: string) => {
    const query = { by: 'hour', date, start: 600, hours: 4 } as const
    const { price } = await server().call(listingCalls.quote, { params: { id }, query })
    return price?.lines[0]?.amount
  }

  it('is Friday and Saturday by default, and otherwise what its host says', async () => {
    const { id } = await aListing()
    expect(await show(id)).toMatchObject({ weekendDays: [5, 6], weekendHourlyRate: null })
    const after = await edit(id, {
      hourlyRate: 10_000,
      weekendDays: [6, 0, 0],
      weekendHourlyRate: 13_000,
    })
    expect(after).toMatchObject({ weekendDays: [0, 6], weekendHourlyRate: 13_000 })
    expect(await quoted(id, SATURDAY)).toBe(52_000)
    expect(await quoted(id, '2026-12-04')).toBe(40_000)
    expect(await edit(id, { weekendDays: [] }, 2)).toMatchObject({ weekendDays: [] })
    expect(await quoted(id, SATURDAY)).toBe(40_000)
  })

  it.each([[[7]], [[-1]], [[1.5]], [[0, 1, 2, 3, 4, 5, 6]]])('has no such days: %j', async (weekendDays) => {
    const { id } = await aListing()
    await expect(edit(id, { weekendDays })).rejects.toMatchObject({ status: 422, code: 'validation_failed' })
    expect((await show(id)).weekendDays).toEqual([5, 6])
  })
})

describe('editing a listing', () => {
  it('changes what is sent and nothing else', async () => {
    const { id } = await aListing()
    const before = await show(id)
    const after = await edit(id, { title: 'A loud loft', hourlyRate: 15_000, allows: ['animals', 'animals'] })
    expect(after).toEqual({
      ...before,
      version: 2,
      title: 'A loud loft',
      hourlyRate: 15_000,
      allows: ['animals'],
      updatedAt: after.updatedAt,
    })
    expect(await show(id)).toEqual(after)
  })

  it('is for the host of that listing only', async () => {
    const { id } = await aListing()
    const notFound = { status: 404, code: 'not_found' }
    await expect(show(id, other)).rejects.toMatchObject(notFound)
    await expect(edit(id, { title: 'Mine now' }, 1, other)).rejects.toMatchObject(notFound)
    await expect(edit(NOBODY, { title: 'Nobody’s' })).rejects.toMatchObject(notFound)
    const creator = await server().aPerson()
    await expect(show(id, creator)).rejects.toMatchObject({ status: 403, code: 'forbidden' })
    expect((await show(id)).title).toBe('A quiet loft')
  })

  it('tells the second of two devices that it has changed', async () => {
    const { id } = await aListing()
    const both = await Promise.allSettled([edit(id, { title: 'One' }), edit(id, { title: 'Two' })])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'stale' } })
    await expect(edit(id, { tagline: 'Late' })).rejects.toMatchObject({ status: 409, code: 'stale' })
    await expect(edit(id, { tagline: 'Never' }, COUNT_MAX)).rejects.toMatchObject({ code: 'stale' })
    expect((await edit(id, { tagline: 'In time' }, 2)).version).toBe(3)
  })

  it('does nothing, and writes nothing down, when nothing differs', async () => {
    const { id } = await aListing()
    expect((await edit(id, { title: 'A quiet loft', highlights: [] })).version).toBe(1)
    expect((await edit(id, {})).version).toBe(1)
    expect(await auditOf(id)).toEqual([])
  })

  it('writes down which fields changed, and nothing of what they say', async () => {
    const { id } = await aListing()
    await edit(id, { accessNotes: 'Ring twice', title: 'Sunroom' })
    expect(await auditOf(id)).toEqual([
      { actor_id: host.id, data: { fields: 'accessNotes, title', version: 2 }, personal: null },
    ])
  })
})

async function auditOf(id: string) {
  return server()
    .deps.db.selectFrom('audit_log')
    .select(['actor_id', 'data', 'personal'])
    .where('subject_id', '=', id)
    .where('action', '=', 'listing.edited')
    .execute()
}

describe('what a listing may not become', () => {
  it.each<[string, ListingChanges, string]>([
    ['closes before it opens', { hours: everyDay(1320, 480) }, 'hours'],
    ['opens off the half hour', { hours: everyDay(495, 1320) }, 'hours'],
    ['asks for more hours than it is open', { minimumHours: 15 }, 'minimumHours'],
    ['is open for fewer hours than it asks for', { hours: everyDay(480, 540) }, 'minimumHours'],
    ['is never open', { hours: everyDay(480, 540).map(() => null) }, 'hours'],
    ['has a shortest stay longer than its longest', { minDays: 9, maxDays: 8 }, 'maxDays'],
    ['has three highlights', { highlights: ['Peaceful', 'Unique', 'Central'] }, 'highlights'],
    ['costs nothing', { pricePerDay: 0 }, 'pricePerDay'],
    ['costs less than nothing', { pricePerDay: -100 }, 'pricePerDay'],
    ['costs 10^12', { pricePerDay: 10 ** 12 }, 'pricePerDay'],
    ['costs half a cent', { hourlyRate: 100.5 }, 'hourlyRate'],
    ['is free at weekends', { weekendPrice: 0 }, 'weekendPrice'],
    ['gives everything away by the week', { weeklyDiscountPercent: 91 }, 'weeklyDiscountPercent'],
    ['is cleaned for a fortune', { cleaningFee: 10_000_001 }, 'cleaningFee'],
    ['has a title of 51 characters', { title: 'x'.repeat(51) }, 'title'],
    ['has no title', { title: '   ' }, 'title'],
    ['has no description', { description: '' }, 'description'],
    ['has a tagline of 121 characters', { tagline: 'x'.repeat(121) }, 'tagline'],
    ['holds nobody', { maxGuests: 0 }, 'maxGuests'],
    ['has 21 rules', { houseRules: Array(21).fill({ title: 'Quiet', body: '' }) }, 'houseRules'],
    ['has a nameless rule', { houseRules: [{ title: '', body: 'Quiet' }] }, 'houseRules.0.title'],
    ['asks for notice of a year', { noticeHours: 8760 }, 'noticeHours'],
    ['has half an address', { location: { ...ADDRESS, zip: '' } }, 'location'],
    ['has its pin in another state', { pin: { lat: 40.7, lng: -74 } }, 'pin'],
  ])('%s', async (_, changes, field) => {
    const { id } = await aListing()
    await expect(edit(id, changes)).rejects.toMatchObject(refusal(field))
    expect((await show(id)).version).toBe(1)
  })

  it('lets a title of 50 emoji through', async () => {
    const { id } = await aListing()
    expect((await edit(id, { title: '🎬'.repeat(50) })).title).toBe('🎬'.repeat(50))
  })
})

describe('the photos of a listing', () => {
  it('are reordered, added and taken away in one go', async () => {
    const { id, photoIds } = await aListing()
    const [fresh] = await insertPhotos(server().deps.db, host.id, server().deps.clock.now())
    const wanted = [fresh, ...photoIds.slice(1).reverse()] as string[]
    const view = await edit(id, { photos: wanted })
    expect(view.photos.map((photo) => photo.id)).toEqual(wanted)
  })

  it('stay at five or more, each once, all of them the host’s own', async () => {
    const { id, photoIds } = await aListing()
    const foreign = await insertPhotos(server().deps.db, other.id, server().deps.clock.now())
    const [first = ''] = photoIds
    for (const photos of [
      photoIds.slice(1),
      [...photoIds, first],
      [...photoIds.slice(1), first.toUpperCase(), first],
      [...photoIds, foreign[0] ?? ''],
      [...photoIds, NOBODY],
    ])
      await expect(edit(id, { photos })).rejects.toMatchObject(refusal('photos'))
    expect((await show(id)).photos.map((photo) => photo.id)).toEqual(photoIds)
  })
})

describe('what search knows', () => {
  it('follows in the same transaction', async () => {
    const { id, searchId } = await aListing()
    await edit(id, { pricePerDay: 200_000, maxGuests: 25 })
    expect(await searchRow(searchId)).toEqual({ price: 200_000, hourly: 20_000, crew: 25 })
    await edit(id, { hourlyRate: 9_900 }, 2)
    expect(await searchRow(searchId)).toMatchObject({ hourly: 9_900 })
  })

  it('forgets a listing that is not available, and remembers it again', async () => {
    const { id, searchId } = await aListing()
    await edit(id, { isAvailable: false })
    expect(await searchRow(searchId)).toBeUndefined()
    await edit(id, { isAvailable: true }, 2)
    expect(await searchRow(searchId)).toBeDefined()
  })

  it('moves the shown circle with privacy and pin, and never onto the exact point', async () => {
    const { id } = await aListing()
    const before = await show(id)
    const enhanced = await edit(id, { privacyLevel: 'enhanced' })
    expect(enhanced.shown).not.toEqual(before.shown)
    expect(enhanced.pin).toEqual(before.pin)
    const pin = { lat: 34.06, lng: -118.25 }
    const moved = await edit(id, { pin }, 2)
    expect(moved.pin).toEqual(pin)
    expect(moved.shown).not.toEqual(enhanced.shown)
    expect([moved.shown.lat, moved.shown.lng]).not.toEqual([pin.lat, pin.lng])
  })
})
