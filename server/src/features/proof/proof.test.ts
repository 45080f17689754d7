import { accountCalls } from '@roomtone/contract/account/account.calls'
import { peopleCalls } from '@roomtone/contract/people/people.calls'
import { profileCalls } from '@roomtone/contract/profile/profile.calls'
import type { Proof } from '@roomtone/contract/proof/proof'
import { proofCalls } from '@roomtone/contract/proof/proof.calls'
import { FRESH_PROOF_MINUTES } from '@roomtone/domain/access/fresh-proof'
import { CODE_LIVES_MS } from '@roomtone/domain/account/mailed-code'
import { beforeEach, describe, expect, it } from 'vitest'
import { usePasskeys } from '../../../testing/passkeys.ts'
import { ageProofs } from '../../../testing/proofs.ts'
import { useSecondFactor } from '../../../testing/second-factor.ts'
import { type Person, useServer } from '../../../testing/server.ts'
import { softwareAuthenticator } from '../../../testing/software-authenticator.ts'

const server = useServer({ RATE_LIMIT_SCALE: '1' })
const { guarded, nextCode } = useSecondFactor(server)
const { add, withPasskey } = usePasskeys(server)
const MINUTE = 60_000

type Signed = Pick<Person, 'token'>
const asProved = ({ token }: Signed) =>
  server().call(profileCalls.requestEmailChange, { body: { email: 'next@example.com' } }, { token })
const show = ({ token }: Signed) => server().call(proofCalls.show, {}, { token })
const give = ({ token }: Signed, body: Proof) => server().call(proofCalls.give, { body }, { token })
const begin = ({ token }: Signed, method: 'mail' | 'password_and_mail' | 'passkey' = 'mail') =>
  server().call(proofCalls.begin, { body: { method } }, { token })

const REQUIRED = { status: 403, code: 'proof_required' }
const TOO_WEAK = { status: 403, code: 'proof_too_weak' }

async function query(text: string, values: unknown[]): Promise<void> {
  await server().database.pool.query(text, values)
}

const losePassword = ({ id }: Person) => query('update users set password_hash = null where id = $1', [id])

async function codeTo({ email }: Person): Promise<string> {
  await server().drain()
  const mails = (await server().mailsTo(email)).filter(({ kind }) => kind === 'proof-code')
  return /\b\d{6}\b/.exec(mails.at(-1)?.text ?? '')?.[0] ?? ''
}

const otherThan = (code: string) => (code === '111111' ? '222222' : '111111')

let ada: Person
beforeEach(async () => {
  // Keeps this sign-up within the limit.
  server().clock.advance(60 * MINUTE)
  ada = await server().aPerson()
})

describe('a fresh proof', () => {
  it('is the sign-up or sign-in of less than five minutes ago, and no longer', async () => {
    const { freshUntil } = await show(ada)
    await asProved({ token: ada.token })
    const left = new Date(freshUntil ?? '').getTime() - server().clock.now().getTime()
    expect(left).toBeGreaterThan((FRESH_PROOF_MINUTES - 1) * MINUTE)
    server().clock.advance(left - 2000)
    await expect(asProved(ada)).resolves.toBeUndefined()
    server().clock.advance(2001)
    await expect(asProved(ada)).rejects.toMatchObject(REQUIRED)
    const { email, password } = ada
    const { access_token: token } = await server().call(accountCalls.signIn, { body: { email, password } })
    await expect(asProved({ token })).resolves.toBeUndefined()
  })

  it('does not come from renewing the session', async () => {
    await ageProofs(server(), ada.id)
    const body = { refresh_token: ada.session.refresh_token }
    const { access_token: token } = await server().call(accountCalls.refresh, { body })
    await expect(asProved({ token })).rejects.toMatchObject(REQUIRED)
  })

  it('is missing in sessions from before there were proofs', async () => {
    await query('update sessions set proved_at = null where user_id = $1', [ada.id])
    expect((await show(ada)).freshUntil).toBeNull()
    await expect(asProved(ada)).rejects.toMatchObject(REQUIRED)
  })

  it('is of one session: another of the same person is not fresh', async () => {
    const { email, password } = ada
    const { access_token: other } = await server().call(accountCalls.signIn, { body: { email, password } })
    await ageProofs(server(), ada.id)
    await give(ada, { method: 'password', password })
    await expect(asProved(ada)).resolves.toBeUndefined()
    await expect(asProved({ token: other })).rejects.toMatchObject(REQUIRED)
  })

  it('is asked for before the form is looked at', async () => {
    await ageProofs(server(), ada.id)
    const answer = await server().app.inject({
      method: 'POST',
      url: '/api/personal-info/email',
      headers: { authorization: `Bearer ${ada.token}` },
      payload: { nonsense: true },
    })
    expect(answer.json()).toMatchObject({ code: 'proof_required', title: 'Confirm it’s you' })
  })

  it('is never available to an impersonating admin', async () => {
    const admin = await server().aPerson({ roles: ['creator', 'admin'] })
    const { access_token: token } = await server().call(
      peopleCalls.impersonate,
      { params: { id: ada.id }, body: { reason: 'Cannot find the receipt' } },
      { token: admin.token },
    )
    const readOnly = { code: 'read_only' }
    await expect(asProved({ token })).rejects.toMatchObject(readOnly)
    await expect(show({ token })).rejects.toMatchObject(readOnly)
    await expect(give({ token }, { method: 'password', password: ada.password })).rejects.toMatchObject(
      readOnly,
    )
    const { rows } = await server().database.pool.query(
      'select proved_at from sessions where impersonated_by = $1',
      [admin.id],
    )
    expect(rows).toEqual([{ proved_at: null }])
  })

  it('is refused while suspended', async () => {
    await query('update users set suspended_at = now() where id = $1', [ada.id])
    await expect(give(ada, { method: 'password', password: ada.password })).rejects.toMatchObject({
      code: 'session_not_found',
    })
  })
})

describe('by password', () => {
  it('is enough where there is nothing else, and is written to the log', async () => {
    await ageProofs(server(), ada.id)
    expect(await show(ada)).toMatchObject({ method: 'password', otherwise: null })
    const { freshUntil } = await give(ada, { method: 'password', password: ada.password })
    expect((await show(ada)).freshUntil).toBe(freshUntil)
    await expect(asProved(ada)).resolves.toBeUndefined()
    const { rows } = await server().database.pool.query(
      "select data from audit_log where subject_id = $1 and action = 'session.proved'",
      [ada.id],
    )
    expect(rows).toEqual([{ data: expect.objectContaining({ by: 'password' }) }])
  })

  it('says beside the field that it is wrong, and runs out of guesses', async () => {
    await ageProofs(server(), ada.id)
    const guess = () => give(ada, { method: 'password', password: 'Wrong1password' })
    const wrong = { status: 422, fields: [{ field: 'password', message: 'This isn’t your password' }] }
    for (let n = 0; n < 10; n += 1) await expect(guess()).rejects.toMatchObject(wrong)
    await expect(guess()).rejects.toMatchObject({ status: 429 })
    await expect(give(ada, { method: 'password', password: ada.password })).rejects.toMatchObject({
      status: 429,
    })
    await expect(asProved(ada)).rejects.toMatchObject(REQUIRED)
  })

  it('takes nothing weaker, and mails no code', async () => {
    await expect(begin(ada)).rejects.toMatchObject(TOO_WEAK)
    await expect(give(ada, { method: 'mail', code: '123456' })).rejects.toMatchObject(TOO_WEAK)
  })
})

describe('by password and code', () => {
  it('takes both, a code of the app once', async () => {
    const { person, key } = await guarded()
    const { password } = person
    await ageProofs(server(), person.id)
    expect(await show(person)).toMatchObject({ method: 'password_and_code', otherwise: null })
    await expect(give(person, { method: 'password', password })).rejects.toMatchObject(TOO_WEAK)
    const by = (code: string, given = password) =>
      give(person, { method: 'password_and_code', password: given, code })
    await expect(by('000000')).rejects.toMatchObject({ code: 'code_invalid', fields: [{ field: 'code' }] })
    const code = nextCode(key)
    await expect(by(code, 'Wrong1password')).rejects.toMatchObject({ fields: [{ field: 'password' }] })
    await expect(asProved(person)).rejects.toMatchObject(REQUIRED)
    await by(code)
    await expect(asProved(person)).resolves.toBeUndefined()
    await expect(by(code)).rejects.toMatchObject({ code: 'code_invalid' })
  })

  it('takes a recovery code, once', async () => {
    const { person, recoveryCodes } = await guarded()
    await ageProofs(server(), person.id)
    const spare = {
      method: 'password_and_code',
      password: person.password,
      code: recoveryCodes[0] ?? '',
    } as const
    await give(person, spare)
    await expect(asProved(person)).resolves.toBeUndefined()
    await expect(give(person, spare)).rejects.toMatchObject({ code: 'code_invalid' })
  })

  it('runs out of tries like a sign-in', async () => {
    const { person, key } = await guarded()
    const by = (code: string) =>
      give(person, { method: 'password_and_code', password: person.password, code })
    for (let n = 0; n < 5; n += 1) await expect(by('999999')).rejects.toMatchObject({ code: 'code_invalid' })
    await expect(by(nextCode(key))).rejects.toMatchObject({ status: 429 })
  })
})

describe('by a mailed code', () => {
  beforeEach(async () => {
    await losePassword(ada)
    await ageProofs(server(), ada.id)
  })
  const by = (code: string, who: Signed = ada) => give(who, { method: 'mail', code })
  const wrong = (message: string) => ({ status: 422, fields: [{ field: 'code', message }] })
  /** What needs a password besides the proof says so, once the proof is there. */
  const isProved = () =>
    asProved(ada).then(
      () => true,
      ({ code }) => code !== 'proof_required',
    )

  it('is the proof for people without a password', async () => {
    expect(await show(ada)).toMatchObject({ method: 'mail', otherwise: null })
    await begin(ada)
    const code = await codeTo(ada)
    expect(code).toMatch(/^\d{6}$/)
    expect(await isProved()).toBe(false)
    await by(code)
    expect(await isProved()).toBe(true)
  })

  it('is stored as a hash, and is in no job', async () => {
    await begin(ada)
    const { rows: jobs } = await server().database.pool.query(
      "select payload::text from graphile_worker._private_jobs where payload->>'mail' = 'proof-code'",
    )
    const { rows: codes } = await server().database.pool.query(
      'select proof_codes::text as row from proof_codes',
    )
    const code = await codeTo(ada)
    for (const { row, payload } of [...jobs, ...codes]) expect(row ?? payload).not.toContain(code)
  })

  it('works once', async () => {
    await begin(ada)
    const code = await codeTo(ada)
    await by(code)
    await expect(by(code)).rejects.toMatchObject(
      wrong('This code was already used. Please ask for a new one.'),
    )
  })

  it('lets one of two win who bring it at the same moment', async () => {
    await begin(ada)
    const code = await codeTo(ada)
    const both = await Promise.allSettled([by(code), by(code)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('works for ten minutes', async () => {
    await begin(ada)
    const code = await codeTo(ada)
    server().clock.advance(CODE_LIVES_MS)
    const { access_token: token } = await server().call(accountCalls.refresh, {
      body: { refresh_token: ada.session.refresh_token },
    })
    await expect(by(code, { token })).rejects.toMatchObject(
      wrong('This code has expired. Please ask for a new one.'),
    )
  })

  it('ends with the next one', async () => {
    await begin(ada)
    const first = await codeTo(ada)
    server().clock.advance(1000)
    await begin(ada)
    const second = await codeTo(ada)
    await expect(by(first === second ? otherThan(first) : first)).rejects.toMatchObject(
      wrong('This isn’t the code we emailed'),
    )
    await by(second)
  })

  it('allows five tries', async () => {
    await begin(ada)
    const code = await codeTo(ada)
    for (let n = 0; n < 5; n += 1)
      await expect(by(otherThan(code))).rejects.toMatchObject(wrong('This isn’t the code we emailed'))
    await expect(by(code)).rejects.toMatchObject(wrong('Too many wrong tries. Please ask for a new code.'))
    expect(await isProved()).toBe(false)
  })

  it('is of the session that asked for it', async () => {
    const bea = await server().aPerson()
    await losePassword(bea)
    await begin(ada)
    await expect(by(await codeTo(ada), bea)).rejects.toMatchObject({ status: 422 })
  })

  it('is mailed five times an hour', async () => {
    for (let n = 0; n < 5; n += 1) await begin(ada)
    await expect(begin(ada)).rejects.toMatchObject({ status: 429 })
  })

  it('is not written once its session has ended, and is swept when it no longer works', async () => {
    await begin(ada)
    await query("update sessions set ended_at = now(), ended_because = 'sign_out' where user_id = $1", [
      ada.id,
    ])
    expect(await codeTo(ada)).toBe('')
    server().clock.advance(CODE_LIVES_MS + 1000)
    await server().deps.jobs.add(server().deps.db, 'sweep-expired', {})
    await server().drain()
    const { rows } = await server().database.pool.query('select from proof_codes')
    expect(rows).toEqual([])
  })
})

describe('by passkey', () => {
  it('is the strongest, and takes what one of their passkeys has signed, once', async () => {
    const { person, device } = await withPasskey()
    expect(await show(person)).toMatchObject({ method: 'passkey', otherwise: 'password_and_mail' })
    await ageProofs(server(), person.id)
    const { passkey: begun } = await begin(person, 'passkey')
    if (!begun) throw new Error('There is nothing to sign')
    const body = { method: 'passkey', challengeId: begun.challengeId, response: device.use(begun) } as const
    await give(person, body)
    await expect(asProved(person)).resolves.toBeUndefined()
    await expect(give(person, body)).rejects.toMatchObject({ status: 401, code: 'passkey_invalid' })
  })

  it('refuses someone else’s passkey, and anything weaker', async () => {
    const { person } = await withPasskey()
    const other = await withPasskey()
    await ageProofs(server(), person.id)
    const { passkey: begun } = await begin(other.person, 'passkey')
    if (!begun) throw new Error('There is nothing to sign')
    const response = other.device.use(begun)
    await expect(
      give(person, { method: 'passkey', challengeId: begun.challengeId, response }),
    ).rejects.toMatchObject({ code: 'passkey_invalid' })
    const { password } = person
    await expect(give(person, { method: 'password', password })).rejects.toMatchObject(TOO_WEAK)
    await expect(begin(person, 'mail')).rejects.toMatchObject(TOO_WEAK)
    await expect(begin(ada, 'passkey')).rejects.toMatchObject(TOO_WEAK)
    await expect(asProved(person)).rejects.toMatchObject(REQUIRED)
  })

  it('can be replaced, away from the device, by the password and a mailed code', async () => {
    const { person } = await withPasskey()
    await ageProofs(server(), person.id)
    await begin(person, 'password_and_mail')
    const code = await codeTo(person)
    const by = (password: string, given: string) =>
      give(person, { method: 'password_and_mail', password, code: given })
    await expect(by('Wrong1password', code)).rejects.toMatchObject({ fields: [{ field: 'password' }] })
    await expect(by(person.password, otherThan(code))).rejects.toMatchObject({ fields: [{ field: 'code' }] })
    await expect(asProved(person)).rejects.toMatchObject(REQUIRED)
    await by(person.password, code)
    await expect(asProved(person)).resolves.toBeUndefined()
  })

  it('can be replaced by password and app where there is one', async () => {
    const { person, key } = await guarded()
    await add(person, softwareAuthenticator())
    await ageProofs(server(), person.id)
    expect(await show(person)).toMatchObject({ method: 'passkey', otherwise: 'password_and_code' })
    await give(person, { method: 'password_and_code', password: person.password, code: nextCode(key) })
    await expect(asProved(person)).resolves.toBeUndefined()
  })
})
