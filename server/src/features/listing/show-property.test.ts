import { ApiError } from '@roomtone/contract/call'
import { listingCalls } from '@roomtone/contract/listing/listing.calls'
import { everyDay } from '@roomtone/domain/availability/weekly-hours'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertListing, type TestListing } from '../../../testing/listings.ts'
import { type Person, useServer } from '../../../testing/server.ts'
import { projectListing } from '../search/entry.ts'

const server = useServer()
let host: Person
let otherHost: Person
let member: Person
let admin: Person
let listing: TestListing

beforeAll(async () => {
  host = await server().aPerson({ roles: ['host'], fullName: 'Marguerite Oldcastle' })
  otherHost = await server().aPerson({ roles: ['host'] })
  member = await server().aPerson()
  admin = await server().aPerson({ roles: ['admin'] })
  listing = await insertListing(server(), host.id, {
    tagline: 'Brick and iron',
    house_rules: JSON.stringify([{ title: 'Floor', body: 'Felt under every stand' }]),
    amenities: ['wifi', 'natural_light'],
    allows: ['animals'],
  })
})

const show = (id: string, person: Person | null = null) =>
  server().call(listingCalls.show, { params: { id } }, { token: person?.token ?? null })

async function codeOf(answer: Promise<unknown>): Promise<string> {
  const error = await answer.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  return error instanceof ApiError ? error.code : 'answered'
}

async function setAvailable(available: boolean) {
  await server().deps.db.updateTable('properties').set({ available }).where('id', '=', listing.id).execute()
}

describe('a venue', () => {
  it('says everything the page shows', async () => {
    const view = await show(listing.id)
    expect(view).toMatchObject({
      id: listing.id,
      title: 'A quiet loft',
      tagline: 'Brick and iron',
      city: 'Los Angeles',
      state: 'CA',
      timeZone: 'America/Los_Angeles',
      pricePerDay: 100_000,
      hourlyRate: 10_000,
      minimumHours: 4,
      hours: everyDay(480, 1320),
      houseRules: [{ title: 'Floor', body: 'Felt under every stand' }],
      amenities: ['wifi', 'natural_light'],
      allows: ['animals'],
      cancellationPolicy: 'flexible',
      rating: null,
      reviewCount: 0,
      isAvailable: true,
      isYours: false,
    })
    expect(view.photos.map(({ id }) => id)).toEqual(listing.photoIds)
    expect(view.cover.id).toBe(listing.photoIds[0])
    expect(view.today).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })

  it('calls its host by the first name only', async () => {
    const { host: shown } = await show(listing.id)
    expect(shown).toMatchObject({ id: host.id, name: 'Marguerite', isVerified: false })
    await server()
      .deps.db.updateTable('profiles')
      .set({
        first_name: 'Maggie',
        last_name: 'Oldcastle',
        is_verified: true,
        verification_status: 'verified',
      })
      .where('id', '=', host.id)
      .execute()
    expect((await show(listing.id)).host).toMatchObject({ name: 'Maggie', isVerified: true })
  })

  it('is yours to its host alone', async () => {
    expect((await show(listing.id, host)).isYours).toBe(true)
    expect((await show(listing.id, otherHost)).isYours).toBe(false)
  })

  it('offers others of the same city as similar, never itself', async () => {
    const near = await insertListing(server(), host.id, { title: 'Next door' })
    await server()
      .deps.db.transaction()
      .execute((tx) => projectListing(tx, near.id))
    await server()
      .deps.db.transaction()
      .execute((tx) => projectListing(tx, listing.id))
    const { similar } = await show(listing.id)
    expect(similar.map(({ id }) => id)).toEqual([near.id])
  })
})

describe('secrecy', () => {
  const secrets = [
    '12 Secret Street',
    'blue pot',
    '90012',
    'Oldcastle',
    'access_notes',
    'accessNotes',
    'zipcode',
    'calendar_token',
    'searchId',
  ]

  it('never says where the place is, no matter who asks', async () => {
    const row = await server()
      .deps.db.selectFrom('properties')
      .select(['lat', 'lng', 'calendar_token as token'])
      .where('id', '=', listing.id)
      .executeTakeFirstOrThrow()
    const paths = [
      `/api/properties/${listing.id}`,
      `/api/properties/${listing.id}/quote?by=hour&date=2026-12-01&start=540&hours=4`,
      `/api/properties/${listing.id}/months/2026-12`,
      '/api/properties',
    ]
    for (const person of [null, member, otherHost, host, admin]) {
      for (const url of paths) {
        const headers = person ? { authorization: `Bearer ${person.token}` } : {}
        const answer = await server().app.inject({ method: 'GET', url, headers })
        expect(answer.statusCode, url).toBe(200)
        for (const secret of [...secrets, String(row.lat), String(row.lng), row.token, host.email])
          expect(answer.payload.includes(secret), `${url} answers ${secret}`).toBe(false)
      }
    }
  })
})

describe('a listing that is not on offer', () => {
  it('is not found by strangers, members and other hosts; its host and admins see it marked', async () => {
    await setAvailable(false)
    for (const person of [null, member, otherHost])
      expect(await codeOf(show(listing.id, person))).toBe('not_found')
    expect(await show(listing.id, host)).toMatchObject({ isAvailable: false, isYours: true })
    expect(await show(listing.id, admin)).toMatchObject({ isAvailable: false, isYours: false })
    const query = { by: 'hour', date: '2026-12-01', start: 540, hours: 4 } as const
    const asked = server().call(listingCalls.quote, { params: { id: listing.id }, query })
    expect(await codeOf(asked)).toBe('not_found')
    const month = server().call(listingCalls.month, { params: { id: listing.id, month: '2026-12' } })
    expect(await codeOf(month)).toBe('not_found')
    await setAvailable(true)
    expect(await codeOf(show(listing.id))).toBe('answered')
  })

  it('goes with its host: suspended', async () => {
    const { db } = server().deps
    const set = (suspended_at: Date | null) =>
      db.updateTable('users').set({ suspended_at }).where('id', '=', host.id).execute()
    await set(server().clock.now())
    expect(await codeOf(show(listing.id, member))).toBe('not_found')
    expect(await show(listing.id, admin)).toMatchObject({ isAvailable: false })
    await set(null)
  })

  it('goes with its host: deactivated', async () => {
    const { db } = server().deps
    const set = (status: 'deactivated' | 'pending') =>
      db
        .updateTable('profiles')
        .set({
          verification_status: status,
          is_verified: false,
          status_before_deactivation: status === 'deactivated' ? 'pending' : null,
        })
        .where('id', '=', host.id)
        .execute()
    await set('deactivated')
    expect(await codeOf(show(listing.id))).toBe('not_found')
    expect((await server().call(listingCalls.list, { query: {} })).items).toEqual([])
    await set('pending')
  })

  it('is the same as one that never was, or an id that cannot be', async () => {
    expect(await codeOf(show('00000000-0000-4000-8000-000000000000'))).toBe('not_found')
    expect(await codeOf(show('alder-house-drawing-room'))).toBe('not_found')
  })
})

describe('the list of everything on offer', () => {
  it('comes newest first, in pages without gaps or repeats', async () => {
    const made: string[] = []
    for (let n = 0; n < 3; n++) {
      server().clock.advance(1000)
      made.unshift((await insertListing(server(), otherHost.id, { title: `Room ${n}` })).id)
    }
    server().clock.advance(1000)
    await insertListing(server(), otherHost.id, { available: false })
    const first = await server().call(listingCalls.list, { query: { limit: 2 } })
    expect(first.items.map(({ id }) => id)).toEqual(made.slice(0, 2))
    const second = await server().call(listingCalls.list, {
      query: { limit: 2, cursor: first.nextCursor ?? '' },
    })
    expect(second.items[0]?.id).toBe(made[2])
    expect(second.items).toHaveLength(2)
    const rest = await server().call(listingCalls.list, {
      query: { limit: 50, cursor: second.nextCursor ?? '' },
    })
    expect(rest.nextCursor).toBeNull()
    const all = [...first.items, ...second.items, ...rest.items].map(({ id }) => id)
    expect(new Set(all).size).toBe(all.length)
    expect(all).toContain(listing.id)
  })

  it('refuses a page link that is not ours', async () => {
    const asked = server().call(listingCalls.list, { query: { cursor: 'made-up' } })
    expect(await codeOf(asked)).toBe('validation_failed')
  })
})
