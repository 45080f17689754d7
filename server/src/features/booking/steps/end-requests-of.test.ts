import { peopleCalls } from '@roomtone/contract/people/people.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBooking, aVerifiedPerson, tokenOf } from '../../../../testing/booking.ts'
import { useLife } from '../../../../testing/booking-life.ts'
import { useNotifying } from '../../../../testing/notifying.ts'
import { type Person, useServer } from '../../../../testing/server.ts'
import { endRequestsOf } from './end-requests-of.ts'

const server = useServer()
const life = useLife(server)
const { kinds } = useNotifying(server)
const mailsTo = async ({ email }: Person, kind: string) =>
  (await server().mailsTo(email)).filter((mail) => mail.kind === kind)

let admin: Person
let other: Person

beforeAll(async () => {
  admin = await server().aPerson({ roles: ['admin'] })
  other = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
})

async function firstGuest(bookingId: string): Promise<Person> {
  return server()
    .deps.db.selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.guest_id')
    .select(['users.id', 'users.email'])
    .where('bookings.id', '=', bookingId)
    .executeTakeFirstOrThrow() as Promise<Person>
}

async function suspend({ id }: Person): Promise<void> {
  const body = { suspended: true, reason: 'Broke a lamp' }
  await server().call(
    peopleCalls.suspend,
    { params: { id }, body },
    { token: await tokenOf(server(), admin) },
  )
  await server().drain()
}

describe('somebody who is suspended', () => {
  it('loses their open requests, and the cards are released; what is confirmed stays', async () => {
    const guest = await aVerifiedPerson(server())
    const pending = await aBooking(server(), { host: other, guest, startsInHours: 100 })
    const waiting = await aBooking(server(), { host: other, guest, startsInHours: 130, state: 'second_hold' })
    const confirmed = await aBooking(server(), { host: other, guest, startsInHours: 160, state: 'confirmed' })
    await suspend(guest)
    expect(await life.stateOf(pending.id)).toBe('withdrawn')
    expect(await life.stateOf(waiting.id)).toBe('withdrawn')
    expect(await life.stateOf(confirmed.id)).toBe('confirmed')
    expect(await life.money(pending.id)).toMatchObject({ charges: ['released'], captured: 0 })
    expect(await life.show(pending, other)).toMatchObject({ endedBy: 'admin' })
    const rows = (await life.auditOf(pending.id)).filter(({ action }) => action === 'booking.withdraw')
    expect(rows).toMatchObject([{ actorId: admin.id }])
  })

  it('gets no more requests as a host, and no second hold is offered their space', async () => {
    const host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
    const waiting = await aBooking(server(), { host, guest: other, startsInHours: 100, state: 'second_hold' })
    const first = await server()
      .deps.db.selectFrom('bookings')
      .select('id')
      .where('property_id', '=', waiting.listing.id)
      .where('state', '=', 'pending')
      .executeTakeFirstOrThrow()
    await suspend(host)
    expect([await life.stateOf(first.id), await life.stateOf(waiting.id)]).toEqual(['withdrawn', 'withdrawn'])
    const timeline = (await life.show(waiting, other)).timeline.map(({ event }) => event)
    expect(timeline).toEqual(['joined_line', 'leave_line'])
    const guest = await firstGuest(first.id)
    const [letter, ...more] = await mailsTo(guest, 'booking-withdraw')
    expect(more).toEqual([])
    expect(letter?.subject).toMatch(/^Request withdrawn: A quiet loft, /)
    expect(letter?.text).toContain('You weren’t charged')
    expect(letter?.text).not.toContain('lamp')
    expect(await kinds(guest)).toContain('booking-withdraw')
    const [out] = await mailsTo(other, 'booking-leave-line')
    expect(out?.text).toContain('ended your second hold')
    expect(await kinds(other)).toContain('booking-leave-line')
  })

  it('is told about their own requests too, and their card is released', async () => {
    const guest = await aVerifiedPerson(server())
    await aBooking(server(), { host: other, guest, startsInHours: 260 })
    await server().drain()
    await suspend(guest)
    const [letter] = await mailsTo(guest, 'booking-withdraw')
    expect(letter?.text.replace(/\s+/g, ' ')).toContain('hold on your card is being released')
  })

  it('keeps everything when they have been reinstated before the job came', async () => {
    const guest = await aVerifiedPerson(server())
    const pending = await aBooking(server(), { host: other, guest, startsInHours: 200 })
    await endRequestsOf(server().deps, { userId: guest.id, actorId: admin.id })
    expect(await life.stateOf(pending.id)).toBe('pending')
  })
})
