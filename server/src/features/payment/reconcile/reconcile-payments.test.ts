import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { guestAccount, hostPayable } from '@roomtone/domain/ledger/accounts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aBooking, aVerifiedPerson, runDueJobs, tokenOf } from '../../../../testing/booking.ts'
import { giveAccount, letPayoutsFallDue, payoutOf } from '../../../../testing/payouts.ts'
import { useServer } from '../../../../testing/server.ts'
import { PaymentsUnreachable } from '../../../platform/payments/payments.ts'
import { postTransfer } from '../../ledger/entry.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const server = useServer()
const HOUR = 3_600_000

const db = () => server().deps.db
const reconciled = async () => {
  await reconcilePayments(server().deps)
  return latest()
}
const latest = () =>
  db().selectFrom('reconciliations').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
const alerts = () =>
  server()
    .database.pool.query("select 1 from graphile_worker.jobs where task_identifier = 'send-mail'")
    .then(({ rowCount }) => rowCount)

afterEach(() => {
  vi.restoreAllMocks()
})

describe('when all is well', () => {
  it('finds nothing, whatever a booking has been through', async () => {
    await aBooking(server(), { state: 'confirmed' })
    await aBooking(server(), { state: 'cancelled' })
    await aBooking(server(), { state: 'withdrawn' })
    await aBooking(server(), { state: 'pending' })
    const paid = await aBooking(server(), { state: 'completed', startsInHours: 48 })
    await giveAccount(server(), paid.host.id)
    await letPayoutsFallDue(server())
    expect((await payoutOf(server(), paid.id)).state).toBe('paid')
    server().clock.advance(2 * HOUR)
    await runDueJobs(server())
    const before = await alerts()
    expect(await reconciled()).toMatchObject({ checked: 5, differences: [] })
    expect(await alerts()).toBe(before)
  })
})

describe('what a host has of a booking that ended', () => {
  it('is named where no payout is to send it', async () => {
    const booking = await aBooking(server(), { state: 'completed', startsInHours: 48 })
    const { id } = await payoutOf(server(), booking.id)
    expect((await reconciled()).differences).toEqual([])
    await db().deleteFrom('payouts').where('id', '=', id).execute()
    expect((await reconciled()).differences).toEqual([
      { bookingId: booking.id, what: 'unplanned', ours: -booking.view.subtotal, theirs: 0 },
    ])
    const { host_id, due_at, created_at } = {
      host_id: booking.host.id,
      due_at: server().clock.now(),
      created_at: server().clock.now(),
    }
    await db()
      .insertInto('payouts')
      .values({ id, booking_id: booking.id, host_id, due_at, created_at })
      .execute()
    expect((await reconciled()).differences).toEqual([])
  })
})

describe('what differs at the processor', () => {
  it('is found, told to the operator, and looked at again after it has grown old', async () => {
    const booking = await aBooking(server(), { state: 'confirmed' })
    const total = booking.view.total
    const change = (amount: number) =>
      db().updateTable('simulated_charges').set({ amount }).where('booking_id', '=', booking.id).execute()
    await change(total - 100)
    const expected = { bookingId: booking.id, what: 'captured', ours: total, theirs: total - 100 }
    const before = await alerts()
    expect((await reconciled()).differences).toEqual([expected])
    expect(await alerts()).toBe(Number(before) + 1)
    await server().drain()
    server().clock.advance(60 * 24 * HOUR)
    expect(await differencesAbout(booking.id)).toContainEqual(expected)
    await change(total)
    expect(await differencesAbout(booking.id)).not.toContainEqual(expected)
  })

  it('is found in refunds, in charges that are gone, and in cards that are still held', async () => {
    const refunded = await aBooking(server(), { state: 'confirmed' })
    const gone = await aBooking(server(), { state: 'confirmed' })
    const held = await aBooking(server(), { state: 'withdrawn' })
    await runDueJobs(server())
    const charges = () => db().updateTable('simulated_charges')
    await charges().set({ refunded: 500 }).where('booking_id', '=', refunded.id).execute()
    await db()
      .updateTable('charges')
      .set({ reference: 'pi_sim_never_made' })
      .where('booking_id', '=', gone.id)
      .execute()
    const until = new Date(server().clock.now().getTime() + 48 * HOUR)
    await charges()
      .set({ state: 'authorised', authorised_until: until })
      .where('booking_id', '=', held.id)
      .execute()
    expect(await differencesAbout(refunded.id)).toEqual([
      { bookingId: refunded.id, what: 'refunded', ours: 0, theirs: 500 },
    ])
    expect(await differencesAbout(gone.id)).toEqual([
      { bookingId: gone.id, what: 'captured', ours: gone.view.total, theirs: 0 },
    ])
    expect(await differencesAbout(held.id)).toEqual([
      { bookingId: held.id, what: 'reserved', ours: 0, theirs: held.view.total },
    ])
  })
})

describe('more bookings than are looked for in one go', () => {
  it('are all compared, with a few questions at a time', async () => {
    const listed = []
    for (let n = 0; n < 5; n++) listed.push(await aBooking(server(), { state: 'confirmed' }))
    await runDueJobs(server())
    for (const { id, view } of listed)
      await db()
        .updateTable('simulated_charges')
        .set({ amount: view.total - 100 })
        .where('booking_id', '=', id)
        .execute()
    const { payments } = server().deps
    const find = payments.find
    let asking = 0
    let most = 0
    vi.spyOn(payments, 'find').mockImplementation(async (reference) => {
      most = Math.max(most, ++asking)
      const charge = await find(reference)
      asking--
      return charge
    })
    // Those that only the run before had named are not looked at again.
    await reconciled()
    const whole = await reconciled()
    expect(most).toBeGreaterThan(1)
    expect(most).toBeLessThanOrEqual(8)
    expect(whole.checked).toBeGreaterThanOrEqual(5)
    for (const bookings of [1, 2, whole.checked, whole.checked + 1]) {
      await reconcilePayments(server().deps, { bookings, accounts: bookings })
      expect(await latest()).toMatchObject({ checked: whole.checked, differences: whole.differences })
    }
    const named = (whole.differences as { bookingId: string; what: string }[])
      .filter(({ what }) => what === 'captured')
      .map(({ bookingId }) => bookingId)
    expect(named).toEqual(expect.arrayContaining(listed.map(({ id }) => id)))
  })
})

describe('money that has stopped on its way', () => {
  it('is named after an hour, and not before', async () => {
    const booking = await aBooking(server(), { state: 'confirmed' })
    const moveTo = (name: 'guest' | 'host', amount: number) =>
      db()
        .transaction()
        .execute((tx) =>
          postTransfer(tx, {
            kind: 'refund_due',
            postings: [
              { account: hostPayable(booking.host.id), amount },
              { account: guestAccount(booking.id), amount: -amount },
            ],
            key: `refund_due:${name}`,
            bookingId: booking.id,
            now: server().clock.now(),
          }),
        )
    await moveTo('guest', 300)
    expect(await differencesAbout(booking.id)).toEqual([])
    server().clock.advance(HOUR + 1000)
    expect(await differencesAbout(booking.id)).toEqual([
      { bookingId: booking.id, what: 'guest', ours: -300, theirs: 0 },
    ])
  })

  it('is named when a payout or a card gets no answer', async () => {
    const booking = await aBooking(server(), { state: 'completed', startsInHours: 48 })
    await giveAccount(server(), booking.host.id)
    vi.spyOn(server().deps.payments, 'payOut').mockRejectedValue(new PaymentsUnreachable('Away'))
    await letPayoutsFallDue(server())
    const waiting = await aBooking(server(), { state: 'pending' })
    await db()
      .updateTable('charges')
      .set({ state: 'releasing' })
      .where('booking_id', '=', waiting.id)
      .execute()
    expect(await differencesAbout(booking.id)).toEqual([])
    server().clock.advance(2 * HOUR)
    expect(await differencesAbout(booking.id)).toEqual([
      { bookingId: booking.id, what: 'sending', ours: booking.view.subtotal, theirs: 0 },
    ])
    expect(await differencesAbout(waiting.id)).toEqual([
      { bookingId: waiting.id, what: 'releasing', ours: waiting.view.total, theirs: 0 },
    ])
  })
})

describe('when the processor cannot be asked', () => {
  it('fails and writes nothing, and is done by the job’s next try', async () => {
    await aBooking(server(), { state: 'confirmed' })
    const before = await latest()
    const find = vi.spyOn(server().deps.payments, 'find').mockRejectedValue(new PaymentsUnreachable('Away'))
    await server().deps.jobs.add(db(), 'reconcile-payments', {})
    await server().drain()
    // What was being asked when the first answer failed, and nothing after it.
    expect(find.mock.calls.length).toBeGreaterThan(0)
    expect(find.mock.calls.length).toBeLessThanOrEqual(8)
    expect(await latest()).toEqual(before)
    find.mockRestore()
    await server().bringJobsForward()
    await server().drain()
    expect((await latest()).id).toBe(before.id + 1)
  })
})

describe('the list', () => {
  it('shows admins the latest first', async () => {
    const admin = await aVerifiedPerson(server(), { roles: ['creator', 'admin'] })
    const { items } = await server().call(
      bookingCalls.reconciliations,
      {},
      { token: await tokenOf(server(), admin) },
    )
    const newest = await latest()
    expect(items[0]).toEqual({
      at: newest.at.toISOString(),
      checked: newest.checked,
      differences: newest.differences,
    })
    expect(items.length).toBeGreaterThan(1)
  })
})

async function differencesAbout(bookingId: string) {
  const { differences } = await reconciled()
  return (differences as { bookingId: string }[]).filter((difference) => difference.bookingId === bookingId)
}
