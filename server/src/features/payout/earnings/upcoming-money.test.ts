import { randomUUID } from 'node:crypto'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { payoutCalls } from '@roomtone/contract/payout/payout.calls'
import type { EarningsView } from '@roomtone/contract/payout/payouts'
import { toLocal } from '@roomtone/domain/time/zone'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBooking, aVerifiedPerson, runDueJobs, tokenOf } from '../../../../testing/booking.ts'
import { useLife } from '../../../../testing/booking-life.ts'
import { useClaims } from '../../../../testing/claims.ts'
import { insertListing } from '../../../../testing/listings.ts'
import { giveAccount, letPayoutsFallDue, payoutOf } from '../../../../testing/payouts.ts'
import { type Person, useServer } from '../../../../testing/server.ts'

const server = useServer()
const life = useLife(server)
const claims = useClaims(server)
const WEST = 'America/Los_Angeles'
const EAST = 'America/New_York'

let admin: Person

beforeAll(async () => {
  admin = await server().aPerson({ roles: ['admin'] })
})

const aHost = () => aVerifiedPerson(server(), { roles: ['creator', 'host'] })
const as = async (person: Person) => ({ token: await tokenOf(server(), person) })
const monthOf = (at: string, zone: string) => toLocal(new Date(at), zone).date.slice(0, 7)

async function allUpcoming(host: Person) {
  const items = []
  let cursor: string | undefined
  do {
    const query = { show: 'upcoming' as const, limit: 2, ...(cursor && { cursor }) }
    const page = await server().call(payoutCalls.list, { query }, await as(host))
    items.push(...page.items)
    expect(page.total).toBeGreaterThanOrEqual(items.length)
    cursor = page.nextCursor ?? undefined
    if (!cursor) expect(page.total).toBe(items.length)
  } while (cursor)
  return items
}

/** The sum, the table, the next payout on both pages and the chart are the same money. */
async function agreed(host: Person, home = WEST) {
  const earnings = await server().call(payoutCalls.earnings, {}, await as(host))
  const today = await server().call(bookingCalls.today, {}, await as(host))
  const items = await allUpcoming(host)
  expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe(earnings.upcoming)
  expect(items.map(({ dueAt }) => dueAt)).toEqual(items.map(({ dueAt }) => dueAt).toSorted())
  const next = items.find(({ state }) => state !== 'held')
  const { amount, dueAt, timeZone, bookingId } = next ?? {}
  expect(earnings.next).toEqual(next ? { amount, dueAt, timeZone } : null)
  expect(today.nextPayout).toEqual(
    next ? { amount, dueAt, timeZone, bookingId, title: next.production } : null,
  )
  const thisMonth = monthOf(server().clock.now().toISOString(), home)
  const sums: Record<string, number> = {}
  for (const item of items) {
    const due = monthOf(item.dueAt, item.timeZone)
    const month = due < thisMonth ? thisMonth : due
    sums[month] = (sums[month] ?? 0) + item.amount
  }
  const drawn = earnings.months.filter(({ upcoming }) => upcoming > 0)
  expect(Object.fromEntries(drawn.map(({ month, upcoming }) => [month, upcoming]))).toEqual(sums)
  await agreedByListing(host, earnings)
  return { items, earnings }
}

async function agreedByListing(host: Person, { upcoming, paidEver }: EarningsView): Promise<void> {
  const { rows } = await server().call(payoutCalls.byListing, {}, await as(host))
  expect(rows.reduce((sum, row) => sum + row.upcoming, 0)).toBe(upcoming)
  expect(rows.reduce((sum, row) => sum + row.paid, 0)).toBe(paidEver)
}

describe('upcoming money', () => {
  it('is the same everywhere, from the confirmed booking to the last payout', async () => {
    const host = await aHost()
    await giveAccount(server(), host.id)
    await agreed(host)
    const first = await aBooking(server(), { state: 'confirmed', startsInHours: 48, host })
    const far = await aBooking(server(), { state: 'confirmed', startsInHours: 24 * 70, host })
    const home = (await life.show(first, host)).timeZone
    const before = await agreed(host, home)
    expect(before.items).toMatchObject([
      { bookingId: first.id, state: 'expected', amount: first.view.subtotal, settledAt: null },
      { bookingId: far.id, state: 'expected', amount: far.view.subtotal },
    ])
    await life.letPass(first.endsAt.getTime() - server().clock.now().getTime() + 1000)
    const { items } = await agreed(host, home)
    expect(items[0]).toMatchObject({ bookingId: first.id, state: 'scheduled' })
    expect(items[0]?.dueAt).toBe(before.items[0]?.dueAt)
    expect((await payoutOf(server(), first.id)).due_at.toISOString()).toBe(before.items[0]?.dueAt)
    await letPayoutsFallDue(server())
    expect((await agreed(host, home)).items).toMatchObject([{ bookingId: far.id }])
  })

  it('with a payout on hold, a claim that is decided, and a claim that has a payout of its own', async () => {
    const host = await aHost()
    await giveAccount(server(), host.id)
    const booking = await claims.aShoot({ host })
    const home = (await life.show(booking, host)).timeZone
    const later = await aBooking(server(), { state: 'confirmed', startsInHours: 24 * 40, host })
    const guests = await claims.aCase(booking, 'guest', 1_000)
    await server()
      .deps.db.updateTable('payouts')
      .set({ state: 'held' })
      .where('booking_id', '=', booking.id)
      .execute()
    const held = await agreed(host, home)
    expect(held.items.map(({ state }) => state)).toEqual(['held', 'expected'])
    expect(held.earnings.next?.amount).toBe(later.view.subtotal)
    // Overdue, and still to come.
    server().clock.advance(35 * 86_400_000)
    await agreed(host, home)
    await claims.decide(guests, admin, { awarded: 1_000 })
    const decided = await agreed(host, home)
    expect(decided.items[0]?.amount).toBe(booking.view.subtotal - 1_000)
    await runDueJobs(server())
    await letPayoutsFallDue(server())
    await agreed(host, home)
  })

  it('counts what is owed for a booking once, however many payouts wait for it', async () => {
    const host = await aHost()
    const booking = await claims.aShoot({ host })
    const home = (await life.show(booking, host)).timeZone
    const claim = await claims.aCase(booking, 'host')
    await giveAccount(server(), host.id)
    await server()
      .deps.db.updateTable('payouts')
      .set({ state: 'scheduled', due_at: server().clock.now() })
      .where('booking_id', '=', booking.id)
      .execute()
    const now = server().clock.now()
    await server()
      .deps.db.insertInto('payouts')
      .values({
        claim_id: claim,
        booking_id: booking.id,
        host_id: host.id,
        cause: 'claim',
        state: 'held',
        due_at: new Date(now.getTime() + 1000),
        created_at: now,
      })
      .execute()
    const { items } = await agreed(host, home)
    expect(items.map(({ amount }) => amount)).toEqual([booking.view.subtotal])
  })

  it('after a refund of a part, by the guest’s cancellation or out of the host’s share', async () => {
    const host = await aHost()
    const canceled = await aBooking(server(), { state: 'confirmed', startsInHours: 30, host })
    const home = (await life.show(canceled, host)).timeZone
    const kept = await aBooking(server(), { state: 'confirmed', startsInHours: 24 * 20, host })
    await server()
      .deps.db.updateTable('bookings')
      .set({ confirmed_at: new Date(server().clock.now().getTime() - 25 * 3_600_000) })
      .where('id', '=', canceled.id)
      .execute()
    await life.cancel(canceled, canceled.guest)
    await agreed(host, home)
    await server().call(
      bookingCalls.adminRefund,
      {
        params: { id: kept.id },
        body: { key: randomUUID(), amount: 2_000, from: 'host', refunded: 0, reason: 'The heating was off' },
      },
      await as(admin),
    )
    const { items } = await agreed(host, home)
    expect(items.at(-1)?.amount).toBe(kept.view.subtotal - 2_000)
  })

  it('falls into the month in which it is due where its space is', async () => {
    const host = await aHost()
    await insertListing(server(), host.id, { time_zone: WEST })
    const east = await insertListing(server(), host.id, {
      time_zone: EAST,
      opens_at: 0,
      closes_at: 1440,
      minimum_hours: 1,
    })
    const booking = await aBooking(server(), {
      state: 'completed',
      startsInHours: 48,
      host,
      listing: { ...east, timeZone: EAST },
    })
    const [year = 0, month = 0] = monthOf(server().clock.now().toISOString(), WEST).split('-').map(Number)
    // Half past midnight in the east, and still the evening before in the west.
    const dueAt = new Date(Date.UTC(year, month + 1, 1, 5, 30))
    await server()
      .deps.db.updateTable('payouts')
      .set({ due_at: dueAt })
      .where('booking_id', '=', booking.id)
      .execute()
    const { earnings } = await agreed(host)
    expect(earnings.months.at(-1)).toMatchObject({
      month: monthOf(dueAt.toISOString(), EAST),
      upcoming: booking.view.subtotal,
    })
  })
})
