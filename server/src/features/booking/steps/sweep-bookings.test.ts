import { beforeAll, describe, expect, it } from 'vitest'
import { aBooking, aVerifiedPerson, CARDS } from '../../../../testing/booking.ts'
import { useLife } from '../../../../testing/booking-life.ts'
import { type Person, useServer } from '../../../../testing/server.ts'
import { PaymentsUnreachable } from '../../../platform/payments/payments.ts'
import { sweepPayments } from '../../payment/sweep-payments.ts'
import { completeBooking } from './complete-booking.ts'
import { remindBooking } from './remind-booking.ts'
import { sweepBookings } from './sweep-bookings.ts'

const server = useServer()
const life = useLife(server)
const MINUTE = 60_000
const HOUR = 60 * MINUTE

let host: Person
let guest: Person

beforeAll(async () => {
  host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
  guest = await aVerifiedPerson(server())
})

const booked = (over: Parameters<typeof aBooking>[1] = {}) => aBooking(server(), { host, guest, ...over })

/** A worker that never came: whatever waited is gone. */
const loseAllJobs = () =>
  server().database.pool.query(
    'select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))',
  )

async function sweepThrice(): Promise<void> {
  for (let times = 0; times < 3; times++) {
    await sweepBookings(server().deps)
    await sweepPayments(server().deps)
  }
}

const eventsOf = async (id: string) => {
  const rows = await server()
    .deps.db.selectFrom('booking_events')
    .select('event')
    .where('booking_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ event }) => event)
}

const noticesAbout = async (bookingId: string, kind: string) =>
  (await life.waiting('notify'))
    .map(({ payload }) => payload as unknown as { kind: string; about: Record<string, string> })
    .filter((payload) => payload.kind === kind && payload.about['bookingId'] === bookingId)
    .map(({ about }) => about['to'])
    .sort()

describe('the sweep', () => {
  it('ends what the clock has ended, once', async () => {
    const pending = await booked({ startsInHours: 100 })
    const unpaid = await booked({ startsInHours: 101, state: 'awaiting_payment' })
    await loseAllJobs()
    await sweepThrice()
    expect([await life.stateOf(pending.id), await life.stateOf(unpaid.id)]).toEqual([
      'pending',
      'awaiting_payment',
    ])
    server().clock.advance(49 * HOUR)
    await sweepThrice()
    expect([await life.stateOf(pending.id), await life.stateOf(unpaid.id)]).toEqual(['expired', 'expired'])
    expect(await eventsOf(pending.id)).toEqual(['requested', 'authorised', 'expire'])
    expect((await eventsOf(unpaid.id)).filter((event) => event === 'payment_timed_out')).toHaveLength(1)
    expect(await noticesAbout(pending.id, 'booking-expire')).toEqual(['guest', 'host'])
    await server().drain()
    expect(await life.money(pending.id)).toMatchObject({ charges: ['released'], captured: 0 })
  })

  it('completes what is over, with one payout three days later for a new host and one day for a known one', async () => {
    const newcomer = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
    const first = await booked({ host: newcomer, state: 'confirmed', startsInHours: 50 })
    const bookings = [first]
    for (let more = 0; more < 5; more++)
      bookings.push(
        await booked({
          host: newcomer,
          state: 'confirmed',
          startsInHours: 74 + 24 * more,
          listing: first.listing,
        }),
      )
    await loseAllJobs()
    await sweepThrice()
    expect(await life.stateOf(first.id), 'not yet').toBe('confirmed')
    server().clock.advance(190 * HOUR)
    await sweepThrice()
    for (const [index, { id, endsAt }] of bookings.entries()) {
      expect(await eventsOf(id)).toEqual(['requested', 'authorised', 'accept', 'complete'])
      const { payout, bookSum } = await life.money(id)
      const wait = index < 5 ? 72 : 24
      expect({ bookSum, due: payout?.due_at }).toEqual({
        bookSum: 0,
        due: new Date(endsAt.getTime() + wait * HOUR),
      })
    }
    const releases = await life.waiting('release-payout')
    const { payout } = await life.money(first.id)
    expect(releases.filter(({ payload }) => payload['payoutId'] === payout?.id)).toHaveLength(1)
    expect(await noticesAbout(first.id, 'booking-complete')).toEqual(['guest', 'host'])
  })

  it('starts payouts that are due and that no job knows of, as one job each', async () => {
    const booking = await booked({ state: 'confirmed', startsInHours: 50 })
    server().clock.advance(60 * HOUR)
    await completeBooking(server().deps, booking.id)
    const { payout } = await life.money(booking.id)
    const releases = async () =>
      (await life.waiting('release-payout')).filter(({ payload }) => payload['payoutId'] === payout?.id)
    await loseAllJobs()
    await sweepThrice()
    expect(await releases(), 'not yet').toEqual([])
    server().clock.advance(72 * HOUR)
    await sweepThrice()
    expect(await releases()).toHaveLength(1)
  })

  it('asks again about cards, captures, releases and refunds that got no answer', async () => {
    const { payments } = server().deps
    const silence = () => Promise.reject(new PaymentsUnreachable('silence'))
    const speaking = { ...payments }
    const accepted = await booked({ startsInHours: 200 })
    const declined = await booked({ startsInHours: 201 })
    const cancelled = await booked({ startsInHours: 202, state: 'confirmed' })
    Object.assign(payments, { authorize: silence, capture: silence, release: silence, refund: silence })
    const asked = await booked({ startsInHours: 203, state: 'awaiting_payment', card: CARDS.good })
    await life.accept(accepted).catch(() => undefined)
    await life.decline(declined)
    await life.cancel(cancelled, guest)
    await loseAllJobs()
    await sweepThrice()
    expect(await life.waiting('advance-charge'), 'they get a minute').toEqual([])
    server().clock.advance(2 * MINUTE)
    await sweepThrice()
    // One asks for its card, one releases it.
    expect(await life.waiting('advance-charge')).toHaveLength(2)
    for (const job of ['capture-rent', 'send-refund']) expect(await life.waiting(job), job).toHaveLength(1)
    Object.assign(payments, speaking)
    await server().drain()
    expect(await life.stateOf(asked.id)).toBe('pending')
    expect(await life.stateOf(accepted.id)).toBe('confirmed')
    expect(await life.money(accepted.id)).toMatchObject({ captured: accepted.view.total, bookSum: 0 })
    expect(await life.money(declined.id)).toMatchObject({ charges: ['released'] })
    expect(await life.money(cancelled.id)).toMatchObject({ refunded: cancelled.view.total, bookSum: 0 })
    server().clock.advance(2 * MINUTE)
    await sweepThrice()
    for (const job of ['advance-charge', 'capture-rent', 'send-refund'])
      expect(await life.waiting(job), job).toEqual([])
  })
})

describe('a payment that is being asked about', () => {
  it('is left to the job that asks: a failure is tried again and not counted as given up', async () => {
    const { payments } = server().deps
    const speaking = { ...payments }
    Object.assign(payments, { authorize: () => Promise.reject(new PaymentsUnreachable('silence')) })
    await booked({ startsInHours: 230, state: 'awaiting_payment', card: CARDS.good })
    Object.assign(payments, speaking)
    server().clock.advance(2 * MINUTE)
    const { pool } = server().database
    const lock = 'update graphile_worker._private_jobs set locked_at = $1, locked_by = $2 where key = $3'
    const [asking] = await life.waiting('advance-charge')
    const key = `charge:${asking?.payload['chargeId']}:advance`
    await pool.query(lock, [new Date(), 'a worker', key])
    await sweepThrice()
    const { rows } = await pool.query(
      `select key, attempts from graphile_worker._private_jobs
       where payload ->> 'chargeId' = $1`,
      [asking?.payload['chargeId']],
    )
    expect(rows).toEqual([{ key, attempts: 0 }])
    await pool.query(lock, [null, null, key])
    await loseAllJobs()
  })
})

describe('the reminder', () => {
  it('goes to both sides a day before, by a job of its own', async () => {
    const booking = await booked({ state: 'confirmed', startsInHours: 120 })
    const [job] = (await life.waiting('remind-booking')).filter(
      ({ payload }) => payload['bookingId'] === booking.id,
    )
    expect(job?.runAt).toEqual(new Date(booking.startsAt.getTime() - 24 * HOUR))
    await life.goTo(booking.startsAt, 24 * HOUR)
    await remindBooking(server().deps, booking.id)
    await remindBooking(server().deps, booking.id)
    expect(await noticesAbout(booking.id, 'booking-reminder')).toEqual(['guest', 'host'])
  })

  it('does not go out for what has fallen through or begun', async () => {
    const cancelled = await booked({ state: 'cancelled', startsInHours: 120 })
    await remindBooking(server().deps, cancelled.id)
    const begun = await booked({ state: 'confirmed', startsInHours: 30 })
    await life.goTo(begun.startsAt, -MINUTE)
    await remindBooking(server().deps, begun.id)
    expect(await noticesAbout(cancelled.id, 'booking-reminder')).toEqual([])
    expect(await noticesAbout(begun.id, 'booking-reminder')).toEqual([])
  })
})
