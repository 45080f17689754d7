import { applicationCalls } from '@roomtone/contract/application/application.calls'
import { peopleCalls } from '@roomtone/contract/people/people.calls'
import { metresBetween } from '@roomtone/domain/geo/distance'
import { beforeAll, describe, expect, it } from 'vitest'
import { STREET, useApplying } from '../../../testing/applying.ts'
import { NOBODY } from '../../../testing/sample-inputs.ts'
import { type Person, useServer } from '../../../testing/server.ts'

const server = useServer()
const a = useApplying(server)
let admin: Person
let other: Person
let host: Person

beforeAll(async () => {
  admin = await server().aPerson({ roles: ['admin'], fullName: 'Iris Admin' })
  other = await server().aPerson({ roles: ['admin'], fullName: 'Otto Admin' })
  host = await a.aVerifiedPerson({ fullName: 'Ada Quill' })
})

const inSearch = async (searchId: number) => {
  const row = await server()
    .deps.db.selectFrom('listing_search')
    .select('id')
    .where('id', '=', searchId)
    .executeTakeFirst()
  return row !== undefined
}

const photosOf = async (propertyId: string) => {
  const rows = await server()
    .deps.db.selectFrom('property_photos')
    .select('photo_id')
    .where('property_id', '=', propertyId)
    .orderBy('position')
    .execute()
  return rows.map((row) => row.photo_id)
}

async function liveProperty(applicationId: string) {
  const property = await a.propertyOf(applicationId)
  if (!property) throw new Error('There is no listing of this application')
  return property
}

const mailsOf = async (person: Person) => {
  await server().drain()
  return (await server().mailsTo(person.email)).filter(({ kind }) =>
    ['listing-approved', 'listing-rejected'].includes(kind),
  )
}

describe('the list of applications', () => {
  it('shows all of it, newest first, page by page, with every count', async () => {
    const ada = await a.aVerifiedPerson()
    const ids: string[] = []
    for (const title of ['First', 'Second', 'Third']) {
      server().clock.advance(60_000)
      ids.push(await a.anApplication(ada, { title }))
    }
    const one = await a.list(admin, { limit: 2 })
    expect(one.items.map(({ title }) => title)).toEqual(['Third', 'Second'])
    const cursor = one.nextCursor ?? ''
    const two = await server().call(
      applicationCalls.list,
      { query: { limit: 2, cursor } },
      { token: admin.token },
    )
    expect(two.items.map(({ title }) => title)[0]).toBe('First')
    expect(one.items[0]).toMatchObject({
      id: ids[2],
      revision: 1,
      status: 'pending',
      applicant: { id: ada.id, name: ada.fullName, email: ada.email },
      location: { address: STREET, city: 'Los Angeles', state: 'CA', zip: '90012' },
      residence: { city: 'Pasadena' },
      propertyType: 'House',
      placeType: 'Entire place',
      privacyLevel: 'enhanced',
      maxGuests: 12,
      isBusinessHost: true,
      timeZone: 'America/Los_Angeles',
      changes: [],
      termsChanged: [],
      adminNotes: null,
      propertyId: null,
      decidedAt: null,
    })
    expect(one.items[0]?.photos).toHaveLength(5)
    const before = one.counts
    await a.decide(admin, ids[0] ?? '', 'rejected')
    const { counts } = await a.list(admin, { status: 'rejected' })
    expect(counts).toEqual({
      pending: before.pending - 1,
      approved: before.approved,
      rejected: before.rejected + 1,
    })
  })
})

describe('approving', () => {
  it('puts the listing on offer, with its photos, its defaults and a place that is not the exact one', async () => {
    const photos = await a.photosOf(host)
    const pin = { lat: 34.0612, lng: -118.2401 }
    const id = await a.anApplication(host, { photos, pin, title: 'Found by search' })
    const decided = await a.decide(admin, id, 'approved')
    const property = await liveProperty(id)
    expect(decided).toMatchObject({
      status: 'approved',
      propertyId: property.id,
      decidedAt: expect.any(String),
    })
    expect(property).toMatchObject({
      host_id: host.id,
      title: 'Found by search',
      address: STREET,
      city: 'Los Angeles',
      state: 'CA',
      zipcode: '90012',
      time_zone: 'America/Los_Angeles',
      ...pin,
      beds: 4,
      size_sqft: 1800,
      amenities: ['wifi', 'natural_light'],
      price_per_day_cents: 120_000,
      weekend_days: [0, 6],
      weekend_price_cents: 130_900,
      weekend_hourly_rate_cents: null,
      weekly_discount_percent: 10,
      hourly_rate_cents: 12_000,
      cleaning_fee_cents: 0,
      minimum_hours: 4,
      min_days: 1,
      max_days: 365,
      notice_hours: 0,
      cancellation_policy: 'flexible',
      house_rules: [],
      allows: [],
      available: true,
      shown_radius_m: 2000,
      version: 1,
    })
    const away = metresBetween(pin, { lat: property.shown_lat, lng: property.shown_lng })
    expect(away).toBeGreaterThan(499)
    expect(away).toBeLessThan(1501)
    expect(property.calendar_token.length).toBeGreaterThan(20)
    expect(await photosOf(property.id)).toEqual(photos)
    expect(await inSearch(property.search_id)).toBe(true)
    const audit = await a.auditOf(id)
    expect(audit.at(-1)).toMatchObject({
      action: 'application.approved',
      actorId: admin.id,
      data: { revision: 1, property: property.id },
    })
    expect(await a.toldOf(id)).toEqual([host.id, host.id])
    expect(await mailsOf(host)).toMatchObject([{ subject: 'Your listing is live: Found by search' }])
    const [mail] = await mailsOf(host)
    expect(mail?.text).toContain(`http://localhost:3000/property/${property.id}`)
    expect(mail?.text).toContain('http://localhost:3000/hosting?tab=listings')
  })

  it('shows the postal code’s centre under standard privacy', async () => {
    const ada = await a.aVerifiedPerson()
    const id = await a.anApplication(ada, { privacyLevel: 'standard', pin: { lat: 34.0612, lng: -118.2401 } })
    await a.decide(admin, id, 'approved')
    const property = await liveProperty(id)
    const centre = await server().deps.geocoder.locate({
      city: 'Los Angeles',
      state: 'CA',
      country: 'United States',
      zip: '90012',
    })
    expect(property).toMatchObject({ shown_lat: centre?.lat, shown_lng: centre?.lng })
    expect(property.shown_radius_m % 1500).toBe(0)
  })

  it.each([1, 40, 100_000_000])('finds a weekend price for a day of %d cents', async (pricePerDay) => {
    const id = await a.anApplication(host, { pricePerDay })
    await a.decide(admin, id, 'approved')
    expect((await liveProperty(id)).weekend_price_cents).toBeGreaterThanOrEqual(pricePerDay)
  })

  it('happens once, no matter who clicks and how often', async () => {
    const id = await a.anApplication(host)
    const tries = await Promise.allSettled([
      a.decide(admin, id, 'approved'),
      a.decide(other, id, 'rejected', { adminNotes: 'No' }),
      a.decide(admin, id, 'approved'),
    ])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const each of tries)
      if (each.status === 'rejected')
        expect(each.reason).toMatchObject({
          code: 'conflict',
          message: expect.stringMatching(
            /^This application was already (approved|rejected) by (you|Iris Admin|Otto Admin)\.$/,
          ),
        })
    const properties = await server()
      .deps.db.selectFrom('properties')
      .select('id')
      .where('application_id', '=', id)
      .execute()
    const [shown] = await server()
      .deps.db.selectFrom('host_applications')
      .select('status')
      .where('id', '=', id)
      .execute()
    expect(properties).toHaveLength(shown?.status === 'approved' ? 1 : 0)
    expect((await a.auditOf(id)).filter(({ action }) => action !== 'application.submitted')).toHaveLength(1)
  })

  it('changes nothing when the place cannot be found any more', async () => {
    const id = await a.anApplication(host)
    const { db } = server().deps
    await db
      .updateTable('host_applications')
      .set({ property_city: 'Nowhereville', property_zipcode: '00000' })
      .where('id', '=', id)
      .execute()
    await expect(a.decide(admin, id, 'approved')).rejects.toMatchObject({ code: 'place_not_found' })
    const { items } = await a.list(admin)
    expect(items.find((item) => item.id === id)).toMatchObject({ status: 'pending', decidedAt: null })
    expect(await a.propertyOf(id)).toBeUndefined()
  })

  it('refuses one’s own application, one that is not there, and everyone who is no admin', async () => {
    const boss = await a.aVerifiedPerson({ roles: ['admin'] })
    const own = await a.anApplication(boss)
    await expect(a.decide(boss, own, 'approved')).rejects.toMatchObject({ code: 'own_account' })
    await expect(a.decide(admin, NOBODY, 'approved')).rejects.toMatchObject({ code: 'not_found' })
    await expect(a.decide(host, own, 'approved')).rejects.toMatchObject({ code: 'forbidden' })
    await expect(a.list(host)).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('rejecting and sending again', () => {
  it('keeps the notes, lets the host rework what was sent, and shows the reviewer what changed', async () => {
    const ada = await a.aVerifiedPerson()
    const id = await a.anApplication(ada)
    const adminNotes = 'Please photograph the <b>kitchen</b> by day.'
    await expect(a.rework(ada, id)).rejects.toMatchObject({ code: 'conflict' })
    expect(await a.decide(admin, id, 'rejected', { adminNotes })).toMatchObject({
      status: 'rejected',
      adminNotes,
      propertyId: null,
    })
    expect((await a.auditOf(id)).at(-1)).toMatchObject({
      action: 'application.rejected',
      personal: expect.any(Buffer),
    })
    const [mail] = await mailsOf(ada)
    expect(mail).toMatchObject({ subject: 'Your listing needs changes: A quiet loft' })
    expect(mail?.text).toContain(adminNotes)
    expect(mail?.text).toContain('http://localhost:3000/hosting?tab=listings')
    await expect(a.rework(host, id)).rejects.toMatchObject({ code: 'not_found' })

    const [draft, same] = await Promise.all([a.rework(ada, id), a.rework(ada, id)])
    expect(same.id).toBe(draft.id)
    expect(draft).toMatchObject({ application: { id, adminNotes }, content: { title: 'A quiet loft' } })
    const [first = '', ...rest] = draft.content.photos
    const photos = [...rest, first, ...(await a.photosOf(ada))]
    const content = { ...draft.content, title: 'A bright loft', pricePerDay: 99_950, photos }
    const saved = await a.save(ada, draft, content)
    expect(await a.submit(ada, saved)).toEqual({ applicationId: id, revision: 2 })

    const { items } = await a.list(admin)
    const item = items.find((each) => each.id === id)
    expect(item).toMatchObject({ revision: 2, status: 'pending', adminNotes: null, decidedAt: null })
    expect(item?.changes).toEqual([
      { field: 'title', before: 'A quiet loft', after: 'A bright loft' },
      { field: 'pricePerDay', before: 120_000, after: 99_950 },
      { field: 'photos', before: 5, after: 10, added: 5, removed: 0, isReordered: true },
    ])
    // We suggest the hourly and weekend prices from the day price, so a new day price changes both parts.
    expect(item?.termsChanged).toEqual(['prices', 'weekend'])
    await expect(a.decide(admin, id, 'approved', { revision: 1 })).rejects.toMatchObject({
      code: 'conflict',
      message: 'The host sent a newer version of this application. Please review that one.',
    })
    await a.decide(admin, id, 'approved', { revision: 2 })
    expect(await liveProperty(id)).toMatchObject({ title: 'A bright loft', price_per_day_cents: 99_950 })
    await expect(a.rework(ada, id)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('live'),
    })
    expect(await mailsOf(ada)).toHaveLength(2)
  })

  it('brings a later revision into the live listing, and its address only then', async () => {
    const ada = await a.aVerifiedPerson()
    const id = await a.anApplication(ada)
    await a.decide(admin, id, 'approved')
    const before = await liveProperty(id)
    // As the editor does when an address changes: the application goes back to review.
    await server()
      .deps.db.updateTable('host_applications')
      .set({
        property_address: '77 Market Street',
        property_city: 'San Francisco',
        property_zipcode: '94103',
        status: 'pending',
        revision: 2,
        decided_at: null,
        decided_by: null,
      })
      .where('id', '=', id)
      .execute()
    expect(await liveProperty(id)).toMatchObject({ address: STREET, version: 1 })
    const { items } = await a.list(admin)
    expect(items.find((item) => item.id === id)).toMatchObject({
      propertyId: before.id,
      changes: [{ field: 'location', after: { address: '77 Market Street', zip: '94103' } }],
    })
    await a.decide(admin, id, 'approved', { revision: 2 })
    const after = await liveProperty(id)
    expect(after).toMatchObject({
      id: before.id,
      address: '77 Market Street',
      city: 'San Francisco',
      version: 2,
    })
    expect(after.place_id).not.toBe(before.place_id)
    expect(after.shown_lat).not.toBeCloseTo(before.shown_lat, 1)
    expect(after.calendar_token).toBe(before.calendar_token)
    expect(await photosOf(after.id)).toHaveLength(5)
  })
})

describe('a host who is suspended', () => {
  it('leaves search with all their listings, and returns with them', async () => {
    const ada = await a.aVerifiedPerson()
    const id = await a.anApplication(ada)
    await a.decide(admin, id, 'approved')
    const { search_id: searchId } = await liveProperty(id)
    const suspend = async (suspended: boolean) => {
      const body = { suspended, reason: 'Broke a lamp' }
      await server().call(peopleCalls.suspend, { params: { id: ada.id }, body }, { token: admin.token })
      await server().drain()
    }
    await suspend(true)
    expect(await inSearch(searchId)).toBe(false)
    await suspend(false)
    expect(await inSearch(searchId)).toBe(true)
  })
})
