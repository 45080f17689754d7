import { randomInt } from 'node:crypto'
import { accountCalls } from '@roomtone/contract/account/account.calls'
import { proofCalls } from '@roomtone/contract/proof/proof.calls'
import { makeCode } from '@roomtone/domain/credit/code'
import { describe, expect, it } from 'vitest'
import { aGiftCard } from '../../testing/credits.ts'
import { type Person, useServer } from '../../testing/server.ts'

// A tenth of every limit, so that reaching it takes few tries.
const server = useServer({ RATE_LIMIT_SCALE: '0.1' })

type Door = { url: string; body: (n: number) => object; as?: Person; from?: (n: number) => string }

/** The answers to one guess after another from one place, until the limit is reached. */
async function guess({ url, body, as, from = () => '203.0.113.9' }: Door): Promise<number[]> {
  const statuses: number[] = []
  while (statuses.length < 20 && statuses.at(-1) !== 429)
    statuses.push(
      (
        await server().app.inject({
          method: 'POST',
          url,
          payload: body(statuses.length),
          remoteAddress: from(statuses.length),
          headers: as ? { authorization: `Bearer ${as.token}` } : {},
        })
      ).statusCode,
    )
  return statuses
}

const token = (n: number) => ({ token: `guess-${n}`.padEnd(43, 'x') })

describe('guesses run out', () => {
  it.each([
    ['/api/account/confirm-email', token],
    ['/api/account/password-reset/complete', (n: number) => ({ ...token(n), password: 'Quiet1please' })],
    ['/api/account/restore', token],
    ['/api/personal-info/email/confirm', token],
    ['/api/cohost-invitations/show', token],
    ['/api/call-sheet', token],
    ['/api/unsubscribe', (n: number) => ({ ...token(n), what: 'topic', isOn: false })],
    [
      '/api/account/sign-in',
      (n: number) => ({ email: `guess-${n}@example.com`, password: 'Wrong1password' }),
    ],
    [
      '/api/account/sign-up',
      (n: number) => ({
        email: `guess-${n}@example.com`,
        password: 'Wrong1password',
        fullName: 'No One',
        userType: 'host',
      }),
    ],
    ['/api/account/password-reset/request', (n: number) => ({ email: `guess-${n}@example.com` })],
    [
      '/api/waitlist',
      (n: number) => ({ email: `guess-${n}@example.com`, fullName: 'No One', userType: 'host' }),
    ],
    ['/api/account/refresh', (n: number) => ({ refresh_token: token(n).token })],
  ] as const)('at %s', async (url, body) => {
    const limit = url.endsWith('refresh') ? 300 : 20
    if (limit > 20) return expect(await guess({ url, body })).not.toContain(200)
    expect((await guess({ url, body })).at(-1)).toBe(429)
  })

  it('also for who has a new address of the same line for each', async () => {
    const door = { url: '/api/account/restore', body: token }
    const statuses = await guess({ ...door, from: (n) => `2001:db8:7:7:${n}::${n}` })
    expect(statuses.length).toBeGreaterThan(1)
    expect(statuses.at(-1)).toBe(429)
    expect(await guess({ ...door, from: (n) => `2001:db8:7:1${n}::1` })).not.toContain(429)
  })

  it('at the codes of gift cards, and then the right one has to wait too', async () => {
    const card = await aGiftCard(server())
    const as = await server().aPerson()
    const codes = { url: '/api/credits', as, body: () => ({ code: makeCode((below) => randomInt(below)) }) }
    const statuses = await guess(codes)
    expect(statuses.at(-1)).toBe(429)
    expect(statuses.length).toBeLessThan(6)
    expect(await guess({ ...codes, body: () => ({ code: card.code }) })).toEqual([429])
    server().clock.advance(3_600_000)
    const { app } = server()
    const { access_token } = (
      await app.inject({
        method: 'POST',
        url: '/api/account/refresh',
        payload: { refresh_token: as.session.refresh_token },
      })
    ).json()
    const headers = { authorization: `Bearer ${access_token}` }
    const late = await app.inject({
      method: 'POST',
      url: '/api/credits',
      payload: { code: card.code },
      headers,
    })
    expect(late.statusCode).toBe(200)
  })
})

describe('the password that is asked for again', () => {
  it('cannot be guessed with a stolen session, which keeps nobody else from proving theirs', async () => {
    const as = await server().aPerson()
    const statuses = await guess({
      url: '/api/session/proof',
      as,
      body: (n) => ({ method: 'password', password: `Wrong${n}password` }),
    })
    expect(statuses).toEqual([422, 429])
    const own = await server().call(accountCalls.signIn, {
      body: { email: as.email, password: as.password },
    })
    await expect(
      server().call(
        proofCalls.give,
        { body: { method: 'password', password: as.password } },
        { token: own.access_token },
      ),
    ).resolves.toMatchObject({ freshUntil: expect.any(String) })
  })
})
