import { adminCalls } from '@roomtone/contract/admin/admin.calls'
import { waitlistCalls } from '@roomtone/contract/waitlist/waitlist.calls'
import { describe, expect, it } from 'vitest'
import { useHouse } from '../../../testing/house.ts'

const house = useHouse()

describe('the figures of the admin dashboard', () => {
  it('are counted, not guessed', async () => {
    const admin = await house().aPerson({ roles: ['admin'] })
    const form = { email: 'june@example.com', fullName: 'June Albright', userType: 'host' as const }
    await house().call(waitlistCalls.join, { body: form })
    const application = `insert into host_applications (user_id, property_type, place_type, property_address,
      property_city, property_state, property_country, property_zipcode, residential_address, residential_city,
      residential_state, residential_country, residential_zipcode, max_guests, bedrooms, beds, bathrooms, title,
      description, price_per_day_cents, status, created_at)
      values ($1, 'House', 'Entire place', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 1, 1, 1, 1, 'Loft',
        'Quiet', 100, $2, now())`
    for (const status of ['pending', 'approved', 'approved', 'rejected'])
      await house().database.pool.query(application, [admin.id, status])
    expect(await house().call(adminCalls.stats, {}, { token: admin.token })).toEqual({
      totalUsers: 1,
      liveProperties: 0,
      pendingReviews: 1,
      approved: 2,
      rejected: 1,
      waiting: 1,
    })
  })
})
