import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { describe, expect, it } from 'vitest'
import { aBooking, aVerifiedPerson, tokenOf } from '../../../../testing/booking.ts'
import { refusedWith, useLife } from '../../../../testing/booking-life.ts'
import { aCohost } from '../../../../testing/cohosts.ts'
import { giveAccount, letPayoutsFallDue, payoutOf, putInDebt } from '../../../../testing/payouts.ts'
import { type Person, useServer } from '../../../../testing/server.ts'

const server = useServer()
const life = useLife(server)
const HOUR = 3_600_000

const preview = async ({ id }: { id: string }, person: Person) =>
  server().call(bookingCalls.acceptance, { params: { id } }, { token: await tokenOf(server(), person) })

describe('what accepting would do', () => {
  it('is what is charged, and what is paid out on that day, less what the host owes', async () => {
    const booking = await aBooking(server(), { state: 'pending', startsInHours: 48 })
    const { host } = booking
    await giveAccount(server(), host.id)
    await putInDebt(server(), host.id, booking.id, 1_500)
    const { charged, hostGets, payout, conflicts } = await preview(booking, host)
    expect(conflicts).toEqual([])
    await life.accept(booking)
    const { charges } = await life.show(booking, booking.guest)
    expect(charges).toMatchObject([{ purpose: 'rent', amount: charged }])
    await life.letPass(booking.endsAt.getTime() - server().clock.now().getTime() + HOUR)
    await letPayoutsFallDue(server())
    const sent = await payoutOf(server(), booking.id)
    expect(sent).toMatchObject({
      due_cents: hostGets,
      withheld_cents: payout?.debt,
      paid_cents: hostGets - 1_500,
    })
    expect(sent.due_at.toISOString()).toBe(payout?.dueAt)
  })

  it('pays sooner where five bookings will be over by then', async () => {
    const host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
    for (let days = 10; days < 15; days += 1)
      await aBooking(server(), { state: 'confirmed', startsInHours: 24 * days, host })
    const asked = await aBooking(server(), { state: 'pending', startsInHours: 24 * 20, host })
    const { payout } = await preview(asked, host)
    expect(payout?.dueAt).toBe(new Date(asked.endsAt.getTime() + 24 * HOUR).toISOString())
    const before = await aBooking(server(), { state: 'pending', startsInHours: 24 * 8, host })
    expect((await preview(before, host)).payout?.dueAt).toBe(
      new Date(before.endsAt.getTime() + 72 * HOUR).toISOString(),
    )
  })

  it('tells a co-host the amounts, and not when the host is paid or what they owe', async () => {
    const booking = await aBooking(server(), { state: 'pending' })
    const { host, listing } = booking
    const helper = await aCohost(server(), { host, listings: [listing.id], rights: ['bookings'] })
    const { charged, hostGets, payout } = await preview(booking, helper)
    expect({ charged, hostGets }).toEqual({ charged: booking.view.total, hostGets: booking.view.subtotal })
    expect(payout).toBeNull()
  })

  it('is not found for others, and over once the request is answered', async () => {
    const booking = await aBooking(server(), { state: 'pending' })
    const other = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
    await refusedWith(preview(booking, other), 'not_found')
    await refusedWith(preview(booking, booking.guest), 'forbidden')
    await life.decline(booking)
    await refusedWith(preview(booking, booking.host), 'no_longer_possible')
  })
})
