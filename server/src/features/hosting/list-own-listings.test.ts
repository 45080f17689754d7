import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import { describe, expect, it } from 'vitest'
import { insertListing, insertPhotos } from '../../../testing/listings.ts'
import { useServer } from '../../../testing/server.ts'

const server = useServer()

describe('a host’s own listings', () => {
  it('are nobody else’s', async () => {
    const host = await server().aPerson({ roles: ['creator', 'host'] })
    const other = await server().aPerson()
    const { id, photoIds } = await insertListing(server(), host.id, { available: false })
    const own = await server().call(hostingCalls.listings, {}, { token: host.token })
    expect(own.listings).toMatchObject([
      {
        id,
        title: 'A quiet loft',
        city: 'Los Angeles',
        state: 'CA',
        pricePerDay: 100_000,
        isAvailable: false,
        cover: { id: photoIds[0] },
      },
    ])
    expect(await server().call(hostingCalls.listings, {}, { token: other.token })).toEqual({
      drafts: [],
      applications: [],
      listings: [],
      reviewTime: null,
    })
  })

  it('begin with drafts, which say how far they have come', async () => {
    const newcomer = await server().aPerson()
    const { db, clock } = server().deps
    const photos = await insertPhotos(db, newcomer.id, clock.now())
    await db
      .insertInto('listing_drafts')
      .values({
        user_id: newcomer.id,
        content: JSON.stringify({ title: 'Attic', location: { city: 'Austin' } }),
        photos,
        screen: 'photos',
        created_at: clock.now(),
        updated_at: clock.now(),
      })
      .execute()
    const { drafts } = await server().call(hostingCalls.listings, {}, { token: newcomer.token })
    expect(drafts).toMatchObject([
      { title: 'Attic', city: 'Austin', screen: 'photos', progress: 5 / 16, cover: { id: photos[0] } },
    ])
  })
})
