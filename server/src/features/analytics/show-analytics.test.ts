import { analyticsCalls } from '@roomtone/contract/analytics/analytics.calls'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import type { Grain } from '@roomtone/domain/analytics/periods'
import { addDays } from '@roomtone/domain/time/local-date'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBooking, runDueJobs, tokenOf } from '../../../testing/booking.ts'
import { type Person, useServer } from '../../../testing/server.ts'

const server = useServer()
let admin: Person
let today = ''

type Asked = { from?: string; until?: string; by?: Grain; zone?: string }

const show = async (over: Asked = {}) =>
  server().call(
    analyticsCalls.show,
    { query: { from: addDays(today, -1), until: addDays(today, 60), by: 'day', zone: 'UTC', ...over } },
    { token: await tokenOf(server(), admin) },
  )

/**
 * One booking of 787 that stays, one that its guest cancels, one that goes unanswered, one that is declined.
 */
beforeAll(async () => {
  admin = await server().aPerson({ roles: ['admin'] })
  today = server().clock.now().toISOString().slice(0, 10)
  await aBooking(server(), { state: 'confirmed' })
  await aBooking(server(), { state: 'cancelled' })
  const declined = await aBooking(server(), { state: 'pending' })
  server().clock.advance(90 * 60_000)
  await server().call(
    bookingCalls.decline,
    { params: { id: declined.id }, body: { reason: 'not_a_fit' } },
    { token: await tokenOf(server(), declined.host) },
  )
  await aBooking(server(), { state: 'expired' })
  await runDueJobs(server())
})

describe('the figures of a range', () => {
  it('are what happened', async () => {
    const { totals } = await show()
    expect(totals.bookings).toEqual({ requested: 4, confirmed: 2, completed: 0, cancelled: 1 })
    expect(totals.answers).toMatchObject({ asked: 4, answered: 3 })
    expect(totals.answers.medianMinutes).toBeGreaterThanOrEqual(0)
    expect(totals.answers.p90Minutes).toBeGreaterThan(totals.answers.medianMinutes ?? 0)
    expect(totals.answers.p90Minutes).toBeLessThanOrEqual(90)
  })

  it('have the money of the ledger, to the cent', async () => {
    const { totals, listings, cities } = await show()
    const { gross, refunds, hostShare, fees, tax } = totals.revenue
    const booked = await server()
      .deps.db.selectFrom('bookings')
      .select(sql<number>`sum(total_cents)::bigint`.as('total'))
      .where('confirmed_at', 'is not', null)
      .executeTakeFirstOrThrow()
    expect(gross).toBe(booked.total)
    expect(gross - refunds).toBe(hostShare + fees + tax)
    const accounts = await server()
      .deps.db.selectFrom('ledger_balances')
      .select(['kind', sql<number>`sum(balance_cents)::bigint`.as('sum')])
      .where('kind', 'in', ['host_payable', 'platform_fee', 'tax_payable'])
      .groupBy('kind')
      .execute()
    const balance = (kind: string) => -(accounts.find((row) => row.kind === kind)?.sum ?? 0)
    expect({ hostShare, fees, tax }).toEqual({
      hostShare: balance('host_payable'),
      fees: balance('platform_fee'),
      tax: balance('tax_payable'),
    })
    expect(refunds).toBeGreaterThan(0)
    expect(listings.reduce((sum, listing) => sum + listing.gross, 0)).toBe(gross)
    expect(cities.reduce((sum, city) => sum + city.bookings, 0)).toBe(2)
  })

  it.each(['day', 'week', 'month'] as const)('by %s add up to the whole', async (by) => {
    const { periods, totals } = await show({ by })
    const sum = (pick: (figures: typeof totals) => number) =>
      periods.reduce((all, figures) => all + pick(figures), 0)
    expect(sum(({ bookings }) => bookings.requested)).toBe(totals.bookings.requested)
    expect(sum(({ bookings }) => bookings.cancelled)).toBe(totals.bookings.cancelled)
    expect(sum(({ revenue }) => revenue.gross)).toBe(totals.revenue.gross)
    expect(sum(({ revenue }) => revenue.refunds)).toBe(totals.revenue.refunds)
    expect(sum(({ answers }) => answers.answered)).toBe(totals.answers.answered)
  })

  it('begin and end with the days of the zone: the first is in, the last is not', async () => {
    const { db } = server().deps
    const day = '2021-03-14'
    const people = [
      // Los Angeles moves its clocks on that day: it has 23 hours.
      ['2021-03-14T07:59:59Z', false],
      ['2021-03-14T08:00:00Z', true],
      ['2021-03-15T06:59:59Z', true],
      ['2021-03-15T07:00:00Z', false],
    ] as const
    for (const [at] of people) {
      const { id } = await server().aPerson()
      await db
        .updateTable('users')
        .set({ created_at: new Date(at) })
        .where('id', '=', id)
        .execute()
    }
    const asked = { from: day, until: '2021-03-15', zone: 'America/Los_Angeles' }
    const { people: counted, periods } = await show(asked)
    expect(counted.signedUp).toBe(people.filter(([, isIn]) => isIn).length)
    expect(periods.map(({ start }) => start)).toEqual([day])
  })

  it('follow people from signing up to being verified', async () => {
    const { people } = await show()
    expect(people.signedUp).toBeGreaterThanOrEqual(people.named)
    expect(people.named).toBeGreaterThanOrEqual(people.started)
    expect(people.started).toBeGreaterThanOrEqual(people.verified)
    expect(people.verified).toBe(8)
  })

  it('are asked for a year at most, in a zone that exists, by admins', async () => {
    await expect(show({ from: '2024-01-01', until: '2025-01-02' })).rejects.toMatchObject({
      code: 'validation_failed',
    })
    await expect(show({ until: addDays(today, -1) })).rejects.toMatchObject({ code: 'validation_failed' })
    await expect(show({ zone: 'Mars/Olympus' })).rejects.toMatchObject({ code: 'validation_failed' })
    const member = await server().aPerson()
    const query = { from: today, until: addDays(today, 1) }
    const token = await tokenOf(server(), member)
    await expect(server().call(analyticsCalls.show, { query }, { token })).rejects.toMatchObject({
      code: 'forbidden',
    })
  })
})

describe('visits', () => {
  const countsOf = async () => {
    await server().deps.counts.flush()
    return (await show()).totals.visits
  }
  const visit = (url: string, agent?: string) =>
    server().app.inject({ url, headers: agent === undefined ? {} : { 'user-agent': agent } })
  const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/141.0'

  it('are counted once they were answered, without robots and without second pages', async () => {
    const before = await countsOf()
    const { listings } = await show()
    const id = listings[0]?.id ?? ''
    await visit('/api/search', BROWSER)
    await visit('/api/search?where=Hudson&cursor=abc', BROWSER)
    await visit('/api/search', 'Googlebot/2.1 (+http://www.google.com/bot.html)')
    await visit('/api/search')
    await visit(`/api/properties/${id}`, BROWSER)
    await visit(`/api/properties/${admin.id}`, BROWSER)
    const token = await tokenOf(server(), admin)
    await server().app.inject({
      method: 'POST',
      url: '/api/visits',
      payload: { what: 'checkout' },
      headers: { 'user-agent': BROWSER, authorization: `Bearer ${token}` },
    })
    const after = await countsOf()
    expect(after).toEqual({
      searches: before.searches + 1,
      venueViews: before.venueViews + 1,
      checkouts: before.checkouts + 1,
    })
  })

  it('wait in memory and are added together, no matter who counted them', async () => {
    const { counts, db } = server().deps
    const before = await countsOf()
    for (let times = 0; times < 25; times += 1) counts.add('searches')
    const stored = await db
      .selectFrom('daily_counts')
      .select('count')
      .where('name', '=', 'searches')
      .execute()
    expect(stored.reduce((sum, { count }) => sum + count, 0)).toBe(before.searches)
    await Promise.all([counts.flush(), counts.flush()])
    expect((await countsOf()).searches).toBe(before.searches + 25)
  })
})
