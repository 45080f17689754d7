import { adminCalls } from '@roomtone/contract/admin/admin.calls'
import { waitlistCalls } from '@roomtone/contract/waitlist/waitlist.calls'
import { describe, expect, it } from 'vitest'
import { aBooking, tokenOf } from '../../../testing/booking.ts'
import { insertListing } from '../../../testing/listings.ts'
import { useServer } from '../../../testing/server.ts'

const server = useServer()

describe('the figures of the admin dashboard', () => {
  it('are counted, not guessed', async () => {
    const admin = await server().aPerson({ roles: ['admin'] })
    const form = { email: 'june@example.com', fullName: 'June Albright', userType: 'host' as const }
    await server().call(waitlistCalls.join, { body: form })
    const application = `insert into host_applications (user_id, property_type, place_type, property_address,
      property_city, property_state, property_country, property_zipcode, residential_address, residential_city,
      residential_state, residential_country, residential_zipcode, max_guests, bedrooms, beds, bathrooms, title,
      description, price_per_day_cents, status, created_at, submitted_at, decided_at)
      values ($1, 'House', 'Entire place', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 1, 1, 1, 1, 'Loft',
        'Quiet', 100, $2, now(), now(), case $2 when 'pending' then null else now() end)`
    for (const status of ['pending', 'approved', 'approved', 'rejected'])
      await server().database.pool.query(application, [admin.id, status])
    const host = await server().aPerson({ roles: ['creator', 'host'] })
    const gone = await server().aPerson({ roles: ['creator', 'host'] })
    await insertListing(server(), host.id)
    await insertListing(server(), host.id, { available: false })
    await insertListing(server(), gone.id)
    const { db, clock } = server().deps
    await db.updateTable('users').set({ suspended_at: clock.now() }).where('id', '=', gone.id).execute()
    expect(await server().call(adminCalls.stats, {}, { token: admin.token })).toEqual({
      totalUsers: 3,
      liveProperties: 1,
      pendingReviews: 1,
      approved: 2,
      rejected: 1,
      waiting: 1,
      verifications: 0,
      moderationCases: 0,
      disputes: 0,
      refunds: 0,
      payoutsStuck: 0,
      bookingsPending: 0,
      bookingsToday: 0,
    })
  })

  it('tell what waits, and what takes place today', async () => {
    const admin = await server().aPerson({ roles: ['admin'] })
    const stats = async () => server().call(adminCalls.stats, {}, { token: await tokenOf(server(), admin) })
    const before = await stats()
    await aBooking(server(), { state: 'pending' })
    await aBooking(server(), { state: 'confirmed', startsInHours: 24 * 10 })
    expect(await stats()).toMatchObject({
      bookingsPending: before.bookingsPending + 1,
      bookingsToday: before.bookingsToday,
    })
    const today = await aBooking(server(), { state: 'confirmed', startsInHours: 30 })
    server().clock.advance(today.startsAt.getTime() - server().clock.now().getTime())
    expect((await stats()).bookingsToday).toBe(before.bookingsToday + 1)
  })
})
