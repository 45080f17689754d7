import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { guestAccount } from '@roomtone/domain/ledger/accounts'
import { beforeAll, describe, expect, it } from 'vitest'
import { aVerifiedPerson, runDueJobs, tokenOf } from '../../../../testing/booking.ts'
import { aFailedRefund, type FailedRefund } from '../../../../testing/refunds.ts'
import { type Person, useServer } from '../../../../testing/server.ts'
import { balanceOf, sumOfAll, throughProcessor } from '../../ledger/entry.ts'
import { findLatestCharge } from '../../payment/charge/charge.store.ts'
import { rentOf } from '../../payment/charge/paid-for.ts'
import { compareRefunds } from '../../payment/refund/compare-refunds.ts'

const server = useServer()
let admin: Person

beforeAll(async () => {
  admin = await server().aPerson({ roles: ['admin'], fullName: 'Ida Ledger' })
})

const asAdmin = async () => ({ token: await tokenOf(server(), admin) })
const list = async (query = {}) => server().call(bookingCalls.refunds, { query }, await asAdmin())
const find = async (id: string) =>
  (await list({ show: 'all', q: id.slice(0, 13) })).items.find((item) => item.id === id)
const retry = async ({ id }: FailedRefund, attempt: number) =>
  server().call(bookingCalls.retryRefund, { params: { id }, body: { attempt } }, await asAdmin())
const settle = async ({ id }: FailedRefund, through: 'processor' | 'bank', attempt = 1, by = admin) =>
  server().call(
    bookingCalls.settleRefund,
    { params: { id }, body: { through, attempt, reason: 'Sent by transfer, number 12' } },
    { token: await tokenOf(server(), by) },
  )
const owed = (refund: FailedRefund) => balanceOf(server().deps.db, guestAccount(refund.booking.id))
const sent = async ({ booking }: FailedRefund) =>
  (await throughProcessor(server().deps.db, [booking.id])).get(booking.id)?.refunded

describe('refunds that failed', () => {
  it('are what the queue shows, until they are asked for again and go through', async () => {
    const refund = await aFailedRefund(server())
    expect(await owed(refund)).toBe(-refund.amount)
    expect((await list()).items.map(({ id }) => id)).toContain(refund.id)
    expect(await retry(refund, 1)).toMatchObject({ state: 'asking', attempt: 2, isStuck: false })
    await runDueJobs(server())
    expect(await find(refund.id)).toMatchObject({ state: 'done', byHand: null })
    expect(await owed(refund)).toBe(0)
    expect(await sent(refund)).toBe(refund.amount)
    expect((await list()).items.map(({ id }) => id)).not.toContain(refund.id)
    await expect(retry(refund, 2)).rejects.toMatchObject({ code: 'no_longer_possible' })
  })

  it('are asked for once, however many press', async () => {
    const refund = await aFailedRefund(server())
    const presses = await Promise.allSettled([retry(refund, 1), retry(refund, 1), retry(refund, 1)])
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (let round = 0; round < 3; round += 1) await runDueJobs(server())
    expect(await find(refund.id)).toMatchObject({ state: 'done', attempt: 2 })
    expect(await sent(refund)).toBe(refund.amount)
    const charge = await server()
      .deps.db.selectFrom('simulated_charges')
      .select('refunded')
      .where('booking_id', '=', refund.booking.id)
      .executeTakeFirstOrThrow()
    expect(charge.refunded).toBe(refund.amount)
  })

  it('are settled by an admin who has no part in the booking', async () => {
    const guest = await aVerifiedPerson(server(), { roles: ['creator', 'admin'] })
    const refund = await aFailedRefund(server(), { guest })
    await expect(settle(refund, 'bank', 1, guest)).rejects.toMatchObject({ code: 'own_account' })
    expect(await owed(refund)).toBe(-refund.amount)
    expect(await settle(refund, 'bank')).toMatchObject({ state: 'done' })
  })

  it('can be settled past the processor: the guest has it, the processor does not count it', async () => {
    const refund = await aFailedRefund(server())
    const processor = await balanceOf(server().deps.db, 'processor')
    const bank = await balanceOf(server().deps.db, 'bank')
    expect(await settle(refund, 'bank')).toMatchObject({
      state: 'done',
      byHand: { through: 'bank', by: 'Ida Ledger', reason: 'Sent by transfer, number 12' },
    })
    expect(await owed(refund)).toBe(0)
    expect(await balanceOf(server().deps.db, 'processor')).toBe(processor)
    expect(await balanceOf(server().deps.db, 'bank')).toBe(bank - refund.amount)
    expect(await sumOfAll(server().deps.db)).toBe(0)
    const payment = await findLatestCharge(server().deps.db, rentOf(refund.booking.id))
    if (!payment) throw new Error('It was paid')
    await compareRefunds(server().deps, payment, 'refund_failed')
    expect(await find(refund.id)).toMatchObject({ state: 'done' })
    await expect(settle(refund, 'bank', 2)).rejects.toMatchObject({ code: 'no_longer_possible' })
  })

  it('can be settled at the processor, fail once more, and be settled again', async () => {
    const refund = await aFailedRefund(server())
    await settle(refund, 'processor')
    expect(await owed(refund)).toBe(0)
    expect(await sent(refund)).toBe(refund.amount)
    const payment = await findLatestCharge(server().deps.db, rentOf(refund.booking.id))
    if (!payment) throw new Error('It was paid')
    await compareRefunds(server().deps, payment, 'refund_failed')
    expect(await find(refund.id)).toMatchObject({ state: 'failed', attempt: 2 })
    expect(await owed(refund)).toBe(-refund.amount)
    await expect(settle(refund, 'bank', 1)).rejects.toMatchObject({ code: 'stale' })
    await settle(refund, 'bank', 2)
    expect(await owed(refund)).toBe(0)
    expect(await sumOfAll(server().deps.db)).toBe(0)
  })

  it('are for admins alone', async () => {
    const refund = await aFailedRefund(server())
    const asGuest = { token: await tokenOf(server(), refund.booking.guest) }
    await expect(server().call(bookingCalls.refunds, { query: {} }, asGuest)).rejects.toMatchObject({
      code: 'forbidden',
    })
    const body = { attempt: 1 }
    await expect(
      server().call(bookingCalls.retryRefund, { params: { id: refund.id }, body }, asGuest),
    ).rejects.toMatchObject({ code: 'forbidden' })
  })
})
