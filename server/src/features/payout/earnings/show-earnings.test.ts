import { payoutCalls } from '@roomtone/contract/payout/payout.calls'
import { toLocal } from '@roomtone/domain/time/zone'
import { describe, expect, it } from 'vitest'
import { aBooking, aVerifiedPerson, tokenOf } from '../../../../testing/booking.ts'
import { insertListing } from '../../../../testing/listings.ts'
import { giveAccount, letPayoutsFallDue, payoutOf, putInDebt } from '../../../../testing/payouts.ts'
import { type Person, useServer } from '../../../../testing/server.ts'

const server = useServer()
const DAY = 86_400_000

const aHost = () => aVerifiedPerson(server(), { roles: ['creator', 'host'] })
const as = async (person: Person) => ({ token: await tokenOf(server(), person) })
const earnings = async (host: Person) => server().call(payoutCalls.earnings, {}, await as(host))
const payouts = async (
  host: Person,
  query: { show?: 'upcoming' | 'settled'; cursor?: string; limit?: number },
) => server().call(payoutCalls.list, { query }, await as(host))

describe('earnings', () => {
  it('of a new host are twelve empty months, this one last', async () => {
    const host = await aHost()
    const { months, statements, ...figures } = await earnings(host)
    expect(months).toHaveLength(12)
    expect(months.at(-1)?.month).toBe(toLocal(server().clock.now(), 'UTC').date.slice(0, 7))
    const names = months.map(({ month }) => month)
    expect([...names].sort()).toEqual(names)
    expect(new Set(names).size).toBe(12)
    expect(months.every(({ paid, upcoming }) => paid === 0 && upcoming === 0)).toBe(true)
    expect(statements).toEqual([])
    expect(figures).toEqual({
      upcoming: 0,
      next: null,
      paidThisMonth: 0,
      paidThisYear: 0,
      paidEver: 0,
      debt: 0,
      bookingsThisYear: 0,
    })
  })

  it('go from upcoming to paid, less a debt, and stay in their month', async () => {
    const host = await aHost()
    await giveAccount(server(), host.id)
    const first = await aBooking(server(), { state: 'confirmed', startsInHours: 48, host })
    expect(await earnings(host)).toMatchObject({ upcoming: first.view.subtotal, paidEver: 0 })
    const second = await aBooking(server(), { state: 'completed', startsInHours: 72, host })
    expect((await earnings(host)).upcoming).toBe(first.view.subtotal + second.view.subtotal)
    await putInDebt(server(), host.id, first.id, 2_500)
    expect((await earnings(host)).debt).toBe(2_500)
    await letPayoutsFallDue(server())
    const all = first.view.subtotal + second.view.subtotal - 2_500
    const paid = await earnings(host)
    expect(paid).toMatchObject({ upcoming: 0, debt: 0, paidThisMonth: all, paidEver: all })
    expect(paid.months.at(-1)).toMatchObject({ paid: all, upcoming: 0 })
    expect(paid.statements.length).toBeGreaterThan(0)
    server().clock.advance(60 * DAY)
    const later = await earnings(host)
    expect(later).toMatchObject({ paidThisMonth: 0, paidEver: all })
    expect(later.months.reduce((sum, month) => sum + month.paid, 0)).toBe(all)
    server().clock.advance(400 * DAY)
    expect((await earnings(host)).months.every(({ paid: amount }) => amount === 0)).toBe(true)
  })

  it('count months on the clocks of the first listing', async () => {
    const host = await aHost()
    await insertListing(server(), host.id, { time_zone: 'Pacific/Kiritimati' })
    const { months } = await earnings(host)
    expect(months.at(-1)?.month).toBe(toLocal(server().clock.now(), 'Pacific/Kiritimati').date.slice(0, 7))
  })

  it('are for hosts', async () => {
    const creator = await aVerifiedPerson(server())
    await expect(earnings(creator)).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('the list of payouts', () => {
  it('shows what is to come, then what is settled, page by page, and only one’s own', async () => {
    const host = await aHost()
    await aBooking(server(), { state: 'completed', startsInHours: 48 })
    const first = await aBooking(server(), { state: 'completed', startsInHours: 48, host })
    const second = await aBooking(server(), { state: 'completed', startsInHours: 48, host })
    const upcoming = await payouts(host, { limit: 1 })
    expect(upcoming).toMatchObject({ total: 2, items: [{ bookingId: first.id, state: 'scheduled' }] })
    expect(upcoming.items[0]).toMatchObject({
      due: first.view.subtotal,
      withheld: 0,
      amount: first.view.subtotal,
      settledAt: null,
      production: 'Quiet Hours',
      guestName: first.guest.fullName,
    })
    const next = await payouts(host, { limit: 1, cursor: upcoming.nextCursor ?? '' })
    expect(next).toMatchObject({ items: [{ bookingId: second.id }], nextCursor: null })
    await giveAccount(server(), host.id)
    await putInDebt(server(), host.id, first.id, 1_000)
    await letPayoutsFallDue(server())
    expect((await payouts(host, {})).total).toBe(0)
    const settled = await payouts(host, { show: 'settled' })
    expect(settled.total).toBe(2)
    expect(settled.items.map(({ state }) => state)).toEqual(['paid', 'paid'])
    expect(settled.items.reduce((sum, { withheld }) => sum + withheld, 0)).toBe(1_000)
    const { settled_at } = await payoutOf(server(), first.id)
    expect(settled.items.map(({ settledAt }) => settledAt)).toContain(settled_at?.toISOString())
  })
})
