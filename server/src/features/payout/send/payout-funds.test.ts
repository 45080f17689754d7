import { afterAll, afterEach, expect, it } from 'vitest'
import { aBooking, runDueJobs } from '../../../../testing/booking.ts'
import { giveAccount, letPayoutsFallDue, payoutOf } from '../../../../testing/payouts.ts'
import { useServer } from '../../../../testing/server.ts'
import { openStripePaymentsPeer } from '../../../../testing/stripe-payments-peer.ts'
import { balanceOf, sumOfAll } from '../../ledger/entry.ts'
import { reconcilePayments } from '../../payment/reconcile/reconcile-payments.ts'
import { findReconciliations } from '../../payment/reconcile/reconciliation.store.ts'
import { countOverduePayouts } from './release.store.ts'

const peer = await openStripePaymentsPeer()
afterAll(() => peer.close())
afterEach(() => {
  peer.intents.available = Number.POSITIVE_INFINITY
})

const server = useServer(peer.settings)
const HOUR = 3_600_000

async function completed() {
  const request = { card: { token: 'pm_card_visa' } }
  const booking = await aBooking(server(), { state: 'completed', startsInHours: 48, request })
  return { ...booking, account: await giveAccount(server(), booking.host.id) }
}
const sentTo = (account: string) =>
  peer.intents.transfers.filter(({ destination }) => destination === account)
const mailsAbout = async (email: string) =>
  (await server().mailsTo(email)).map(({ kind }) => kind).filter((kind) => kind.startsWith('payout'))
const overdue = async () =>
  countOverduePayouts(server().deps.db, new Date(server().clock.now().getTime() - HOUR))

it('is taken out of the booking’s own charge, so that an empty balance does not keep it', async () => {
  const { id, host, account, view } = await completed()
  peer.intents.available = 0
  await letPayoutsFallDue(server())
  expect(await payoutOf(server(), id)).toMatchObject({ state: 'paid', attempt: 1, refused_code: null })
  const [sent, ...others] = sentTo(account)
  expect(others).toEqual([])
  expect(sent).toMatchObject({ amount: view.subtotal, source: expect.stringMatching(/^ch_/) })
  expect(await mailsAbout(host.email)).toEqual(['payout-sent'])
})

it('that our balance does not cover is ours to mend: tried for as long as it takes, and told to the operator', async () => {
  const { id, host, account, view } = await completed()
  const { db } = server().deps
  // More than the charge, as after a claim that the guest paid: no single charge can be its source.
  await db.updateTable('charges').set({ amount_cents: 100 }).where('booking_id', '=', id).execute()
  peer.intents.available = 0
  await letPayoutsFallDue(server())
  for (let tries = 1; tries <= 7; tries += 1) {
    expect(await payoutOf(server(), id)).toMatchObject({
      state: 'scheduled',
      attempt: tries,
      refusals: 0,
      source: null,
      refused_code: 'balance_insufficient',
    })
    server().clock.advance(12 * HOUR + 1000)
    if (tries < 7) await runDueJobs(server())
  }
  expect(await mailsAbout(host.email)).toEqual([])
  expect(await overdue()).toContainEqual({ state: 'unfunded', count: 1 })
  await reconcilePayments(server().deps)
  const [last] = await findReconciliations(db, 1)
  expect(last?.differences).toContainEqual({
    bookingId: id,
    what: 'unfunded',
    ours: view.subtotal,
    theirs: 0,
  })
  peer.intents.available = view.subtotal
  await runDueJobs(server())
  expect(await payoutOf(server(), id)).toMatchObject({ state: 'paid', attempt: 8, refused_code: null })
  expect(sentTo(account).map(({ amount }) => amount)).toEqual([view.subtotal])
  expect(await mailsAbout(host.email)).toEqual(['payout-sent'])
  expect(await balanceOf(db, 'payouts')).toBe(0)
  expect(await sumOfAll(db)).toBe(0)
})

it('whose charge gives nothing is sent without it, once', async () => {
  const { id, account, view } = await completed()
  const { reference } = await server()
    .deps.db.selectFrom('charges')
    .select('reference')
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow()
  // Somebody has sent most of it to another account from the dashboard.
  const { key, amount, source } = { key: id, amount: view.subtotal, source: reference }
  await server().deps.payments.payOut({ key, account: 'acct_peer_other', amount, source })
  await letPayoutsFallDue(server())
  await runDueJobs(server())
  expect(await payoutOf(server(), id)).toMatchObject({ state: 'paid', attempt: 2, source: null })
  expect(sentTo(account)).toMatchObject([{ amount: view.subtotal, source: null }])
})
