import { randomUUID } from 'node:crypto'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import type { BookingState } from '@roomtone/domain/booking/process'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBooking, aVerifiedPerson, type TestBooking, tokenOf } from '../../../../testing/booking.ts'
import { refusedWith, useLife } from '../../../../testing/booking-life.ts'
import { aCohost } from '../../../../testing/cohosts.ts'
import { NOBODY } from '../../../../testing/sample-inputs.ts'
import { type Person, useServer } from '../../../../testing/server.ts'
import { completeBooking } from '../steps/complete-booking.ts'

const server = useServer()
const life = useLife(server)
const HOUR = 3_600_000
const SAMPLE = { hourly_rate_cents: 15_000, cleaning_fee_cents: 5000 }

let admin: Person
let host: Person
let guest: Person

beforeAll(async () => {
  admin = await server().aPerson({ roles: ['admin'] })
  host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
  guest = await aVerifiedPerson(server())
})

const booked = (over: Parameters<typeof aBooking>[1] = {}) =>
  aBooking(server(), { state: 'confirmed', host, guest, listingOver: SAMPLE, startsInHours: 240, ...over })

/** What the page of an admin shows before they press anything. */
async function seen(id: string) {
  const params = { id: id === NOBODY ? (await booked()).id : id }
  return server().call(bookingCalls.show, { params }, { token: await tokenOf(server(), admin) })
}

async function end(id: string, body: { state: BookingState; refundPercent?: number }, by = admin) {
  return server().call(
    bookingCalls.adminCancel,
    { params: { id }, body: { reason: 'The roof came down', ...body } },
    { token: await tokenOf(server(), by) },
  )
}

async function cancel(id: string, refundPercent = 100, by = admin) {
  return end(id, { state: (await seen(id)).state, refundPercent }, by)
}

type Asked = { amount: number; from?: 'platform' | 'host'; key?: string; refunded?: number; by?: Person }

async function refund({ id }: { id: string }, asked: Asked) {
  const { amount, from = 'platform', key = randomUUID(), by = admin } = asked
  const refunded = asked.refunded ?? (await seen(id)).refunded
  const body = { key, amount, from, refunded, reason: 'No hot water' }
  const token = await tokenOf(server(), by)
  return server().call(bookingCalls.adminRefund, { params: { id }, body }, { token })
}

describe('an admin who cancels', () => {
  it('withdraws an unanswered request, and releases the card', async () => {
    const booking = await booked({ state: 'pending' })
    expect(await cancel(booking.id)).toMatchObject({ state: 'withdrawn', endedBy: 'admin', party: 'admin' })
    await server().drain()
    expect(await life.money(booking.id)).toMatchObject({ charges: ['released'], captured: 0 })
    const letter = (await server().mailsTo(guest.email)).find(({ kind }) => kind === 'booking-withdraw')
    expect(letter?.text).toContain('The roof came down')
  })

  it('tells no guest of what they withdrew themselves', async () => {
    const booking = await booked({ state: 'pending', guest: await aVerifiedPerson(server()) })
    await life.withdraw(booking)
    await server().drain()
    const kinds = (await server().mailsTo(booking.guest.email)).map(({ kind }) => kind)
    expect(kinds).not.toContain('booking-withdraw')
  })

  it('takes someone out of the line', async () => {
    const waiting = await booked({ state: 'second_hold' })
    expect(await cancel(waiting.id)).toMatchObject({ state: 'withdrawn' })
  })

  it('cancels what is confirmed, also after it has begun, with the share they chose and no penalty', async () => {
    const booking = await booked({ startsInHours: 48 })
    await life.goTo(booking.startsAt, -HOUR)
    await refusedWith(life.preview(booking, guest), 'no_longer_possible')
    const view = await cancel(booking.id, 25)
    // Somebody was there and it has to be cleaned: a quarter of 600 + 50 + 78 + 59.
    expect(view).toMatchObject({ state: 'cancelled', endedBy: 'admin', refunded: 19_675, penalty: 0 })
    await server().drain()
    const money = await life.money(booking.id)
    expect(money).toMatchObject({ refunded: 19_675, bookSum: 0, payout: { state: 'scheduled' } })
    expect(money.book).toMatchObject({ host_payable: -48_750, guest: 0 })
  })

  it('writes the reason down under a key, once, with their name', async () => {
    const booking = await booked()
    await cancel(booking.id)
    const rows = (await life.auditOf(booking.id)).filter(({ actorId }) => actorId === admin.id)
    expect(rows).toMatchObject([{ action: 'booking.cancel', personal: expect.anything() }])
    await refusedWith(cancel(booking.id), 'no_longer_possible')
  })

  it('cannot end what is over, and finds nothing that is not there', async () => {
    const booking = await booked({ state: 'completed', startsInHours: 48 })
    await refusedWith(cancel(booking.id), 'no_longer_possible')
    await refusedWith(cancel(NOBODY), 'not_found')
    await refusedWith(cancel(booking.id, 100, host), 'forbidden')
  })
})

describe('an admin who saw something else', () => {
  it('does not cancel when the admin saw a request: the form did not ask how much to refund', async () => {
    const booking = await booked({ state: 'pending' })
    const { state } = await seen(booking.id)
    await life.accept(booking)
    await refusedWith(end(booking.id, { state }), 'stale')
    await refusedWith(end(booking.id, { state, refundPercent: 100 }), 'stale')
    const unsaid = await refusedWith(end(booking.id, { state: 'confirmed' }), 'validation_failed')
    expect(unsaid.fields).toMatchObject([{ field: 'refundPercent' }])
    expect(await seen(booking.id)).toMatchObject({ state: 'confirmed', refunded: 0 })
    expect(await end(booking.id, { state: 'confirmed', refundPercent: 0 })).toMatchObject({
      state: 'cancelled',
    })
  })

  it('does not give back what a colleague has given: of two at the same time, one is refused', async () => {
    const booking = await booked()
    const colleague = await server().aPerson({ roles: ['admin'] })
    const both = await Promise.allSettled(
      [admin, colleague].map((by) => refund(booking, { amount: 10_000, from: 'host', refunded: 0, by })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    for (const one of both)
      if (one.status === 'rejected')
        expect(one.reason).toMatchObject({
          code: 'stale',
          message: expect.stringContaining('now total $100'),
        })
    expect((await seen(booking.id)).refunded).toBe(10_000)
    expect((await life.money(booking.id)).book).toMatchObject({ host_payable: -55_000 })
    expect(await refund(booking, { amount: 10_000, refunded: 10_000, by: colleague })).toMatchObject({
      refunded: 20_000,
    })
  })
})

describe('an admin with a part in the booking', () => {
  it('decides nothing about it, as its guest, its host or a co-host', async () => {
    const both = ['creator', 'host', 'admin'] as const
    const asGuest = await aVerifiedPerson(server(), { roles: ['creator', 'admin'] })
    const asHost = await aVerifiedPerson(server(), { roles: [...both] })
    const booking = await booked({ guest: asGuest, host: asHost })
    const helper = await aCohost(
      server(),
      { host: asHost, listings: [booking.listing.id], rights: ['calendar'] },
      await aVerifiedPerson(server(), { roles: ['creator', 'admin'] }),
    )
    for (const by of [asGuest, asHost, helper]) {
      await refusedWith(cancel(booking.id, 100, by), 'own_account')
      await refusedWith(refund(booking, { amount: 100, from: 'host', by }), 'own_account')
    }
    expect(await seen(booking.id)).toMatchObject({ state: 'confirmed', refunded: 0 })
    expect(await refund(booking, { amount: 100 })).toMatchObject({ refunded: 100 })
  })
})

describe('an admin who gives more back', () => {
  it('can give all that was paid and not a cent more', async () => {
    const booking = await booked()
    const tooMuch = await refusedWith(refund(booking, { amount: 78_701 }), 'validation_failed')
    expect(tooMuch.fields).toEqual([{ field: 'amount', message: 'You can refund at most $787 more' }])
    expect(await refund(booking, { amount: 70_000 })).toMatchObject({ state: 'confirmed', refunded: 70_000 })
    await refusedWith(refund(booking, { amount: 8701 }), 'validation_failed')
    await refund(booking, { amount: 8700 })
    await refusedWith(refund(booking, { amount: 1 }), 'no_longer_possible')
    await server().drain()
    const money = await life.money(booking.id)
    expect(money).toMatchObject({ captured: 78_700, refunded: 78_700, bookSum: 0 })
    expect(money.book).toMatchObject({ platform_fee: -7800 + 78_700, host_payable: -65_000, processor: 0 })
    expect(
      (await life.auditOf(booking.id)).filter(({ action }) => action === 'booking.refunded'),
    ).toMatchObject([
      { actorId: admin.id, personal: expect.anything() },
      { actorId: admin.id, personal: expect.anything() },
    ])
  })

  it('takes from a host no more than they have of it', async () => {
    const booking = await booked()
    await refusedWith(refund(booking, { amount: 65_001, from: 'host' }), 'validation_failed')
    await refund(booking, { amount: 20_000, from: 'host' })
    await refusedWith(refund(booking, { amount: 45_001, from: 'host' }), 'validation_failed')
    expect((await life.money(booking.id)).book).toMatchObject({ host_payable: -45_000 })
  })

  it('does so once, however often the form is sent', async () => {
    const booking = await booked()
    const key = randomUUID()
    const times = await Promise.allSettled([1, 2, 3, 4].map(() => refund(booking, { amount: 1000, key })))
    expect(times.map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'))
    await refusedWith(refund(booking, { amount: 2000, key }), 'validation_failed')
    await refusedWith(refund(await booked(), { amount: 1000, key }), 'validation_failed')
    await server().drain()
    expect(await life.money(booking.id)).toMatchObject({
      refunds: [{ amount: 1000, kind: 'goodwill', state: 'done' }],
      refunded: 1000,
    })
  })

  it('leaves less to give back when it is cancelled later', async () => {
    const booking = await booked()
    await refund(booking, { amount: 30_000 })
    expect(await life.preview(booking, guest)).toMatchObject({ refund: 48_700, refundPercent: 100 })
    await life.cancel(booking, guest)
    await server().drain()
    const money = await life.money(booking.id)
    expect(money).toMatchObject({ captured: 78_700, refunded: 78_700, bookSum: 0 })
    expect(money.book).toMatchObject({
      host_payable: 0,
      platform_fee: 0,
      tax_payable: 0,
      guest: 0,
      processor: 0,
    })
  })

  it('leaves less on the page of the booking too, as its preview has it', async () => {
    const booking = await booked()
    await refund(booking, { amount: 40_000 })
    const { refunds } = await life.show(booking, guest)
    expect(refunds[0]?.refund).toBe(booking.view.total - 40_000)
    expect((await life.preview(booking, guest)).refund).toBe(refunds[0]?.refund)
  })

  it('makes it a debt once the host has been paid', async () => {
    const payee = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
    const booking = await booked({ host: payee, startsInHours: 48 })
    await endAndPay(booking)
    await refund(booking, { amount: 10_000, from: 'host' })
    expect((await life.money(booking.id)).book).toMatchObject({ host_debt: 10_000, host_payable: 0 })
    await refusedWith(refund(booking, { amount: 55_001, from: 'host' }), 'validation_failed')
  })

  it('has nothing to give where nothing was taken', async () => {
    const booking = await booked({ state: 'pending' })
    await refusedWith(refund(booking, { amount: 100 }), 'no_longer_possible')
    await refusedWith(refund({ id: NOBODY }, { amount: 100 }), 'not_found')
  })
})

describe('the list of bookings', () => {
  const stuck = async () => {
    const query = { payout: 'stuck', limit: 50 } as const
    const { items } = await server().call(
      bookingCalls.adminList,
      { query },
      { token: await tokenOf(server(), admin) },
    )
    return items.map(({ id }) => id)
  }

  it('finds those whose host waits for money that is due, and cannot be sent', async () => {
    const without = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
    const booking = await booked({ host: without, startsInHours: 48 })
    server().clock.advance(booking.endsAt.getTime() - server().clock.now().getTime())
    await completeBooking(server().deps, booking.id)
    expect(await stuck()).not.toContain(booking.id)
    await life.letPass(72 * HOUR)
    expect(await stuck()).toContain(booking.id)
  })
})

async function endAndPay({ id, host: payee, endsAt }: TestBooking): Promise<void> {
  const now = server().clock.now()
  await server()
    .deps.db.insertInto('payout_accounts')
    .values({
      user_id: payee.id,
      provider: 'simulated',
      reference: 'acct_of_a_test',
      status: 'active',
      created_at: now,
      updated_at: now,
    })
    .execute()
  server().clock.advance(endsAt.getTime() - now.getTime())
  await completeBooking(server().deps, id)
  await life.letPass(72 * HOUR)
  const { payout } = await life.money(id)
  expect(payout).toMatchObject({ due_cents: 65_000 })
}
