import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { beforeAll, expect, it } from 'vitest'
import { useLife } from '../../../../testing/booking-life.ts'
import { useClaims } from '../../../../testing/claims.ts'
import { type Person, useServer } from '../../../../testing/server.ts'

const server = useServer()
const life = useLife(server)
const claims = useClaims(server)

let admin: Person

beforeAll(async () => {
  admin = await server().aPerson({ roles: ['admin'] })
})

it('after a claim was paid, the trip, the case, the list and the booking’s page count the same charges', async () => {
  const booking = await claims.aShoot()
  const { total, subtotal } = booking.view
  const { booking: before } = await claims.decide(await claims.aCase(booking, 'guest', 1_000), admin, {
    awarded: 1_000,
  })
  expect(before).toMatchObject({ paid: total, due: subtotal - 1_000, refunded: 1_000 })
  const { booking: money } = await claims.decide(await claims.aCase(booking, 'host'), admin)
  expect(money).toMatchObject({ paid: total + 5_000, due: subtotal - 1_000 + 5_000, refunded: 1_000 })
  const taken = [
    { purpose: 'rent', amount: total },
    { purpose: 'claim', amount: 5_000 },
  ]
  expect(await life.show(booking, booking.guest)).toMatchObject({ charges: taken })
  expect(await life.show(booking, admin)).toMatchObject({ charges: taken })
  expect(await life.show(booking, booking.host)).toMatchObject({ charges: [] })
  const { items } = await server().call(
    bookingCalls.adminList,
    { query: { q: booking.id.slice(0, 8) } },
    await claims.as(admin),
  )
  expect(items).toMatchObject([{ id: booking.id, captured: total + 5_000, refunded: 1_000 }])
})
