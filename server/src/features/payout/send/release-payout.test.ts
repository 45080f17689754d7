import { randomUUID } from 'node:crypto'
import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { peopleCalls } from '@roomtone/contract/people/people.calls'
import { type Account, hostDebt, hostPayable } from '@roomtone/domain/ledger/accounts'
import { owedGoodwill } from '@roomtone/domain/ledger/movements'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  aBooking,
  aVerifiedPerson,
  runDueJobs,
  type TestBooking,
  tokenOf,
} from '../../../../testing/booking.ts'
import { useClaims } from '../../../../testing/claims.ts'
import { giveAccount, letPayoutsFallDue, payoutOf, putInDebt } from '../../../../testing/payouts.ts'
import { useServer } from '../../../../testing/server.ts'
import { PaymentsUnreachable } from '../../../platform/payments/payments.ts'
import { balanceOf, postTransfer, sumOfAll, transfersOf } from '../../ledger/entry.ts'
import { unholdPayoutsOf } from '../../payment/payout-hold/held-payout.store.ts'
import { releasePayout } from './release-payout.ts'
import { sendPayout } from './send-payout.ts'
import { sweepPayouts } from './sweep-payouts.ts'

const server = useServer()
const DAY = 86_400_000

const balance = (account: Account) => balanceOf(server().deps.db, account)
const completed = (over: Parameters<typeof aBooking>[1] = {}) =>
  aBooking(server(), { state: 'completed', startsInHours: 48, ...over })
const kindsOf = async ({ id }: TestBooking) =>
  (await transfersOf(server().deps.db, id)).map(({ kind }) => kind)
const mailsAbout = async (email: string) =>
  (await server().mailsTo(email)).map(({ kind }) => kind).filter((kind) => kind.startsWith('payout'))
const sentTo = (account: string) =>
  server().deps.db.selectFrom('simulated_payouts').selectAll().where('account', '=', account).execute()

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a payout', () => {
  it('waits for its day, then goes out once, and everyone who should know does', async () => {
    const booking = await completed()
    const account = await giveAccount(server(), booking.host.id)
    const { id } = await payoutOf(server(), booking.id)
    await releasePayout(server().deps, id)
    expect(await payoutOf(server(), booking.id)).toMatchObject({ state: 'scheduled', attempt: 0 })
    const before = await balance('processor')
    await letPayoutsFallDue(server())
    await releasePayout(server().deps, id)
    await sendPayout(server().deps, id)
    const { subtotal } = booking.view
    expect(await payoutOf(server(), booking.id)).toMatchObject({
      state: 'paid',
      attempt: 1,
      account,
      due_cents: subtotal,
      withheld_cents: 0,
      paid_cents: subtotal,
      reference: expect.stringContaining('po_sim_'),
    })
    expect((await sentTo(account)).map(({ amount }) => amount)).toEqual([subtotal])
    expect(await balance('processor')).toBe(before - subtotal)
    expect(await balance(hostPayable(booking.host.id))).toBe(0)
    expect(await balance('payouts')).toBe(0)
    expect(await mailsAbout(booking.host.email)).toEqual(['payout-sent'])
    expect(await eventsOf(booking)).toContain('paid_out')
    expect(await auditOf(id)).toEqual(['payout.release', 'payout.pay'])
  })

  it('leaves out what a cancellation gave back', async () => {
    const booking = await aBooking(server(), {
      state: 'cancelled',
      startsInHours: 30,
      listingOver: { cancellation_policy: 'standard_30', cleaning_fee_cents: 5_000 },
    })
    const account = await giveAccount(server(), booking.host.id)
    server().clock.advance(3 * DAY)
    await letPayoutsFallDue(server())
    expect((await sentTo(account)).map(({ amount }) => amount)).toEqual([booking.view.subtotal - 5_000])
    expect(await balance(hostPayable(booking.host.id))).toBe(0)
  })
})

describe('of a host who is suspended', () => {
  it('it is held, and goes out when the suspension is lifted', async () => {
    const booking = await completed()
    await giveAccount(server(), booking.host.id)
    const admin = await aVerifiedPerson(server(), { roles: ['admin'] })
    const suspend = async (suspended: boolean) =>
      server().call(
        peopleCalls.suspend,
        { params: { id: booking.host.id }, body: { suspended, reason: 'In doubt' } },
        { token: await tokenOf(server(), admin) },
      )
    await suspend(true)
    await letPayoutsFallDue(server())
    const { id, state } = await payoutOf(server(), booking.id)
    expect(state).toBe('held')
    expect(await auditOf(id)).toEqual(['payout.wait'])
    await suspend(false)
    await server().drain()
    expect(await payoutOf(server(), booking.id)).toMatchObject({ state: 'paid' })
  })

  it('it stays held when a claim was opened meanwhile', async () => {
    const booking = await completed()
    await giveAccount(server(), booking.host.id)
    const { db } = server().deps
    const claim = await useClaims(server).open(booking, booking.guest, { kind: 'access', asked: 1000 })
    await db.transaction().execute((tx) => unholdPayoutsOf(tx, booking.host.id, server().clock.now()))
    expect(await payoutOf(server(), booking.id)).toMatchObject({ state: 'held' })
    await useClaims(server).withdraw(claim.id, booking.guest)
    expect(await payoutOf(server(), booking.id)).toMatchObject({ state: 'scheduled' })
  })
})

describe('without an account', () => {
  it('it waits, says so once, and goes out when there is one', async () => {
    const booking = await completed()
    await letPayoutsFallDue(server())
    const { id } = await payoutOf(server(), booking.id)
    await releasePayout(server().deps, id)
    await server().drain()
    expect(await payoutOf(server(), booking.id)).toMatchObject({ state: 'without_account', due_cents: null })
    expect(await mailsAbout(booking.host.email)).toEqual(['payout-problem'])
    expect(await kindsOf(booking)).not.toContain('payout_due')
    await giveAccount(server(), booking.host.id)
    await releasePayout(server().deps, id)
    await server().drain()
    expect((await payoutOf(server(), booking.id)).state).toBe('paid')
  })

  it('it waits for none where nothing is left to send, and is settled with the ledger', async () => {
    const nothing = await completed()
    await refundFromHost(nothing, nothing.view.subtotal)
    const less = await completed()
    await refundFromHost(less, less.view.subtotal)
    await takeFromHost(less, 2_000)
    const covered = await completed()
    await putInDebt(server(), covered.host.id, covered.id, covered.view.subtotal)
    const waiting = await completed()
    await letPayoutsFallDue(server())
    expect(await payoutOf(server(), nothing.id)).toMatchObject({
      state: 'settled',
      due_cents: 0,
      paid_cents: 0,
    })
    expect(await payoutOf(server(), less.id)).toMatchObject({
      state: 'settled',
      due_cents: -2_000,
      withheld_cents: -2_000,
    })
    expect(await balance(hostDebt(less.host.id))).toBe(2_000)
    expect(await balance(hostPayable(less.host.id))).toBe(0)
    expect(await payoutOf(server(), covered.id)).toMatchObject({ state: 'settled', paid_cents: 0 })
    expect(await balance(hostDebt(covered.host.id))).toBe(0)
    expect(await mailsAbout(less.host.email)).toEqual([])
    expect(await payoutOf(server(), waiting.id)).toMatchObject({ state: 'without_account' })
    await refundFromHost(waiting, waiting.view.subtotal)
    await runDueJobs(server())
    expect(await payoutOf(server(), waiting.id)).toMatchObject({ state: 'settled', paid_cents: 0 })
  })
})

describe('refused by the bank', () => {
  it('it is owed once however often it is tried, and told once for each reason', async () => {
    const booking = await completed()
    await giveAccount(server(), booking.host.id, 'closed')
    await letPayoutsFallDue(server())
    expect(await payoutOf(server(), booking.id)).toMatchObject({
      state: 'refused',
      refused_code: 'account_closed',
    })
    expect(await balance('payouts')).toBe(-booking.view.subtotal)
    server().clock.advance(DAY + 1000)
    await runDueJobs(server())
    expect(await payoutOf(server(), booking.id)).toMatchObject({ state: 'refused', attempt: 2 })
    expect(await mailsAbout(booking.host.email)).toEqual(['payout-problem'])
    // A debt that comes up meanwhile is taken from the next payout: this one has already left the host's
    // account.
    await putInDebt(server(), booking.host.id, booking.id, 5_000)
    const account = await giveAccount(server(), booking.host.id)
    await releasePayout(server().deps, (await payoutOf(server(), booking.id)).id)
    await server().drain()
    expect(await payoutOf(server(), booking.id)).toMatchObject({
      state: 'paid',
      attempt: 3,
      refused_code: null,
      paid_cents: booking.view.subtotal,
    })
    expect(await sentTo(account)).toHaveLength(1)
    expect((await kindsOf(booking)).filter((kind) => kind === 'payout_due')).toHaveLength(1)
    expect(await balance('payouts')).toBe(0)
    expect(await balance(hostDebt(booking.host.id))).toBe(5_000)
  })
})

describe('while the processor is away', () => {
  it('the same key asks again, and one payout comes of it', async () => {
    const booking = await completed()
    const account = await giveAccount(server(), booking.host.id)
    const { payments } = server().deps
    const really = payments.payOut.bind(payments)
    const payOut = vi.spyOn(payments, 'payOut').mockImplementationOnce(async (request) => {
      await really(request)
      throw new PaymentsUnreachable('The answer did not arrive')
    })
    await letPayoutsFallDue(server())
    expect((await payoutOf(server(), booking.id)).state).toBe('sending')
    await server().bringJobsForward()
    await server().drain()
    expect((await payoutOf(server(), booking.id)).state).toBe('paid')
    expect(new Set(payOut.mock.calls.map(([{ key }]) => key)).size).toBe(1)
    expect(payOut).toHaveBeenCalledTimes(2)
    expect(await sentTo(account)).toHaveLength(1)
  })

  it('a job that gave up is started again, but not after the key is forgotten', async () => {
    const booking = await completed()
    await giveAccount(server(), booking.host.id)
    const payOut = vi
      .spyOn(server().deps.payments, 'payOut')
      .mockRejectedValue(new PaymentsUnreachable('Away'))
    await letPayoutsFallDue(server())
    await server().database.pool.query("delete from graphile_worker._private_jobs where key like 'payout:%'")
    server().clock.advance(21 * 3_600_000)
    await sweepPayouts(server().deps)
    await server().drain()
    payOut.mockClear()
    await sendPayout(server().deps, (await payoutOf(server(), booking.id)).id)
    expect(payOut).not.toHaveBeenCalled()
    server().clock.advance(-20 * 3_600_000)
    payOut.mockRestore()
    await sweepPayouts(server().deps)
    await server().drain()
    expect((await payoutOf(server(), booking.id)).state).toBe('paid')
  })
})

describe('a debt', () => {
  it('is withheld once, also when two payouts are released at the same moment', async () => {
    const host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
    const first = await completed({ host })
    const second = await completed({ host })
    await giveAccount(server(), host.id)
    await putInDebt(server(), host.id, first.id, 7_500)
    server().clock.advance(4 * DAY)
    const ids = [(await payoutOf(server(), first.id)).id, (await payoutOf(server(), second.id)).id]
    await Promise.all([...ids, ...ids].map((id) => releasePayout(server().deps, id)))
    await server().drain()
    const rows = [await payoutOf(server(), first.id), await payoutOf(server(), second.id)]
    expect(rows.map(({ state }) => state)).toEqual(['paid', 'paid'])
    expect(rows.reduce((sum, { withheld_cents }) => sum + (withheld_cents ?? 0), 0)).toBe(7_500)
    const paid = rows.reduce((sum, { paid_cents }) => sum + (paid_cents ?? 0), 0)
    expect(paid).toBe(first.view.subtotal + second.view.subtotal - 7_500)
    expect(await balance(hostDebt(host.id))).toBe(0)
    expect(await balance(hostPayable(host.id))).toBe(0)
  })

  it('above what is due leaves nothing to send, and the rest of it remains', async () => {
    const booking = await completed()
    const account = await giveAccount(server(), booking.host.id)
    const { subtotal } = booking.view
    await putInDebt(server(), booking.host.id, booking.id, subtotal + 100)
    await letPayoutsFallDue(server())
    expect(await payoutOf(server(), booking.id)).toMatchObject({
      state: 'settled',
      due_cents: subtotal,
      withheld_cents: subtotal,
      paid_cents: 0,
    })
    expect(await sentTo(account)).toEqual([])
    expect(await balance(hostDebt(booking.host.id))).toBe(100)
  })
})

it('whatever happened here, the ledger comes to zero', async () => {
  expect(await sumOfAll(server().deps.db)).toBe(0)
})

async function refundFromHost({ id }: TestBooking, amount: number): Promise<void> {
  const admin = await server().aPerson({ roles: ['admin'] })
  const as = { token: await tokenOf(server(), admin) }
  const { refunded } = await server().call(bookingCalls.show, { params: { id } }, as)
  const body = { key: randomUUID(), amount, from: 'host' as const, refunded, reason: 'Sorry for it' }
  await server().call(bookingCalls.adminRefund, { params: { id }, body }, as)
}

async function takeFromHost({ id, host }: TestBooking, amount: number): Promise<void> {
  const more = owedGoodwill({ bookingId: id, hostId: host.id, amount, from: 'host', isPaidOut: false })
  await server()
    .deps.db.transaction()
    .execute((tx) =>
      postTransfer(tx, {
        ...more,
        key: `refund_due:${randomUUID()}`,
        bookingId: id,
        now: server().clock.now(),
      }),
    )
}

async function eventsOf({ id }: TestBooking): Promise<string[]> {
  const { db } = server().deps
  const rows = await db.selectFrom('booking_events').select('event').where('booking_id', '=', id).execute()
  return rows.map(({ event }) => event)
}

async function auditOf(subjectId: string): Promise<string[]> {
  const { db } = server().deps
  const rows = await db
    .selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', subjectId)
    .orderBy('id')
    .execute()
  return rows.map(({ action }) => action)
}
