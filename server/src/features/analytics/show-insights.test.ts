import { analyticsCalls } from '@roomtone/contract/analytics/analytics.calls'
import { periodOf } from '@roomtone/domain/analytics/periods'
import { toLocal } from '@roomtone/domain/time/zone'
import { describe, expect, it } from 'vitest'
import { aBooking, aVerifiedPerson, tokenOf } from '../../../testing/booking.ts'
import { refusedWith } from '../../../testing/booking-life.ts'
import { aCohost } from '../../../testing/cohosts.ts'
import { insertListing, TEST_PLACES } from '../../../testing/listings.ts'
import { type Person, useServer } from '../../../testing/server.ts'
import { projectListing } from '../search/entry.ts'

const server = useServer()
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/141.0'

const aHost = () => aVerifiedPerson(server(), { roles: ['creator', 'host'] })
const insights = async (id: string, person: Person, by: 'week' | 'month' = 'month') =>
  server().call(
    analyticsCalls.insights,
    { params: { id }, query: { by } },
    { token: await tokenOf(server(), person) },
  )

async function look(id: string, person?: Person, agent = BROWSER): Promise<number> {
  const authorization = person ? { authorization: `Bearer ${await tokenOf(server(), person)}` } : {}
  const { statusCode } = await server().app.inject({
    method: 'POST',
    url: `/api/properties/${id}/views`,
    payload: { what: 'venue' },
    headers: { 'user-agent': agent, ...authorization },
  })
  return statusCode
}

const viewsOf = async (id: string, host: Person) => {
  await server().deps.counts.flush()
  const { periods } = await insights(id, host)
  return periods.reduce((sum, { views }) => sum + views, 0)
}

describe('views of a listing', () => {
  it('are counted together, without robots, its host and those who help with it', async () => {
    const host = await aHost()
    const { id } = await insertListing(server(), host.id)
    const helper = await aCohost(server(), { host, listings: [id], rights: ['calendar'] })
    expect((await insights(id, host)).viewsSince).toBeNull()
    expect(await look(id)).toBe(204)
    expect(await look(id, await aVerifiedPerson(server()))).toBe(204)
    expect(await look(id, host)).toBe(204)
    expect(await look(id, helper)).toBe(204)
    expect(await look(id, undefined, 'Googlebot/2.1')).toBe(204)
    const rows = () => server().deps.db.selectFrom('listing_views').selectAll().execute()
    expect((await rows()).filter((row) => row.property_id === id)).toEqual([])
    expect(await viewsOf(id, host)).toBe(2)
    await look(id)
    expect(await viewsOf(id, host)).toBe(3)
    const kept = (await rows()).filter((row) => row.property_id === id)
    expect(kept.map(({ count }) => count)).toEqual([3])
    expect(Object.keys(kept[0] ?? {}).sort()).toEqual(['count', 'day', 'property_id'])
  })

  it('of what is hidden or does not exist are not counted, and nobody learns which it was', async () => {
    const host = await aHost()
    const { id } = await insertListing(server(), host.id, { available: false })
    expect(await look(id)).toBe(204)
    expect(await look(host.id)).toBe(204)
    expect(await viewsOf(id, host)).toBe(0)
  })

  it('fall on the day that it is where the space is', async () => {
    const host = await aHost()
    const zone = 'Pacific/Kiritimati'
    const { id } = await insertListing(server(), host.id, { time_zone: zone })
    await look(id)
    await server().deps.counts.flush()
    const { viewsSince } = await insights(id, host)
    expect(viewsSince).toBe(toLocal(server().clock.now(), zone).date)
  })
})

describe('the insights of a listing', () => {
  it('count requests and bookings, and how much of its opening hours is booked', async () => {
    const booking = await aBooking(server(), { state: 'confirmed', startsInHours: 26, hours: 6 })
    const { host, listing } = booking
    await aBooking(server(), { state: 'pending', startsInHours: 50, host, listing })
    const { timeZone } = booking.view
    for (const by of ['week', 'month'] as const) {
      const { periods } = await insights(listing.id, host, by)
      expect(periods).toHaveLength(by === 'week' ? 13 : 12)
      expect(periods.at(-1)?.start).toBe(periodOf(toLocal(server().clock.now(), timeZone).date, by))
      expect(periods.map(({ start }) => start)).toEqual(periods.map(({ start }) => start).toSorted())
      expect(periods.at(-1)).toMatchObject({ requests: 2, bookings: 1 })
    }
    const { periods } = await insights(listing.id, host, 'week')
    const starts = toLocal(booking.startsAt, timeZone).date
    const isThisWeek = periodOf(starts, 'week') === periods.at(-1)?.start
    expect(periods.at(-1)?.occupancy).toBe(isThisWeek ? Math.round((6 * 100) / (7 * 24)) : 0)
  })

  it('compare its price with the median of others nearby, of the same type where there are enough', async () => {
    const host = await aHost()
    const list = async (owner: Person, pricePerDay: number, type: 'Barn' | 'House' = 'Barn') => {
      const over = { property_type: type, price_per_day_cents: pricePerDay }
      const { id } = await insertListing(server(), owner.id, over, TEST_PLACES.stJohns)
      await server()
        .deps.db.transaction()
        .execute((tx) => projectListing(tx, id))
      return id
    }
    const own = await list(host, 90_000)
    expect((await insights(own, host)).nearby).toBeNull()
    for (const cents of [10_000, 20_000, 30_000, 40_000]) await list(await aHost(), cents)
    const other = await aHost()
    await list(other, 90_000, 'House')
    expect((await insights(own, host)).nearby).toMatchObject({
      spaces: 5,
      isSameType: false,
      perDay: 30_000,
    })
    await list(other, 50_000)
    await list(host, 99_000)
    const { nearby, price } = await insights(own, host)
    expect(nearby).toMatchObject({ spaces: 5, isSameType: true, perDay: 30_000 })
    expect(price.perDay).toBe(90_000)
  })

  it('are the host’s alone', async () => {
    const host = await aHost()
    const { id } = await insertListing(server(), host.id)
    const helper = await aCohost(server(), { host, listings: [id], rights: ['listing', 'bookings'] })
    await refusedWith(insights(id, await aHost()), 'not_found')
    await refusedWith(insights(id, helper), 'not_found')
    await refusedWith(insights(id, await aVerifiedPerson(server())), 'forbidden')
  })
})
