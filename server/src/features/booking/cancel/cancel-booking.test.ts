import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import { addDays } from '@roomtone/domain/time/local-date'
import { toLocal } from '@roomtone/domain/time/zone'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBooking, aVerifiedPerson, tokenOf } from '../../../../testing/booking.ts'
import { refusedWith, useLife } from '../../../../testing/booking-life.ts'
import { type Person, useServer } from '../../../../testing/server.ts'

const server = useServer()
const life = useLife(server)
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** The specification's sample: four hours come to 787. */
const SAMPLE = { hourly_rate_cents: 15_000, cleaning_fee_cents: 5000 }

let host: Person
let guest: Person

beforeAll(async () => {
  host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
  guest = await aVerifiedPerson(server())
})

const confirmed = (over: Parameters<typeof aBooking>[1] = {}) =>
  aBooking(server(), { state: 'confirmed', host, guest, listingOver: SAMPLE, startsInHours: 240, ...over })

const holdsOf = (searchId: number) =>
  server()
    .deps.db.selectFrom('holds')
    .select(['kind', 'booking_id as bookingId'])
    .where('listing_id', '=', searchId)
    .execute()

describe('a guest who cancels', () => {
  it.each([
    { percent: 100, before: 8 * DAY, refund: 78_700, hostGets: 0 },
    { percent: 50, before: 3 * DAY, refund: 41_850, hostGets: 30_000 },
    { percent: 0, before: 5 * HOUR, refund: 5000, hostGets: 60_000 },
  ])('gets $percent% back by the policy, as shown before', async ({ percent, before, refund, hostGets }) => {
    const booking = await confirmed()
    await life.goTo(booking.startsAt, before)
    expect(await life.preview(booking, guest)).toMatchObject({
      refund,
      refundPercent: percent,
      hostGets,
      penalty: 0,
    })
    const view = await life.cancel(booking, guest)
    expect(view).toMatchObject({ state: 'cancelled', endedBy: 'guest', refunded: refund })
    expect(await holdsOf(booking.listing.searchId)).toEqual([])
    await server().drain()
    const money = await life.money(booking.id)
    expect(money).toMatchObject({ captured: 78_700, refunded: refund, bookSum: 0 })
    expect(money.refunds).toEqual([{ amount: refund, kind: 'policy', state: 'done' }])
    expect(money.book).toMatchObject({ processor: 78_700 - refund, guest: 0, host_payable: -hostGets + 0 })
    if (hostGets === 0) expect(money.payout).toBeUndefined()
    else
      expect(money.payout).toMatchObject({
        state: 'scheduled',
        due_at: new Date(booking.endsAt.getTime() + 72 * HOUR),
      })
  })

  it('gets everything back within a day of the confirmation while the start is two days away', async () => {
    const booking = await confirmed({ startsInHours: 72 })
    expect(await life.preview(booking, guest)).toMatchObject({ refund: 78_700, refundPercent: 100 })
    server().clock.advance(24 * HOUR + 1)
    expect(await life.preview(booking, guest)).toMatchObject({ refundPercent: 50, until: expect.any(String) })
  })

  it('is asked again when the amount has changed since they looked', async () => {
    const booking = await confirmed()
    const shown = await life.preview(booking, guest)
    await life.goTo(booking.startsAt, 7 * DAY + MINUTE)
    expect((await life.preview(booking, guest)).refund, 'the last minute').toBe(shown.refund)
    server().clock.advance(MINUTE)
    const params = { id: booking.id }
    const body = { reason: 'plans_changed' as const, expectedRefund: shown.refund }
    const token = await tokenOf(server(), guest)
    await refusedWith(server().call(bookingCalls.cancel, { params, body }, { token }), 'refund_changed')
    expect(await life.stateOf(booking.id)).toBe('confirmed')
    expect((await life.money(booking.id)).refunds).toEqual([])
  })

  it('cannot once it has begun, nor twice, nor what is not theirs', async () => {
    const booking = await confirmed({ startsInHours: 48 })
    await refusedWith(life.preview(booking, await aVerifiedPerson(server())), 'not_found')
    const other = await confirmed({ startsInHours: 60 })
    await life.cancel(other, guest)
    await refusedWith(life.preview(other, guest), 'no_longer_possible')
    server().clock.advance(booking.startsAt.getTime() - server().clock.now().getTime())
    await refusedWith(life.preview(booking, guest), 'no_longer_possible')
    await refusedWith(life.cancel(booking, host), 'no_longer_possible')
  })

  it('gets one refund, however often they press', async () => {
    const booking = await confirmed()
    const { refund } = await life.preview(booking, guest)
    const token = await tokenOf(server(), guest)
    const body = { reason: 'date_moved' as const, expectedRefund: refund }
    const presses = Array.from({ length: 5 }, () =>
      server().call(bookingCalls.cancel, { params: { id: booking.id }, body }, { token }),
    )
    const outcomes = await Promise.allSettled(presses)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await server().drain()
    const { refunds, refunded } = await life.money(booking.id)
    expect({ count: refunds.length, refunded }).toEqual({ count: 1, refunded: refund })
  })
})

describe('a host who cancels', () => {
  it('chooses from reasons of a host, and a guest from those of a guest', async () => {
    const owner = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
    const { id } = await confirmed({ host: owner })
    const cancelFor = async (person: Person, reason: 'plans_changed' | 'repairs') => {
      const body = { reason, expectedRefund: 78_700 }
      return server().call(
        bookingCalls.cancel,
        { params: { id }, body },
        { token: await tokenOf(server(), person) },
      )
    }
    await refusedWith(cancelFor(owner, 'plans_changed'), 'validation_failed')
    await refusedWith(cancelFor(guest, 'repairs'), 'validation_failed')
    expect(await life.stateOf(id)).toBe('confirmed')
    expect(await cancelFor(owner, 'repairs')).toMatchObject({
      state: 'cancelled',
      endReason: 'repairs',
    })
  })

  it('is free once in six months, and owes the next time; the guest gets everything, the time stays blocked', async () => {
    const cruel = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
    const [free, dear, later] = [
      await confirmed({ host: cruel }),
      await confirmed({ host: cruel }),
      await confirmed({ host: cruel, startsInHours: 24 * 200 }),
    ]
    expect(await life.preview(free, cruel)).toMatchObject({
      refund: 78_700,
      penalty: 0,
      isFree: true,
      hostGets: 0,
    })
    expect(await life.cancel(free, cruel)).toMatchObject({ state: 'cancelled', endedBy: 'host', penalty: 0 })
    expect(await holdsOf(free.listing.searchId)).toEqual([{ kind: 'block', bookingId: null }])

    expect(await life.preview(dear, cruel)).toMatchObject({ refund: 78_700, penalty: 15_000, isFree: false })
    expect(await life.cancel(dear, cruel)).toMatchObject({ penalty: 15_000 })
    await server().drain()
    const money = await life.money(dear.id)
    expect(money).toMatchObject({ refunded: 78_700, bookSum: 0, payout: undefined })
    expect(money.book).toMatchObject({ host_debt: 15_000, penalties: -15_000, host_payable: 0, processor: 0 })

    server().clock.advance(185 * DAY)
    expect(await life.preview(later, cruel)).toMatchObject({ penalty: 0, isFree: true })
  })

  it('does not get the time back: of blocked days, those of the booking stay and are named', async () => {
    const booking = await confirmed({
      host: await aVerifiedPerson(server(), { roles: ['creator', 'host'] }),
    })
    const { host, listing, startsAt, endsAt, view } = booking
    await life.cancel(booking, host)
    const asHost = { token: await tokenOf(server(), host) }
    const params = { id: listing.id }
    const on = toLocal(startsAt, view.timeZone).date
    const days = { from: addDays(on, -1), to: addDays(on, 1) }
    const stays = new Intl.DateTimeFormat('en-US', {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(on))
    await server().call(hostingCalls.block, { params, body: { ...days, note: 'Floors' } }, asHost)
    const some = await refusedWith(
      server().call(hostingCalls.unblock, { params, body: days }, asHost),
      'conflict',
    )
    expect(some.message).toBe(
      `You canceled a booking on ${stays}, so that time stays blocked. Everything else is unblocked.`,
    )
    const none = await refusedWith(
      server().call(hostingCalls.unblock, { params, body: days }, asHost),
      'conflict',
    )
    expect(none.message).toBe(`You canceled a booking on ${stays}, so that time stays blocked.`)
    const { held } = await server().call(hostingCalls.calendar, { params, query: days }, asHost)
    expect(held).toMatchObject([{ kind: 'block', startsAt: startsAt.toISOString(), stays: true }])
    expect(Date.parse(held[0]?.endsAt ?? '')).toBeGreaterThanOrEqual(endsAt.getTime())
    await server().call(hostingCalls.unblock, { params, body: { from: days.to, to: days.to } }, asHost)
  })

  it('does not show a guest what the host owes', async () => {
    const cruel = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
    await life.cancel(await confirmed({ host: cruel }), cruel)
    const booking = await confirmed({ host: cruel })
    await life.cancel(booking, cruel)
    expect((await life.show(booking, guest)).penalty).toBe(0)
  })

  it('cannot be free twice by cancelling two at the same moment', async () => {
    const cruel = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
    const two = [await confirmed({ host: cruel }), await confirmed({ host: cruel })]
    const token = await tokenOf(server(), cruel)
    const body = { reason: 'emergency' as const, expectedRefund: 78_700, expectedPenalty: 0 }
    const outcomes = await Promise.allSettled(
      two.map(({ id }) => server().call(bookingCalls.cancel, { params: { id }, body }, { token })),
    )
    const lost = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
    expect(lost).toEqual(['refund_changed'])
  })
})
