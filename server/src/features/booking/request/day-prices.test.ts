import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import { expect, it } from 'vitest'
import { aRequest, aVerifiedPerson, tokenOf } from '../../../../testing/booking.ts'
import { insertListing } from '../../../../testing/listings.ts'
import { useServer } from '../../../../testing/server.ts'

const server = useServer()
const DATE = '2027-03-10'

it('a booking keeps the hourly rate of its day, whatever the host sets later', async () => {
  server().clock.advance(Date.parse('2027-03-01T12:00:00Z') - server().clock.now().getTime())
  const host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
  const guest = await aVerifiedPerson(server())
  const listing = await insertListing(server(), host.id, { opens_at: 480, closes_at: 1320, minimum_hours: 1 })
  const price = async (pricePerHour: number | null) =>
    server().call(
      hostingCalls.price,
      { params: { id: listing.id }, body: { from: DATE, to: DATE, pricePerHour } },
      { token: await tokenOf(server(), host) },
    )
  await price(3_300)
  const choice = { by: 'hour' as const, date: DATE, start: 600, hours: 2 }
  const body = await aRequest(server(), listing.id, choice)
  const token = await tokenOf(server(), guest)
  const { id } = await server().call(bookingCalls.request, { body }, { token })
  await price(null)
  const { price: kept } = await server().call(bookingCalls.show, { params: { id } }, { token })
  expect(kept.lines[0]).toMatchObject({ kind: 'hours', count: 2, amount: 6_600 })
  const { rates } = await server()
    .deps.db.selectFrom('bookings')
    .select('rates')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(rates).toMatchObject({ hourlyOverrides: { [DATE]: 3_300 } })
})
