import { hostPayable } from '@roomtone/domain/ledger/accounts'
import { afterAll, describe, expect, it } from 'vitest'
import { aBooking, runDueJobs, type TestBooking } from '../../../../testing/booking.ts'
import { useLife } from '../../../../testing/booking-life.ts'
import { giveAccount, letPayoutsFallDue, payoutOf } from '../../../../testing/payouts.ts'
import { useServer } from '../../../../testing/server.ts'
import { openStripePaymentsPeer } from '../../../../testing/stripe-payments-peer.ts'
import { CHARGE_OWNERS } from '../../../charge-owners.ts'
import { balanceOf, sumOfAll } from '../../ledger/entry.ts'
import { handlePaymentWebhook } from '../../payment/webhook/handle-payment-webhook.ts'
import { releasePayout } from './release-payout.ts'

const peer = await openStripePaymentsPeer()
afterAll(() => peer.close())

const server = useServer(peer.settings)
const life = useLife(server)

async function aShoot(state: 'confirmed' | 'completed' = 'completed') {
  const request = { card: { token: 'pm_card_visa' } }
  const booking = await aBooking(server(), { state, startsInHours: 48, request })
  await giveAccount(server(), booking.host.id)
  const { reference } = await server()
    .deps.db.selectFrom('charges')
    .select('reference')
    .where('booking_id', '=', booking.id)
    .executeTakeFirstOrThrow()
  return { ...booking, reference: reference ?? '' }
}

/** Every event about this charge, as the webhook brings them. */
async function bringEvents(reference: string): Promise<void> {
  for (const { payload, signature } of peer.events().filter((each) => each.payload.includes(reference)))
    await server().app.inject({
      method: 'POST',
      url: '/api/webhooks/payments',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload,
    })
  await runDueJobs(server())
}

const alertsAbout = async ({ id }: TestBooking) => {
  const mails = await server().mailsTo(server().deps.config.operatorEmail)
  return mails.filter(({ text }) => text.includes(id)).map(({ text }) => text)
}
const owedTo = ({ host }: TestBooking) => balanceOf(server().deps.db, hostPayable(host.id))

describe('a payout whose booking the guest’s bank disputes', () => {
  it.each(['won', 'lost', 'warning_closed'] as const)('waits until the bank has decided: %s', async (end) => {
    const booking = await aShoot()
    peer.intents.dispute(booking.reference)
    await bringEvents(booking.reference)
    await letPayoutsFallDue(server())
    await releasePayout(server().deps, (await payoutOf(server(), booking.id)).id)
    expect(await payoutOf(server(), booking.id)).toMatchObject({ state: 'held', due_cents: null })
    peer.intents.closeDispute(booking.reference, end)
    await bringEvents(booking.reference)
    expect(await payoutOf(server(), booking.id)).toMatchObject({
      state: 'paid',
      paid_cents: booking.view.subtotal,
    })
    expect((await life.auditOf(booking.id)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['payment.disputed', 'payment.dispute_closed']),
    )
    const [, second = ''] = await alertsAbout(booking)
    expect(second).toContain(end === 'lost' ? 'took the money back' : 'dropped its dispute')
    expect(await owedTo(booking)).toBe(0)
    expect(await sumOfAll(server().deps.db)).toBe(0)
  })

  it('is held from its first moment where the bank was first, and goes when it was due', async () => {
    const booking = await aShoot('confirmed')
    peer.intents.dispute(booking.reference)
    await bringEvents(booking.reference)
    await life.letPass(booking.endsAt.getTime() - server().clock.now().getTime() + 60_000)
    const before = await payoutOf(server(), booking.id)
    expect(before.state).toBe('held')
    peer.intents.closeDispute(booking.reference, 'won')
    await bringEvents(booking.reference)
    expect(await payoutOf(server(), booking.id)).toMatchObject({ state: 'scheduled', due_at: before.due_at })
  })

  it('does not wait for a bank that had decided before we heard of it, in whatever order', async () => {
    const booking = await aShoot()
    peer.intents.dispute(booking.reference)
    peer.intents.closeDispute(booking.reference, 'won')
    for (const kind of ['dispute_closed', 'disputed', 'disputed'])
      await handlePaymentWebhook(server().deps, CHARGE_OWNERS, { reference: booking.reference, kind })
    expect((await payoutOf(server(), booking.id)).state).toBe('scheduled')
  })

  it('goes out or is held, never both, when both happen together', async () => {
    for (let round = 0; round < 3; round += 1) {
      const booking = await aShoot()
      const { id, due_at: due } = await payoutOf(server(), booking.id)
      const { deps } = server()
      const late = { ...deps, clock: { now: () => due } }
      peer.intents.dispute(booking.reference)
      await Promise.all([
        handlePaymentWebhook(deps, CHARGE_OWNERS, { reference: booking.reference, kind: 'disputed' }),
        releasePayout(late, id),
      ])
      const after = await payoutOf(server(), booking.id)
      expect(['held', 'sending']).toContain(after.state)
      expect(after.due_cents === null).toBe(after.state === 'held')
    }
  })
})
