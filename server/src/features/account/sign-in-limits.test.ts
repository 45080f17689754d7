import { accountCalls } from '@roomtone/contract/account/account.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Person, useHouse } from '../../../testing/house.ts'
import { LIMITS } from './limits.ts'

const house = useHouse({ RATE_LIMIT_SCALE: '1' })
let ada: Person

beforeAll(async () => {
  ada = await house().aPerson()
})

const MINUTE = 60_000

const signIn = (password: string, address: string) =>
  house()
    .call(accountCalls.signIn, { body: { email: ada.email, password } }, { address })
    .then(
      () => 'in',
      (error: { code: string }) => error.code,
    )

async function failBefore(times: number): Promise<void> {
  const { limits, clock } = house().deps
  for (let attempt = 0; attempt < times; attempt++)
    await limits.spend(LIMITS.signInToAccount, ada.email, clock.now())
}

describe('guessing passwords', () => {
  it('is forgiven when the right one follows in time', async () => {
    await failBefore(9)
    expect(await signIn(ada.password, '10.0.0.1')).toBe('in')
    await failBefore(9)
    expect(await signIn(ada.password, '10.0.0.1')).toBe('in')
  })

  it('stops at the tenth of a hundred; then even the right one waits, from everywhere', async () => {
    const answers: string[] = []
    for (let attempt = 0; attempt < 100; attempt++)
      answers.push(await signIn(`Wrong1password${attempt}`, `10.0.1.${attempt % 4}`))
    expect(answers.filter((answer) => answer === 'invalid_credentials')).toHaveLength(10)
    expect(answers.filter((answer) => answer === 'rate_limited')).toHaveLength(90)

    const refused = await house().app.inject({
      method: 'POST',
      url: '/api/account/sign-in',
      payload: { email: ada.email, password: ada.password },
      remoteAddress: '10.0.2.1',
    })
    expect(refused.statusCode).toBe(429)
    const wait = Number(refused.headers['retry-after'])
    expect(wait).toBeGreaterThan(14 * 60)
    expect(wait).toBeLessThanOrEqual(15 * 60)
    expect(refused.json()).toMatchObject({ code: 'rate_limited', retryAfter: wait })

    house().clock.advance(15 * MINUTE + 1000)
    expect(await signIn(ada.password, '10.0.2.1')).toBe('in')
  })

  it('is also counted per address, whichever accounts are tried', async () => {
    const { limits, clock } = house().deps
    for (let attempt = 0; attempt < 59; attempt++)
      await limits.spend(LIMITS.signInFromAddress, '10.0.3.1', clock.now())
    const attempt = (account: string) =>
      house().app.inject({
        method: 'POST',
        url: '/api/account/sign-in',
        payload: { email: `${account}@example.com`, password: 'Wrong1password' },
        remoteAddress: '10.0.3.1',
      })
    expect((await attempt('sixtieth')).statusCode).toBe(403)
    expect((await attempt('one-more')).statusCode).toBe(429)
  })
})

describe('the other doors', () => {
  it.each([
    ['POST', '/api/waitlist', 20],
    ['POST', '/api/account/sign-up', 20],
    ['POST', '/api/account/password-reset/request', 20],
    ['POST', '/api/account/password-reset/complete', 30],
    ['POST', '/api/site/missing-page', 60],
  ] as const)('%s %s lets %i through from one address', async (method, url, allowed) => {
    const payload = (n: number) => ({
      email: `door-${n}@example.com`,
      fullName: 'Door Keeper',
      userType: 'host',
      password: 'Password1',
      token: 'never issued',
      path: '/nowhere',
    })
    const send = (n: number) =>
      house().app.inject({ method, url, payload: payload(n), remoteAddress: '10.0.4.1' })
    for (let n = 0; n < allowed; n++) expect((await send(n)).statusCode).not.toBe(429)
    const last = await send(allowed)
    expect(last.statusCode).toBe(429)
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('mails at most five reset links an hour for one account', async () => {
    const request = (n: number) =>
      house().call(
        accountCalls.requestPasswordReset,
        { body: { email: ada.email } },
        { address: `10.0.5.${n}` },
      )
    for (let n = 0; n < 5; n++) await request(n)
    await expect(request(6)).rejects.toMatchObject({ code: 'rate_limited' })
  })
})
