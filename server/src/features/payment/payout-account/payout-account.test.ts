import { paymentCalls } from '@roomtone/contract/payment/payment.calls'
import { afterAll, describe, expect, it } from 'vitest'
import { aVerifiedPerson } from '../../../../testing/booking.ts'
import { simulatedAccount } from '../../../../testing/processors.ts'
import { type Person, type TestServer, useServer } from '../../../../testing/server.ts'
import { openStripePaymentsPeer, SERVER_ERROR } from '../../../../testing/stripe-payments-peer.ts'

const HOST = { roles: ['creator', 'host'] as const }

function useAccounts(server: () => TestServer) {
  const as = ({ token }: Person) => ({ token })
  return {
    aHost: () => aVerifiedPerson(server(), { roles: [...HOST.roles] }),
    show: (person: Person) => server().call(paymentCalls.payoutAccount, {}, as(person)),
    setUp: (person: Person, token?: string) =>
      server().call(paymentCalls.setUpPayoutAccount, { body: token ? { token } : {} }, as(person)),
  }
}

describe('a simulated payout account', () => {
  const server = useServer()
  const { aHost, show, setUp } = useAccounts(server)

  it('can be paid to right away, and is known by its last four digits', async () => {
    const host = await aHost()
    expect(await show(host)).toEqual({ status: 'none', label: '', provider: 'simulated' })
    const active = { status: 'active', label: 'Simulated bank •••• 6789', provider: 'simulated' }
    expect(await setUp(host, simulatedAccount())).toEqual({ ...active, url: null })
    expect(await show(host)).toEqual(active)
  })

  it('can be replaced, also by one that is closed: only a payout would notice', async () => {
    const host = await aHost()
    await setUp(host, simulatedAccount())
    await setUp(host, simulatedAccount('000111111113'))
    expect(await show(host)).toMatchObject({ status: 'active', label: 'Simulated bank •••• 1113' })
  })

  it('needs what the page made of the bank details, and nothing else will do', async () => {
    const host = await aHost()
    for (const token of [undefined, '000123456789', 'acct_1', 'acct_sim_1'])
      await expect(setUp(host, token)).rejects.toMatchObject({ code: 'validation_failed' })
    expect(await show(host)).toMatchObject({ status: 'none' })
  })

  it('is for everyone who is verified, host or not: a referral reward needs an account too', async () => {
    const token = simulatedAccount()
    for (const roles of [[...HOST.roles], ['creator' as const]]) {
      const unverified = await server().aPerson({ roles })
      await expect(setUp(unverified, token)).rejects.toMatchObject({ code: 'verification_required' })
      expect(await show(unverified)).toMatchObject({ status: 'none' })
    }
    const creator = await aVerifiedPerson(server(), { roles: ['creator'] })
    expect(await setUp(creator, token)).toMatchObject({ status: 'active' })
  })

  it('leaves a line in the audit log that says nothing of the account', async () => {
    const host = await aHost()
    await setUp(host, simulatedAccount())
    const rows = await server()
      .deps.db.selectFrom('audit_log')
      .select(['action', 'data'])
      .where('actor_id', '=', host.id)
      .where('action', '=', 'payout_account.changed')
      .execute()
    expect(rows).toEqual([
      { action: 'payout_account.changed', data: { provider: 'simulated', status: 'active' } },
    ])
  })
})

const peer = await openStripePaymentsPeer()
afterAll(() => peer.close())

describe('a payout account at Stripe', () => {
  const server = useServer(peer.settings)
  const { aHost, show, setUp } = useAccounts(server)
  const referenceOf = async (person: Person) => {
    const { reference } = await server()
      .deps.db.selectFrom('payout_accounts')
      .select('reference')
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow()
    return reference
  }

  it('sends the host to Stripe, and is good once Stripe says so', async () => {
    const host = await aHost()
    const first = await setUp(host)
    expect(first).toMatchObject({ status: 'incomplete', url: expect.stringContaining('/setup/acct_') })
    const again = await setUp(host)
    expect(again.url).not.toBe(first.url)
    expect(await show(host)).toMatchObject({ status: 'incomplete' })
    peer.people.onboard(await referenceOf(host))
    const label = 'STRIPE TEST BANK •••• 6789'
    expect(await show(host)).toEqual({ status: 'active', label, provider: 'stripe' })
    expect(await setUp(host)).toMatchObject({ status: 'active', url: expect.stringContaining('/express/') })
  })

  it('says when Stripe will not have them', async () => {
    const host = await aHost()
    await setUp(host)
    peer.people.reject(await referenceOf(host))
    expect(await show(host)).toMatchObject({ status: 'refused' })
  })

  it('is shown as it was known when Stripe does not answer; setting it up says so', async () => {
    const host = await aHost()
    const final = { ...SERVER_ERROR, advice: 'false' as const }
    peer.failNext(final)
    await expect(setUp(host)).rejects.toMatchObject({ code: 'payments_unreachable' })
    expect(await show(host)).toMatchObject({ status: 'none' })
    await setUp(host)
    peer.failNext(final)
    expect(await show(host)).toMatchObject({ status: 'incomplete' })
  })
})
