import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import { listingCalls } from '@roomtone/contract/listing/listing.calls'
import type { LayoutFields } from '@roomtone/contract/premises/premises'
import { premisesCalls } from '@roomtone/contract/premises/premises.calls'
import { searchQuery } from '@roomtone/contract/search/search-properties'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { STREET, useApplying, wholeContent } from '../../../testing/applying.ts'
import { insertBookedTime } from '../../../testing/booked-time.ts'
import { aCohost } from '../../../testing/cohosts.ts'
import { countOverlaps, findWrongBusyTimes } from '../../../testing/premises.ts'
import { seeded } from '../../../testing/random.ts'
import { type Person, useServer } from '../../../testing/server.ts'
import { searchProperties } from '../search/search-properties.ts'

const server = useServer()
const a = useApplying(server)
const HOUR = 3_600_000

let host: Person
let admin: Person

beforeAll(async () => {
  admin = await server().aPerson({ roles: ['admin'] })
  host = await a.aVerifiedPerson({ roles: ['creator', 'host'] })
})

const as = ({ token }: Person) => ({ token })

/** A confirmed booking of the listing. */
async function book(id: string, from: Date): Promise<void> {
  const { id: guestId } = await server().aPerson()
  const listing = { id, hostId: host.id, searchId: await searchIdOf(id), photoIds: [] }
  const until = new Date(from.getTime() + 4 * HOUR)
  await insertBookedTime(server(), listing, [from.toISOString(), until.toISOString()], { guestId })
}
const show = (id: string, person = host) => server().call(premisesCalls.show, { params: { id } }, as(person))
const own = (id: string) => server().call(hostingCalls.show, { params: { id } }, as(host))

async function change(id: string, layout: Omit<LayoutFields, 'name'> & { name?: string }, version?: number) {
  const body = { name: 'Alder House', ...layout, version: version ?? (await show(id)).version }
  return server().call(premisesCalls.change, { params: { id }, body }, as(host))
}

/** A live listing that came through the wizard and the review. */
async function aListing(address = STREET): Promise<string> {
  const applicationId = await a.anApplication(host, {
    title: 'The whole house',
    location: { ...wholeContent().location, address },
  })
  await a.decide(admin, applicationId, 'approved')
  return (await a.propertyOf(applicationId))?.id ?? ''
}

const AREAS = [
  { place: 0, name: 'Upper floor', sharedBy: null },
  { place: 1, name: 'Ground floor', sharedBy: null },
  { place: 2, name: 'Driveway', sharedBy: 2 },
]

/** Divided in three, with one listing that has all of it. */
async function aHouse(address?: string): Promise<string> {
  const id = await aListing(address)
  await change(id, { areas: AREAS, spaces: [{ id, own: [0, 1, 2], shared: [] }] })
  return id
}

async function addSpace(id: string, title: string, areas: number[], shared: number[] = [2]): Promise<string> {
  const draft = await server().call(
    premisesCalls.addSpace,
    { params: { id }, body: { title, own: areas, shared, copyOf: id } },
    as(host),
  )
  const saved = await a.save(host, draft, draft.content)
  const { applicationId } = await a.submit(host, saved)
  await a.decide(admin, applicationId, 'approved')
  return (await a.propertyOf(applicationId))?.id ?? ''
}

async function searchIdOf(id: string): Promise<number> {
  const { search_id } = await server()
    .deps.db.selectFrom('properties')
    .select('search_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return search_id
}

/** Straight into the table, as every path to a hold does. True when it was free. */
async function take(id: string, from: Date, hours: number, kind = 'block'): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into holds (listing_id, during, kind, created_at)
    values (${await searchIdOf(id)}, tstzrange(${from}, ${new Date(from.getTime() + hours * HOUR)}), ${kind}, now())
    on conflict on constraint holds_no_overlap do nothing`.execute(server().deps.db)
  return numAffectedRows === 1n
}

const inDays = (days: number) => {
  const at = new Date(server().clock.now().getTime() + days * 24 * HOUR)
  at.setUTCHours(18, 0, 0, 0)
  return at
}

describe('a house', () => {
  it('is divided by its host, and two crews then rent different floors on one day', async () => {
    const whole = await aHouse()
    const upper = await addSpace(whole, 'Upper floor studio', [0])
    const ground = await addSpace(whole, 'Ground floor kitchen', [1])
    expect(await take(upper, inDays(10), 4)).toBe(true)
    expect(await take(ground, inDays(10), 4)).toBe(true)
    expect(await take(whole, inDays(10), 4)).toBe(false)
    expect(await take(whole, inDays(11), 4)).toBe(true)
    expect(await take(upper, inDays(11), 2)).toBe(false)
    expect(await countOverlaps(server())).toBe(0)
    const { spaces, areas, name, version } = await show(whole)
    expect({ areas, name, version }).toMatchObject({ areas: AREAS, name: 'Alder House', version: 2 })
    expect(spaces.map(({ title, own, shared, state }) => [title, own, shared, state])).toEqual([
      ['The whole house', [0, 1, 2], [], 'live'],
      ['Upper floor studio', [0], [2], 'live'],
      ['Ground floor kitchen', [1], [2], 'live'],
    ])
    const page = await server().call(listingCalls.show, { params: { id: upper } })
    expect(page.areas).toEqual({ own: ['Upper floor'], shared: ['Driveway'] })
    expect(page.neighbors.map(({ id }) => id).sort()).toEqual([whole, ground].sort())
    const found = await searchProperties(server().deps, searchQuery.parse({}), { address: '127.0.0.1' })
    const shown = found.items.filter(({ id }) => [whole, upper, ground].includes(id))
    expect(shown).toHaveLength(1)
    expect(await own(ground)).toMatchObject({ house: { name: 'Alder House', spaces: 3 } })
  })

  it('gives a new space its own address, exactly, whatever the draft says', async () => {
    const whole = await aHouse('77 Larkspur Row')
    const draft = await server().call(
      premisesCalls.addSpace,
      { params: { id: whole }, body: { title: 'Attic', own: [0], shared: [], copyOf: whole } },
      as(host),
    )
    expect(draft).toMatchObject({
      house: { id: whole, name: 'Alder House' },
      content: { title: 'Attic', location: { address: '77 Larkspur Row' }, guests: 12 },
      terms: { confirmed: [] },
    })
    const moved = {
      ...draft.content,
      location: { ...draft.content.location, address: '1 Elsewhere Street' },
      pin: null,
    }
    const saved = await a.save(host, draft, moved)
    expect(saved.content.location.address).toBe('77 Larkspur Row')
    const { applicationId } = await a.submit(host, saved)
    await a.decide(admin, applicationId, 'approved')
    const attic = await a.propertyOf(applicationId)
    const house = await own(whole)
    expect(attic).toMatchObject({
      premises_id: whole,
      address: '77 Larkspur Row',
      lat: house.pin.lat,
      lng: house.pin.lng,
      areas: '{[0,32)}',
    })
    expect(await own(attic?.id ?? '')).toMatchObject({ shown: house.shown })
  })

  it('keeps what is booked: bookings of the undivided house have all of it', async () => {
    const id = await aListing('5 Juniper Court')
    await book(id, inDays(5))
    await change(id, { areas: AREAS, spaces: [{ id, own: [0], shared: [2] }] })
    const ground = await addSpace(id, 'Ground floor', [1])
    expect(await take(ground, inDays(5), 1)).toBe(false)
    expect(await findWrongBusyTimes(server(), [inDays(4), inDays(7)])).toEqual([])
    await expect(
      change(id, {
        areas: [AREAS[0], AREAS[2]] as LayoutFields['areas'],
        spaces: [
          { id, own: [0], shared: [2] },
          { id: ground, own: [0], shared: [] },
        ],
      }),
    ).rejects.toMatchObject({
      code: 'bookings_ahead',
      message: expect.stringMatching(/^Ground floor is part of a booking of “The whole house” on /),
    })
  })

  it('is for its host alone', async () => {
    const id = await aHouse('9 Hidden Lane')
    const stranger = await a.aVerifiedPerson({ roles: ['host'] })
    const refused = { code: 'not_found' }
    await expect(show(id, stranger)).rejects.toMatchObject(refused)
    const { version } = await show(id)
    const layout = { name: 'Mine', areas: AREAS, spaces: [{ id, own: [0, 1], shared: [] }], version }
    await expect(
      server().call(premisesCalls.change, { params: { id }, body: layout }, as(stranger)),
    ).rejects.toMatchObject(refused)
    await expect(
      server().call(
        premisesCalls.addSpace,
        { params: { id }, body: { title: 'x', own: [0], shared: [], copyOf: null } },
        as(stranger),
      ),
    ).rejects.toMatchObject(refused)
    await expect(
      server().call(hostingCalls.duplicate, { params: { id }, body: { title: 'x' } }, as(stranger)),
    ).rejects.toMatchObject(refused)
  })

  it('says what does not fit, at its field, and stays as it is', async () => {
    const id = await aHouse('10 Hidden Lane')
    const before = await show(id)
    const space = { id, own: [0, 1, 2], shared: [] }
    const wrong: [Partial<LayoutFields>, string][] = [
      [{ areas: [] }, 'areas'],
      [
        { areas: Array.from({ length: 33 }, (_, place) => ({ place, name: `A${place}`, sharedBy: null })) },
        'areas',
      ],
      [{ areas: AREAS.map((area) => ({ ...area, name: 'Same' })) }, 'areas.1.name'],
      [{ areas: AREAS.map((area) => ({ ...area, place: 0 })) }, 'areas.1.place'],
      [{ spaces: [{ ...space, own: [] }] }, 'spaces.0.own'],
      [{ spaces: [{ ...space, own: [0, 7] }] }, 'spaces.0.own'],
      [{ spaces: [{ ...space, own: [0], shared: [1] }] }, 'spaces.0.shared'],
      [{ spaces: [{ ...space, shared: [2] }] }, 'spaces.0.shared'],
      [{ name: 'Call 213 555 0142' }, 'name'],
    ]
    for (const [over, field] of wrong)
      await expect(
        change(id, { name: 'Alder House', areas: AREAS, spaces: [space], ...over }),
        field,
      ).rejects.toMatchObject({ fields: [{ field }] })
    await expect(change(id, { areas: AREAS, spaces: [space] }, 1)).rejects.toMatchObject({ code: 'stale' })
    await expect(change(id, { areas: AREAS, spaces: [] })).rejects.toMatchObject({ code: 'stale' })
    expect(await show(id)).toEqual(before)
    await expect(addSpace(id, 'the WHOLE house', [0])).rejects.toMatchObject({ fields: [{ field: 'title' }] })
    await expect(addSpace(id, 'Nowhere', [])).rejects.toMatchObject({ fields: [{ field: 'own' }] })
    const undivided = await aListing('11 Hidden Lane')
    await expect(addSpace(undivided, 'A room', [0], [])).rejects.toMatchObject({ code: 'conflict' })
  })

  it('loses a space that has nothing ahead, and never its last', async () => {
    const id = await aHouse('12 Hidden Lane')
    const remove = async (listing: string) =>
      server().call(
        premisesCalls.removeSpace,
        { params: { id, listing }, body: { version: (await show(id)).version } },
        as(host),
      )
    await expect(remove(id)).rejects.toMatchObject({ code: 'conflict' })
    const room = await addSpace(id, 'A room', [0])
    await book(room, inDays(9))
    await expect(remove(room)).rejects.toMatchObject({
      code: 'bookings_ahead',
      message: '“A room” has 1 booking or request ahead. You can remove it after that.',
    })
    const other = await addSpace(id, 'Another room', [1])
    await take(other, inDays(20), 4)
    expect((await remove(other)).spaces.map(({ title }) => title)).toEqual(['The whole house', 'A room'])
    expect(await take(id, inDays(20), 4)).toBe(true)
    await expect(own(other)).rejects.toMatchObject({ code: 'not_found' })
    const days = { from: '2030-01-01', to: '2030-01-02' }
    await expect(
      server().call(hostingCalls.calendar, { params: { id: other }, query: days }, as(host)),
    ).rejects.toMatchObject({ code: 'not_found' })
    await expect(
      server().call(hostingCalls.block, { params: { id: other }, body: { ...days, note: '' } }, as(host)),
    ).rejects.toMatchObject({ code: 'not_found' })
    await expect(server().call(listingCalls.show, { params: { id: other } })).rejects.toMatchObject({
      code: 'not_found',
    })
    const { listings } = await server().call(hostingCalls.listings, {}, as(host))
    expect(listings.some((one) => one.id === other)).toBe(false)
  })

  it('is shared with a co-host as a whole, with spaces that come later', async () => {
    const id = await aHouse('13 Hidden Lane')
    const helper = await aCohost(server(), { host, listings: [id], houses: [id], rights: ['calendar'] })
    const room = await addSpace(id, 'A room', [0])
    const { listings } = await server().call(
      hostingCalls.calendars,
      { query: { from: '2026-01-01', to: '2026-01-02' } },
      as(helper),
    )
    expect(listings.map((one) => one.id).sort()).toEqual([id, room].sort())
  })

  it('moves with all its spaces when its pin or its address changes', async () => {
    const id = await aHouse('14 Hidden Lane')
    const room = await addSpace(id, 'A room', [0])
    const { version, pin } = await own(room)
    const there = { lat: pin.lat + 0.001, lng: pin.lng }
    await server().call(
      hostingCalls.edit,
      { params: { id: room }, body: { version, changes: { pin: there } } },
      as(host),
    )
    expect(await own(id)).toMatchObject({ pin: there, shown: (await own(room)).shown })
    const { version: next, location } = await own(id)
    await server().call(
      hostingCalls.edit,
      {
        params: { id },
        body: { version: next, changes: { location: { ...location, address: '15 Hidden Lane' } } },
      },
      as(host),
    )
    const application = (await a.propertyOfListing(id))?.application_id ?? ''
    await a.decide(admin, application, 'approved', { revision: 2 })
    expect((await own(room)).location.address).toBe('15 Hidden Lane')
  })

  it('never lets two crews have one area while the host changes its areas', async () => {
    const id = await aHouse('16 Hidden Lane')
    const rooms = [await addSpace(id, 'Room one', [0]), await addSpace(id, 'Room two', [1])]
    const random = seeded(29)
    const crew = async () => {
      for (let n = 0; n < 12; n++)
        await take(
          random.pick([id, ...rooms]),
          new Date(inDays(30).getTime() + random.int(0, 12) * HOUR),
          random.int(1, 4),
        )
    }
    const divide = async () => {
      for (let n = 0; n < 6; n++) {
        const { version } = await show(id)
        const isMore = n % 2 === 0
        await change(
          id,
          {
            areas: isMore ? [...AREAS, { place: 3, name: 'Garden', sharedBy: 2 }] : AREAS,
            spaces: [
              { id, own: isMore ? [0, 1, 2, 3] : [0, 1, 2], shared: [] },
              { id: rooms[0] ?? '', own: [0], shared: isMore ? [2, 3] : [2] },
              { id: rooms[1] ?? '', own: [1], shared: isMore ? [2, 3] : [2] },
            ],
          },
          version,
        )
      }
    }
    await Promise.all([crew(), crew(), crew(), divide()])
    expect(await countOverlaps(server())).toBe(0)
    expect(await findWrongBusyTimes(server(), [inDays(30), inDays(31)])).toEqual([])
  })
})

describe('duplicating a listing', () => {
  it('brings everything it says but where it is, for its host to confirm', async () => {
    const id = await aListing('17 Hidden Lane')
    const draft = await server().call(
      hostingCalls.duplicate,
      { params: { id }, body: { title: 'A second house' } },
      as(host),
    )
    const { content, terms, house } = draft
    expect(house).toBeNull()
    expect(content).toMatchObject({
      title: 'A second house',
      location: { address: '' },
      pin: null,
      guests: 12,
    })
    expect(content.photos).toHaveLength(5)
    expect(terms?.confirmed).toEqual([])
    const saved = await a.save(host, draft, {
      ...content,
      location: { ...wholeContent().location, address: '18 Hidden Lane' },
    })
    const { applicationId } = await a.submit(host, saved)
    await a.decide(admin, applicationId, 'approved')
    expect(await a.propertyOf(applicationId)).toMatchObject({
      title: 'A second house',
      address: '18 Hidden Lane',
    })
  })
})
