import { paymentCalls } from '@roomtone/contract/payment/payment.calls'
import { afterAll, describe, expect, it } from 'vitest'
import { aVerifiedPerson } from '../../../testing/booking.ts'
import { useServer } from '../../../testing/server.ts'
import { FINAL_SERVER_ERROR, openStripePaymentsPeer } from '../../../testing/stripe-payments-peer.ts'
import { forgetCustomer } from '../payment/card/forget-customer.ts'
import { applyRetention } from './apply-retention.ts'

const peer = await openStripePaymentsPeer()
afterAll(() => peer.close())

describe('a closed account with a card at Stripe', () => {
  const server = useServer(peer.settings)
  const customersOf = (id: string) => [...peer.people.customers.values()].filter(({ user }) => user === id)

  it('is gone there too when it is erased, also if Stripe is away at first', async () => {
    const [leaver, stayer] = [await aVerifiedPerson(server()), await aVerifiedPerson(server())]
    for (const { token } of [leaver, stayer])
      await server().call(paymentCalls.saveCard, { body: { token: 'pm_card_visa' } }, { token })
    await server()
      .deps.db.updateTable('users')
      .set({ closed_at: server().clock.now() })
      .where('id', '=', leaver.id)
      .execute()
    server().clock.advance(91 * 86_400_000)
    await applyRetention(server().deps)
    peer.failNext(FINAL_SERVER_ERROR)
    await server().drain()
    expect(customersOf(leaver.id)).toHaveLength(1)
    await server().bringJobsForward()
    await server().drain()
    expect(customersOf(leaver.id)).toEqual([])
    expect(customersOf(stayer.id)).toHaveLength(1)
  })

  it('stays to be seen to where Stripe takes the money no more', async () => {
    const { deps } = server()
    const simulated = { ...deps, payments: { ...deps.payments, name: 'simulated' as const } }
    const whom = { provider: 'stripe', customer: 'cus_1' }
    await expect(forgetCustomer(simulated, whom)).rejects.toThrow('forget cus_1 there')
    await forgetCustomer(simulated, { provider: 'simulated', customer: 'cus_sim_1' })
  })
})
