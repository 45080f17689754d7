import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { beforeAll, expect, it } from 'vitest'
import {
  aBooking,
  aRequest,
  aVerifiedPerson,
  hoursFrom,
  type TestBooking,
  tokenOf,
} from '../../../../testing/booking.ts'
import { refusedWith } from '../../../../testing/booking-life.ts'
import { type Person, useServer } from '../../../../testing/server.ts'

const server = useServer()
const HOUR = 3_600_000

let host: Person
let guest: Person
let second: Person

beforeAll(async () => {
  host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
  guest = await aVerifiedPerson(server())
  second = await aVerifiedPerson(server())
})

async function inLine(first: TestBooking, person: Person) {
  const now = server().clock.now()
  const startsIn = (first.startsAt.getTime() - now.getTime()) / HOUR - 0.25
  const choice = hoursFrom(now, startsIn, 4, { zone: first.view.timeZone })
  const body = await aRequest(server(), first.listing.id, choice, { secondHold: true, card: undefined })
  return server().call(bookingCalls.request, { body }, { token: await tokenOf(server(), person) })
}

const release = async (id: string, person: Person) =>
  server().call(
    bookingCalls.releaseSecondHold,
    { params: { id } },
    { token: await tokenOf(server(), person) },
  )
const mails = async (person: Person, kind: string) =>
  (await server().mailsTo(person.email)).filter((mail) => mail.kind === kind)

it('is told to the host when it is taken, and released by them: the guest is told, the first stays', async () => {
  const first = await aBooking(server(), { host, guest, state: 'pending', startsInHours: 300 })
  const before = (await mails(host, 'second-hold-taken')).length
  const waiting = await inLine(first, second)
  await server().drain()
  const told = await mails(host, 'second-hold-taken')
  expect(told).toHaveLength(before + 1)
  expect(told.at(-1)?.text).toContain('/hosting?tab=today&show=second_holds')
  await refusedWith(release(waiting.id, guest), 'forbidden')
  const stranger = await aVerifiedPerson(server(), { roles: ['host'] })
  await refusedWith(release(waiting.id, stranger), 'not_found')
  await release(waiting.id, host)
  await server().drain()
  expect((await mails(second, 'booking-leave-line')).at(-1)?.text).toContain(
    'released your second hold on this time',
  )
  await refusedWith(release(waiting.id, host), 'no_longer_possible')
  const { rows } = await server().database.pool.query(
    'select state, ended_by from bookings where id = any($1) order by created_at',
    [[first.id, waiting.id]],
  )
  expect(rows).toEqual([
    { state: 'pending', ended_by: null },
    { state: 'withdrawn', ended_by: 'host' },
  ])
})
