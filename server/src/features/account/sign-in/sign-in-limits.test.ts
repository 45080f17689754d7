import { accountCalls } from '@roomtone/contract/account/account.calls'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { worked } from '../../../../testing/quick-argon2.ts'
import { tokenIn } from '../../../../testing/read-mail.ts'
import { type Person, useServer } from '../../../../testing/server.ts'
import { LIMITS } from '../limits.ts'

const server = useServer({ RATE_LIMIT_SCALE: '1' })
let ada: Person

beforeAll(async () => {
  ada = await server().aPerson()
})

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

type From = { email?: string; deviceId?: string }

const signIn = (password: string, address: string, { email = ada.email, deviceId }: From = {}) =>
  server()
    .call(accountCalls.signIn, { body: { email, password, ...(deviceId && { deviceId }) } }, { address })
    .then(
      () => 'in',
      (error: { code: string }) => error.code,
    )

async function fail(times: number, address: string, from: From = {}): Promise<string[]> {
  const answers: string[] = []
  for (let n = 0; n < times; n += 1) answers.push(await signIn(`Wrong1password${n}`, address, from))
  return answers
}

const refused = (answers: string[]) => answers.filter((answer) => answer === 'rate_limited').length

let places = 0

/** Ten from each of ten networks: what strangers may try in a day, all together. */
async function useUpStrangers(from: From = {}, networks = 10): Promise<void> {
  places += 1
  for (let n = 0; n < networks; n += 1) expect(refused(await fail(10, `198.51.${places}.${n}`, from))).toBe(0)
}

describe('guessing passwords', () => {
  beforeEach(async () => {
    ada = await server().aPerson()
  })

  it('is forgiven when the right one follows in time', async () => {
    for (let round = 0; round < 2; round += 1) {
      await fail(9, '10.0.0.1')
      expect(await signIn(ada.password, '10.0.0.1')).toBe('in')
    }
  })

  it('shuts out the network it comes from, for a quarter of an hour, and nobody else', async () => {
    const answers = await fail(30, '10.0.1.1')
    expect(answers.filter((answer) => answer === 'invalid_credentials')).toHaveLength(10)
    expect(refused(answers)).toBe(20)

    const answer = await server().app.inject({
      method: 'POST',
      url: '/api/account/sign-in',
      payload: { email: ada.email, password: ada.password },
      remoteAddress: '10.0.1.1',
    })
    expect(answer.statusCode).toBe(429)
    const wait = Number(answer.headers['retry-after'])
    expect(wait).toBeGreaterThan(14 * 60)
    expect(wait).toBeLessThanOrEqual(15 * 60)
    expect(answer.json()).toMatchObject({ code: 'rate_limited', retryAfter: wait })

    expect(await signIn(ada.password, '10.0.2.1')).toBe('in')
    server().clock.advance(15 * MINUTE + 1000)
    expect(await signIn(ada.password, '10.0.1.1')).toBe('in')
  })

  it('lets the owner sign in from a known browser, even on the network of the guesser', async () => {
    expect(await signIn(ada.password, '10.0.3.1', { deviceId: 'the laptop of Ada' })).toBe('in')
    // This is more than one network may try, no matter which accounts it tries.
    await fail(11, '10.0.3.1')
    for (let n = 0; n < 50; n += 1) await signIn('Wrong1password', '10.0.3.1', { email: `n${n}@example.com` })
    expect(await signIn(ada.password, '10.0.3.1')).toBe('rate_limited')
    expect(await signIn(ada.password, '10.0.3.1', { deviceId: 'the laptop of Ada' })).toBe('in')
  })

  it('gives a known browser its own ten tries, and an invented device name none', async () => {
    const deviceId = 'the phone of Ada'
    expect(await signIn(ada.password, '10.0.4.1', { deviceId })).toBe('in')
    expect(refused(await fail(12, '10.0.4.1', { deviceId }))).toBe(2)
    expect(await signIn(ada.password, '10.0.4.9', { deviceId })).toBe('rate_limited')
    const invented: string[] = []
    for (let n = 0; n < 12; n += 1)
      invented.push(await signIn('Wrong1password', '10.0.5.1', { deviceId: `browser ${n}` }))
    expect(refused(invented)).toBe(2)
    const bea = await server().aPerson()
    await signIn(bea.password, '10.0.5.2', { email: bea.email, deviceId: 'of Bea' })
    expect(await signIn(ada.password, '10.0.5.1', { deviceId: 'of Bea' })).toBe('rate_limited')
  })

  it('takes no browser for known whose session was thrown out', async () => {
    const deviceId = 'of somebody else'
    await signIn(ada.password, '10.0.5.3', { deviceId })
    await server()
      .deps.db.updateTable('sessions')
      .set({ ended_at: server().clock.now(), ended_because: 'revoked' })
      .where('user_id', '=', ada.id)
      .where('device_hash', 'is not', null)
      .execute()
    await fail(10, '10.0.5.4')
    expect(await signIn(ada.password, '10.0.5.4', { deviceId })).toBe('rate_limited')
  })

  it('from one network alone never shuts out strangers elsewhere', async () => {
    let tried = 0
    for (let quarter = 0; quarter < 20; quarter += 1) {
      tried += 11 - refused(await fail(11, '10.0.6.1'))
      server().clock.advance(15 * MINUTE + 1000)
    }
    expect(tried).toBeGreaterThan(30)
    expect(tried).toBeLessThanOrEqual(40)
    expect(await signIn(ada.password, '10.0.6.2')).toBe('in')
  })

  it('from everywhere ends after a hundred in a day, but for known browsers and networks', async () => {
    const deviceId = 'the laptop of Ada'
    expect(await signIn(ada.password, '10.0.7.1', { deviceId })).toBe('in')
    expect(await signIn(ada.password, '10.0.7.2')).toBe('in')
    await useUpStrangers()
    expect(await signIn(ada.password, '10.0.8.1')).toBe('rate_limited')
    expect(await signIn(ada.password, '10.0.8.2', { deviceId })).toBe('in')
    expect(await signIn(ada.password, '10.0.7.2')).toBe('in')
  })

  it('begins with all tries again a day later, and at a new password', async () => {
    await useUpStrangers()
    expect(await signIn(ada.password, '10.0.9.1')).toBe('rate_limited')
    server().clock.advance(DAY + 1000)
    expect(await signIn(ada.password, '10.0.9.1')).toBe('in')
    await useUpStrangers()
    expect(await signIn(ada.password, '10.0.9.2')).toBe('rate_limited')
    await server().call(accountCalls.requestPasswordReset, { body: { email: ada.email } })
    await server().drain()
    const mail = (await server().mailsTo(ada.email)).find(({ kind }) => kind === 'reset-password')
    const password = 'Louder2please'
    await server().call(accountCalls.completePasswordReset, {
      body: { token: tokenIn(mail?.text ?? ''), password },
    })
    expect(await signIn(password, '10.0.9.2')).toBe('in')
  })

  it('tells nobody whether there is an account: not by what runs out, nor by how hard it works', async () => {
    const email = 'invited-only@example.com'
    const entry = { email, added_at: server().clock.now(), source: 'admin' as const }
    await server().deps.db.insertInto('access_whitelist').values(entry).execute()
    expect(await signIn(ada.password, '10.0.10.1')).toBe('in')
    const seen = async (who: string) => {
      const before = worked.times
      const answers = await fail(12, '10.0.10.9', { email: who })
      await useUpStrangers({ email: who }, 9)
      answers.push(...(await fail(3, '10.0.10.1', { email: who })))
      return { answers, worked: worked.times - before }
    }
    const known = await seen(ada.email)
    server().clock.advance(15 * MINUTE + 1000)
    expect(await seen(email)).toEqual(known)
    expect(known.answers.slice(-3)).toEqual(Array(3).fill('rate_limited'))
  })

  it('counts tries that come at the same moment, each once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) => signIn(`Wrong1password${n}`, '10.0.11.1')),
    )
    expect(refused(answers)).toBe(14)
    const mixed = await Promise.all([
      ...Array.from({ length: 11 }, () => signIn('Wrong1password', '10.0.11.2')),
      signIn(ada.password, '10.0.11.3'),
    ])
    expect(mixed.at(-1)).toBe('in')
  })

  it('is also counted per address, whichever accounts are tried', async () => {
    const { limits, clock } = server().deps
    for (let attempt = 0; attempt < 59; attempt++)
      await limits.spend(LIMITS.signInFromAddress, '10.0.3.1', clock.now())
    const attempt = (account: string) =>
      server().app.inject({
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
      server().app.inject({ method, url, payload: payload(n), remoteAddress: '10.0.4.1' })
    for (let n = 0; n < allowed; n++) expect((await send(n)).statusCode).not.toBe(429)
    const last = await send(allowed)
    expect(last.statusCode).toBe(429)
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('mails at most five reset links an hour for one account', async () => {
    const request = (n: number) =>
      server().call(
        accountCalls.requestPasswordReset,
        { body: { email: ada.email } },
        { address: `10.0.5.${n}` },
      )
    for (let n = 0; n < 5; n++) await request(n)
    await expect(request(6)).rejects.toMatchObject({ code: 'rate_limited' })
  })
})
