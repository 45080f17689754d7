import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBooking, aVerifiedPerson, tokenOf } from '../../../../testing/booking.ts'
import { type Person, useServer } from '../../../../testing/server.ts'

const server = useServer()
let host: Person

beforeAll(async () => {
  host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
})

async function toldAbout(bookingId: string): Promise<{ guest: number; host: number }> {
  const { rows } = await server().database.pool.query<{ user_id: string; count: number }>(
    "select user_id, count(*) from live_events where kind = 'booking' and data ->> 'bookingId' = $1 group by user_id",
    [bookingId],
  )
  const hosts = rows.find((row) => row.user_id === host.id)?.count ?? 0
  return { host: hosts, guest: rows.find((row) => row.user_id !== host.id)?.count ?? 0 }
}

describe('what open pages are told of a booking', () => {
  it('tells the guest from the beginning and the host once the request is sent', async () => {
    const asking = await aBooking(server(), { state: 'awaiting_payment', host })
    expect(await toldAbout(asking.id)).toEqual({ guest: 1, host: 0 })
    const sent = await aBooking(server(), { state: 'pending', host })
    expect(await toldAbout(sent.id)).toEqual({ guest: 2, host: 1 })
    const waiting = await aBooking(server(), { state: 'second_hold', host })
    expect(await toldAbout(waiting.id)).toMatchObject({ host: 1 })
  })

  it('tells both of every step after that', async () => {
    const sent = await aBooking(server(), { state: 'pending', host })
    const token = await tokenOf(server(), sent.guest)
    await server().call(bookingCalls.withdraw, { params: { id: sent.id } }, { token })
    expect(await toldAbout(sent.id)).toEqual({ guest: 3, host: 2 })
  })
})
