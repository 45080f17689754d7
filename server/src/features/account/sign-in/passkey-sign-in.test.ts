import { accessListCalls } from '@roomtone/contract/access-list/access-list.calls'
import { accountCalls } from '@roomtone/contract/account/account.calls'
import { securityCalls } from '@roomtone/contract/account/security.calls'
import { passkeyCalls } from '@roomtone/contract/passkey/passkey.calls'
import { peopleCalls } from '@roomtone/contract/people/people.calls'
import { describe, expect, it } from 'vitest'
import { usePasskeys } from '../../../../testing/passkeys.ts'
import { useSecondFactor } from '../../../../testing/second-factor.ts'
import { useServer } from '../../../../testing/server.ts'
import { softwareAuthenticator } from '../../../../testing/software-authenticator.ts'

const server = useServer()
const limited = useServer({ RATE_LIMIT_SCALE: '1' })
const { add, answer, beginSignIn, signIn, withPasskey } = usePasskeys(server)
const { guarded } = useSecondFactor(server)

const MINUTE = 60_000
const refused = (code: string) => expect.objectContaining({ status: 401, code })
const invalid = refused('passkey_invalid')

async function audited(userId: string, action: string) {
  const rows = await server()
    .deps.db.selectFrom('audit_log')
    .select('data')
    .where('subject_id', '=', userId)
    .where('action', '=', action as never)
    .execute()
  return rows.map(({ data }) => data)
}

const mailKinds = async (email: string) => {
  await server().drain()
  return (await server().mailsTo(email)).map(({ kind }) => kind)
}

describe('signing in with a passkey', () => {
  it('asks for no address, opens a session, and remembers when the passkey was used', async () => {
    const { person, device, passkey } = await withPasskey()
    expect(passkey.lastUsedAt).toBeNull()
    server().clock.advance(MINUTE)
    const begun = await beginSignIn()
    expect(begun.options).toMatchObject({
      rpId: 'localhost',
      userVerification: 'required',
      allowCredentials: [],
    })
    const opened = await answer(begun, device)
    expect(opened).toMatchObject({ user: { id: person.id }, reactivated: false })
    const { passkeys } = await server().call(securityCalls.show, {}, { token: opened.access_token })
    expect(passkeys).toEqual([{ ...passkey, lastUsedAt: expect.any(String) }])
    expect(Date.parse(passkeys[0]?.lastUsedAt ?? '')).toBeGreaterThan(Date.parse(passkey.createdAt))
    const sessions = await audited(person.id, 'session.opened')
    expect(sessions).toContainEqual(expect.objectContaining({ by: 'passkey' }))
  })

  it('counts as both factors: no code is asked for', async () => {
    const { person } = await guarded()
    const device = softwareAuthenticator()
    await add(person, device)
    await expect(signIn(device)).resolves.toMatchObject({ user: { id: person.id } })
  })

  it.each([
    ['another origin', { origin: 'https://roomtone.example.evil' }],
    ['another port', { origin: 'http://localhost:3001' }],
    ['another relying party', { rpId: 'example.com' }],
    ['a person whom the device has not verified', { isVerified: false }],
    ['an answer to another question', { type: 'webauthn.create' }],
    ['someone else’s user handle', { userHandle: Buffer.alloc(16).toString('base64url') }],
  ])('refuses %s', async (_, behavior) => {
    const { device } = await withPasskey()
    await expect(signIn(device, behavior)).rejects.toEqual(invalid)
    await expect(signIn(device)).resolves.toBeTruthy()
  })

  it('refuses a signature that is not the key’s, and bytes that are nothing', async () => {
    const { device } = await withPasskey()
    const begun = await beginSignIn()
    const right = device.use(begun)
    const wrong = device.use({ ...begun, options: { ...begun.options, challenge: 'AAAA' } })
    const send = (response: typeof right) =>
      server().call(passkeyCalls.signIn, { body: { challengeId: begun.challengeId, response } })
    await expect(
      send({ ...right, response: { ...right.response, signature: wrong.response.signature } }),
    ).rejects.toEqual(invalid)
    for (const field of ['clientDataJSON', 'authenticatorData', 'signature'] as const) {
      const { challengeId } = await beginSignIn()
      const response = { ...right, response: { ...right.response, [field]: 'AA' } }
      await expect(server().call(passkeyCalls.signIn, { body: { challengeId, response } })).rejects.toEqual(
        invalid,
      )
    }
  })

  it('takes each challenge once, also when the first answer was refused', async () => {
    const { device } = await withPasskey()
    const begun = await beginSignIn()
    await answer(begun, device)
    await expect(answer(begun, device)).rejects.toEqual(invalid)
    const other = await beginSignIn()
    await expect(answer(other, device, { isVerified: false })).rejects.toEqual(invalid)
    await expect(answer(other, device)).rejects.toEqual(invalid)
  })

  it('takes a challenge for five minutes', async () => {
    const { device } = await withPasskey()
    const begun = await beginSignIn()
    server().clock.advance(5 * MINUTE)
    await expect(answer(begun, device)).rejects.toEqual(invalid)
    const next = await beginSignIn()
    server().clock.advance(5 * MINUTE - 1000)
    await expect(answer(next, device)).resolves.toBeTruthy()
  })

  it('takes no challenge that was made for something else', async () => {
    const { person, device } = await withPasskey()
    const { challengeId, options } = await server().call(passkeyCalls.begin, {}, { token: person.token })
    const begun = await beginSignIn()
    const mixed = { challengeId, options: { ...begun.options, challenge: options.challenge } }
    await expect(answer(mixed, device)).rejects.toEqual(invalid)
  })

  it('refuses a passkey that was removed', async () => {
    const { person, device, passkey } = await withPasskey()
    const begun = await beginSignIn()
    await server().call(passkeyCalls.remove, { params: { id: passkey.id } }, { token: person.token })
    await expect(answer(begun, device)).rejects.toEqual(invalid)
  })
})

describe('the counter of a passkey', () => {
  it('may stay 0 for ever: synced passkeys do not count', async () => {
    const { device } = await withPasskey()
    await signIn(device, { counter: 0 })
    await expect(signIn(device, { counter: 0 })).resolves.toBeTruthy()
  })

  it('has to rise once it counts; a copy is refused, recorded and mailed', async () => {
    const { person, device, passkey } = await withPasskey({}, { counter: 1 })
    await signIn(device, { counter: 5 })
    for (const counter of [5, 4, 0])
      await expect(signIn(device, { counter })).rejects.toEqual(refused('passkey_cloned'))
    expect(await audited(person.id, 'account.passkey-cloned')).toEqual(
      Array.from({ length: 3 }, () => ({ passkey: passkey.id })),
    )
    expect(await mailKinds(person.email)).toContain('passkey-cloned')
    await expect(signIn(device, { counter: 6 })).resolves.toBeTruthy()
  })

  it('says nothing of a copy where the signature is wrong', async () => {
    const { person, device } = await withPasskey({}, { counter: 9 })
    const begun = await beginSignIn()
    const response = device.use(begun, { counter: 3 })
    const forged = { ...response, response: { ...response.response, signature: 'MAYCAQECAQE' } }
    await expect(
      server().call(passkeyCalls.signIn, { body: { challengeId: begun.challengeId, response: forged } }),
    ).rejects.toEqual(invalid)
    expect(await audited(person.id, 'account.passkey-cloned')).toEqual([])
  })
})

describe('the sign-in checks are the same as for a password', () => {
  it('stays closed to a suspended account', async () => {
    const { person, device } = await withPasskey()
    const admin = await server().aPerson({ roles: ['admin'] })
    const suspension = { params: { id: person.id }, body: { suspended: true } }
    await server().call(peopleCalls.suspend, suspension, { token: admin.token })
    await expect(signIn(device)).rejects.toMatchObject({ status: 403, code: 'account_suspended' })
  })

  it('stays closed to an address that was taken off the access list', async () => {
    const { person, device } = await withPasskey()
    const admin = await server().aPerson({ roles: ['admin'] })
    await server().call(accessListCalls.remove, { body: { email: person.email } }, { token: admin.token })
    await expect(signIn(device)).rejects.toMatchObject({ status: 403, code: 'not_whitelisted' })
  })

  it('offers a way back to an account that is being deleted, and none to one that is closed', async () => {
    const { person, device } = await withPasskey()
    const closing = (until: Date) =>
      server()
        .deps.db.updateTable('users')
        .set({ closed_at: server().clock.now(), closing_until: until })
        .where('id', '=', person.id)
        .execute()
    await closing(new Date(server().clock.now().getTime() + 60 * MINUTE))
    await expect(signIn(device)).rejects.toMatchObject({ status: 403, code: 'account_closing' })
    expect(await mailKinds(person.email)).toContain('restore-account')
    await closing(server().clock.now())
    await expect(signIn(device)).rejects.toMatchObject({ status: 403, code: 'account_closed' })
  })

  it('brings a deactivated account back', async () => {
    const { person, device } = await withPasskey()
    await server().call(securityCalls.deactivate, {}, { token: person.token })
    await expect(signIn(device)).resolves.toMatchObject({ reactivated: true })
  })
})

describe('the limit on attempts', () => {
  const { answer, beginSignIn, signIn, withPasskey } = usePasskeys(limited)

  it('does not count passwords that someone else guesses', async () => {
    const { person, device } = await withPasskey()
    const body = { email: person.email, password: 'Wrong1password' }
    const guess = () => limited().call(accountCalls.signIn, { body })
    for (let tried = 0; tried < 10; tried += 1)
      await expect(guess()).rejects.toMatchObject({ code: 'invalid_credentials' })
    await expect(guess()).rejects.toMatchObject({ code: 'rate_limited' })
    await expect(signIn(device)).resolves.toMatchObject({ user: { id: person.id } })
  })

  it('is limited per address', async () => {
    const address = '203.0.113.7'
    for (let begun = 0; begun < 120; begun += 1) await beginSignIn(address)
    await expect(beginSignIn(address)).rejects.toMatchObject({ status: 429, code: 'rate_limited' })
    const { device } = await withPasskey()
    const question = await beginSignIn()
    const body = { challengeId: question.challengeId, response: device.use(question, { isVerified: false }) }
    const send = () => limited().call(passkeyCalls.signIn, { body }, { address })
    for (let tried = 0; tried < 60; tried += 1) await expect(send()).rejects.toEqual(invalid)
    await expect(send()).rejects.toMatchObject({ code: 'rate_limited' })
    await expect(answer(await beginSignIn(), device)).resolves.toBeTruthy()
  })
})
