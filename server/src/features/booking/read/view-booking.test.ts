import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBooking, aVerifiedPerson, CARDS, tokenOf } from '../../../../testing/booking.ts'
import { type Person, useServer } from '../../../../testing/server.ts'

const HOUR = 3_600_000
const server = useServer()

let guest: Person
let host: Person
let admin: Person
let stranger: Person

beforeAll(async () => {
  guest = await aVerifiedPerson(server(), { fullName: 'Gwen Lastname' })
  host = await aVerifiedPerson(server(), { fullName: 'Hettie Othername', roles: ['creator', 'host'] })
  stranger = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
  admin = await server().aPerson({ roles: ['admin'] })
})

async function show(id: string, person: Person) {
  return server().call(bookingCalls.show, { params: { id } }, { token: await tokenOf(server(), person) })
}

describe('a pending request', () => {
  it('is the same booking for both sides, each with what they may do', async () => {
    const { id } = await aBooking(server(), { guest, host })
    const asGuest = await show(id, guest)
    expect(asGuest).toMatchObject({
      party: 'guest',
      state: 'pending',
      actions: ['withdraw'],
      host: { id: host.id, name: 'Hettie' },
      guest: { name: 'Gwen', completedBookings: 0 },
      payment: { state: 'authorised', clientSecret: null, card: { last4: '4242' } },
      endedAt: null,
      endReason: null,
      canReveal: false,
      hasReceipt: false,
      penalty: 0,
      payout: null,
    })
    const asHost = await show(id, host)
    expect(asHost).toMatchObject({ party: 'host', actions: ['accept', 'decline'], payment: null })
    expect(asHost.expiresAt).toBe(asGuest.expiresAt)
    expect((await show(id, admin)).actions).toEqual(['withdraw'])
  })

  it('tells the host what happened from the moment it reached them, and the guest from the start', async () => {
    const { id } = await aBooking(server(), { guest, host })
    expect((await show(id, guest)).timeline.map(({ event }) => event)).toEqual(['requested', 'authorised'])
    expect((await show(id, host)).timeline.map(({ event }) => event)).toEqual(['authorised'])
  })

  it('is not found by anyone else', async () => {
    const { id } = await aBooking(server(), { guest, host })
    await expect(show(id, stranger)).rejects.toMatchObject({ code: 'not_found' })
    expect((await show(id, admin)).party).toBe('admin')
  })

  it('shows the refund of each step in whole cents, which add up to all and half', async () => {
    const { id } = await aBooking(server(), { guest, host, startsInHours: 24 * 10 })
    const { refunds, price, startsAt } = await show(id, guest)
    const rest = price.subtotal - price.rent
    expect(refunds).toEqual([
      { refundPercent: 100, refund: price.total, until: daysBefore(startsAt, 7) },
      {
        refundPercent: 50,
        refund: rest + Math.round((price.total - rest) / 2),
        until: daysBefore(startsAt, 1),
      },
    ])
  })
})

const daysBefore = (startsAt: string, days: number) =>
  new Date(Date.parse(startsAt) - days * 24 * HOUR).toISOString()

describe('what has not reached the host', () => {
  it('is not found by them: a card that was declined', async () => {
    const { id } = await aBooking(server(), { state: 'awaiting_payment', card: CARDS.declines, guest, host })
    await expect(show(id, host)).rejects.toMatchObject({ code: 'not_found' })
    const asGuest = await show(id, guest)
    expect(asGuest.payment).toMatchObject({ state: 'declined', clientSecret: null })
    expect(asGuest.payment?.decline).toMatch(/\w+/)
    expect((await show(id, admin)).payment).toMatchObject({ state: 'declined', decline: null })
  })

  it('is not found by them after it came to nothing either', async () => {
    const { id } = await aBooking(server(), { state: 'awaiting_payment', guest, host })
    await server().call(bookingCalls.withdraw, { params: { id } }, { token: await tokenOf(server(), guest) })
    expect((await show(id, guest)).state).toBe('withdrawn')
    await expect(show(id, host)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('keeps what the bank needs to see for the guest', async () => {
    const { id } = await aBooking(server(), {
      state: 'awaiting_payment',
      card: CARDS.authenticates,
      guest,
      host,
    })
    const secret = (await show(id, guest)).payment?.clientSecret
    expect(secret).toMatch(/\w{8,}/)
    expect((await show(id, admin)).payment?.clientSecret).toBeNull()
  })

  it('counts who is ahead of a second hold, and shows it to its host without a payment', async () => {
    const first = await aBooking(server(), { state: 'second_hold', guest, host })
    expect(first.view).toMatchObject({ ahead: 0, payment: null, actions: ['leave_line'] })
    expect(await show(first.id, host)).toMatchObject({
      party: 'host',
      payment: null,
      actions: ['leave_line'],
    })
  })
})

describe('a booking through its life', () => {
  it('gives the day after the confirmation before the steps of the policy', async () => {
    const { id, startsAt } = await aBooking(server(), {
      state: 'confirmed',
      startsInHours: 24 * 5,
      guest,
      host,
    })
    const view = await show(id, guest)
    const until = new Date(Date.parse(view.confirmedAt ?? '') + 24 * HOUR).toISOString()
    expect(view.refunds.map((step) => [step.refundPercent, step.until])).toEqual([
      [100, until],
      [50, daysBefore(startsAt.toISOString(), 1)],
    ])
    expect(view.refunds[0]?.refund).toBe(view.total)
    expect(view).toMatchObject({ state: 'confirmed', canReveal: true, hasReceipt: true, actions: ['cancel'] })
    expect(view.timeline.at(-1)).toMatchObject({ event: 'accept', party: 'host', amount: view.total })
  })

  it('is expired by the clock before the sweep has come by', async () => {
    const { id, view } = await aBooking(server(), { guest, host })
    server().clock.advance(Date.parse(view.expiresAt ?? '') - server().clock.now().getTime())
    for (const person of [guest, host])
      expect(await show(id, person)).toMatchObject({
        state: 'expired',
        actions: [],
        expiresAt: null,
        endedBy: 'clock',
        endedAt: view.expiresAt,
        endReason: 'unanswered',
        refunds: [],
      })
  })

  it('says why it was declined', async () => {
    const { id } = await aBooking(server(), { state: 'declined', guest, host })
    expect(await show(id, guest)).toMatchObject({
      endedBy: 'host',
      endReason: 'not_a_fit',
      expiresAt: null,
    })
  })

  it('shows what goes back after a cancellation, and what stays with the host', async () => {
    const { id, view } = await aBooking(server(), { state: 'cancelled', startsInHours: 24 * 20, guest, host })
    expect(view).toMatchObject({
      refunded: view.total,
      refundState: 'on_its_way',
      endReason: 'plans_changed',
    })
    await server().drain()
    const after = await show(id, guest)
    expect(after.refundState).toBe('done')
    expect(after.timeline.at(-1)).toMatchObject({ event: 'refunded', amount: view.total })
    expect((await show(id, host)).payout).toBeNull()
  })

  it('tells the host, and not the guest, what they are paid', async () => {
    const { id, view } = await aBooking(server(), { state: 'completed', guest, host })
    expect(view.payout).toBeNull()
    const asHost = await show(id, host)
    expect(asHost.payout).toMatchObject({ state: 'scheduled', amount: view.subtotal, withheld: 0 })
    expect(asHost.guest.completedBookings).toBeGreaterThan(0)
  })
})
