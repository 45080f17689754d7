import { accountCalls } from '@roomtone/contract/account/account.calls'
import { securityCalls } from '@roomtone/contract/account/security.calls'
import { describe, expect, it } from 'vitest'
import { type Person, useServer } from '../../../../testing/server.ts'

const server = useServer({ TRUST_PROXY: '10.0.0.1', TRUSTED_PLACE_HEADER: 'X-City' })
const CHROME =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

type From = { peer?: string; headers?: Record<string, string> }

/** Through the proxy, unless `peer` says otherwise. */
async function signIn({ email, password }: Person, { peer = '10.0.0.1', headers = {} }: From = {}) {
  const answer = await server().app.inject({
    method: 'POST',
    url: '/api/account/sign-in',
    payload: { email, password },
    remoteAddress: peer,
    headers: { 'user-agent': CHROME, 'x-forwarded-for': '203.0.113.77', ...headers },
  })
  return answer.json() as { access_token: string }
}

const list = (token: string) =>
  server()
    .call(securityCalls.sessions, {}, { token })
    .then(({ items }) => items)
const end = (token: string, id: string) =>
  server().call(securityCalls.endSession, { params: { id } }, { token })
const isIn = (token: string) =>
  server()
    .call(accountCalls.me, {}, { token })
    .then(
      () => true,
      () => false,
    )

describe('the sessions of an account', () => {
  it('are listed with browser, masked address and last use, this one first', async () => {
    const ada = await server().aPerson()
    const { access_token } = await signIn(ada)
    const [first, second, ...rest] = await list(access_token)
    expect(rest).toEqual([])
    expect(first).toMatchObject({
      browser: 'Chrome',
      system: 'macOS',
      address: '203.0.*.*',
      place: null,
      isCurrent: true,
    })
    expect(second).toMatchObject({ isCurrent: false })
    const [own] = await list(ada.token)
    expect(own?.id).toBe(second?.id)
  })

  it('name a place only where the trusted proxy gives one', async () => {
    const ada = await server().aPerson()
    const city = { 'x-city': Buffer.from('Zürich\u0007').toString('latin1') }
    const through = await signIn(ada, { headers: city })
    expect((await list(through.access_token))[0]?.place).toBe('Zürich')
    const past = await signIn(ada, { peer: '198.51.100.9', headers: city })
    expect((await list(past.access_token))[0]?.place).toBeNull()
    const alone = await signIn(ada, { headers: { ...city, 'x-forwarded-for': '' } })
    expect((await list(alone.access_token))[0]?.place).toBeNull()
  })

  it('end one by one, and only by their owner', async () => {
    const [ada, bea] = [await server().aPerson(), await server().aPerson()]
    const { access_token } = await signIn(ada)
    const [, other] = await list(access_token)
    await expect(end(bea.token, other?.id ?? '')).rejects.toMatchObject({ status: 404 })
    await end(access_token, other?.id ?? '')
    expect([await isIn(ada.token), await isIn(access_token)]).toEqual([false, true])
    await expect(end(access_token, other?.id ?? '')).rejects.toMatchObject({ status: 404 })
    expect(await list(access_token)).toHaveLength(1)
    const body = { refresh_token: ada.session.refresh_token }
    await expect(server().call(accountCalls.refresh, { body })).rejects.toMatchObject({
      code: 'session_not_found',
    })
  })

  it('are gone from the list when they have lain still for too long to be refreshed', async () => {
    const ada = await server().aPerson()
    server().clock.advance(31 * 86_400_000)
    const { access_token } = await signIn(ada)
    expect(await list(access_token)).toHaveLength(1)
  })

  it('do not show an admin who looks through their eyes', async () => {
    const [ada, admin] = [await server().aPerson(), await server().aPerson({ roles: ['admin'] })]
    const { access_token } = await signIn(ada)
    const [, other] = await list(access_token)
    await server()
      .deps.db.updateTable('sessions')
      .set({ impersonated_by: admin.id })
      .where('id', '=', other?.id ?? '')
      .execute()
    expect(await list(access_token)).toHaveLength(1)
    await expect(end(access_token, other?.id ?? '')).rejects.toMatchObject({ status: 404 })
  })
})
