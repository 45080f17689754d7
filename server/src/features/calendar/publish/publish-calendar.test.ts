import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import { expect, it } from 'vitest'
import { insertBookedTime } from '../../../../testing/booked-time.ts'
import { insertListing, TEST_PLACES } from '../../../../testing/listings.ts'
import { useServer } from '../../../../testing/server.ts'

const server = useServer()

it('a published calendar has its listing’s name, and says in the language of its host that the space is taken', async () => {
  const host = await server().aPerson({ roles: ['host'] })
  const guest = await server().aPerson()
  const listing = await insertListing(server(), host.id, { title: 'Brick Loft' }, TEST_PLACES.newYork)
  await server().deps.db.updateTable('users').set({ language: 'de' }).where('id', '=', host.id).execute()
  const from = new Date(server().clock.now().getTime() + 86_400_000)
  const to = new Date(from.getTime() + 4 * 3_600_000)
  await insertBookedTime(server(), listing, [from.toISOString(), to.toISOString()], { guestId: guest.id })
  const call = { params: { id: listing.id } }
  const { publishUrl } = await server().call(hostingCalls.feeds, call, { token: host.token })
  const { payload } = await server().app.inject({ url: new URL(publishUrl).pathname })
  expect(payload.match(/SUMMARY:\S+/g)).toEqual(['SUMMARY:Gebucht'])
  expect(payload).toContain('X-WR-CALNAME:Brick Loft · Roomtone')
})
