import { securityCalls } from '@roomtone/contract/account/security.calls'
import { passkeyCalls } from '@roomtone/contract/passkey/passkey.calls'
import { describe, expect, it } from 'vitest'
import { usePasskeys } from '../../../testing/passkeys.ts'
import { ageProofs } from '../../../testing/proofs.ts'
import { type Person, useServer } from '../../../testing/server.ts'
import { type Cbor, cbor, softwareAuthenticator } from '../../../testing/software-authenticator.ts'
import { sweepChallenges } from './sweep-challenges.ts'

const server = useServer()
const { add, begin, beginSignIn, signIn, withPasskey } = usePasskeys(server)

const invalid = expect.objectContaining({ status: 401, code: 'passkey_invalid' })
const listOf = async ({ token }: Pick<Person, 'token'>) =>
  (await server().call(securityCalls.show, {}, { token })).passkeys
const remove = ({ token }: Pick<Person, 'token'>, id: string) =>
  server().call(passkeyCalls.remove, { params: { id } }, { token })

async function audited(userId: string) {
  const rows = await server()
    .deps.db.selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', userId)
    .orderBy('id')
    .execute()
  return rows.map(({ action }) => action as string).filter((action) => action.startsWith('account.passkey'))
}

const mailKinds = async (email: string) => {
  await server().drain()
  return (await server().mailsTo(email)).map(({ kind }) => kind)
}

async function withoutPassword(person: Person): Promise<void> {
  await server()
    .deps.db.updateTable('users')
    .set({ password_hash: null })
    .where('id', '=', person.id)
    .execute()
}

describe('adding a passkey', () => {
  it('asks for one that is found without an address and verifies the person', async () => {
    const person = await server().aPerson()
    const { options } = await begin(person)
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Roomtone' },
      user: { name: person.email, displayName: person.fullName },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect(Buffer.from(options.user.id, 'base64url').toString('hex')).toBe(person.id.replaceAll('-', ''))
  })

  it('keeps several, names them after the browser, and tells their owner', async () => {
    const { person, device, passkey } = await withPasskey()
    expect(passkey).toMatchObject({ isSynced: true, lastUsedAt: null })
    const key = softwareAuthenticator()
    const second = await add(person, key, { counter: 1 })
    expect(second.isSynced).toBe(false)
    expect((await listOf(person)).map(({ id }) => id)).toEqual([passkey.id, second.id])
    expect((await begin(person)).options.excludeCredentials).toHaveLength(2)
    expect(await audited(person.id)).toEqual(['account.passkey-added', 'account.passkey-added'])
    expect(await mailKinds(person.email)).toContain('passkey-added')
    for (const [one, counter] of [
      [device, 0],
      [key, 2],
    ] as const)
      await expect(signIn(one, { counter })).resolves.toMatchObject({ user: { id: person.id } })
  })

  it('names it after the browser that made it, in the language of the page', async () => {
    const person = await server().aPerson()
    const addFrom = async (agent: string, language: string) => {
      const begun = await begin(person)
      const answer = await server().app.inject({
        method: 'POST',
        url: '/api/account/passkeys',
        payload: { challengeId: begun.challengeId, response: softwareAuthenticator().make(begun) },
        headers: {
          authorization: `Bearer ${person.token}`,
          'user-agent': agent,
          'accept-language': language,
        },
      })
      return answer.json().name
    }
    const chrome =
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
    expect(await addFrom(chrome, 'en')).toBe('Chrome on macOS')
    expect(await addFrom(chrome, 'fr')).toBe('Chrome sur macOS')
    expect(await addFrom('', 'es')).toBe('Llave de acceso')
  })

  it('asks for a fresh proof, also to remove one', async () => {
    const { person, passkey } = await withPasskey()
    await ageProofs(server(), person.id)
    const required = { status: 403, code: 'proof_required' }
    await expect(begin(person)).rejects.toMatchObject(required)
    await expect(remove(person, passkey.id)).rejects.toMatchObject(required)
    expect(await listOf(person)).toHaveLength(1)
  })

  it('needs no password of an account that has none', async () => {
    const person = await server().aPerson()
    await withoutPassword(person)
    await expect(begin({ token: person.token })).resolves.toBeTruthy()
  })

  it.each([
    ['another origin', { origin: 'https://roomtone.example.evil' }],
    ['another relying party', { rpId: 'example.com' }],
    ['a person whom the device has not verified', { isVerified: false }],
    ['an answer to another question', { type: 'webauthn.get' }],
  ])('refuses %s', async (_, behavior) => {
    const person = await server().aPerson()
    await expect(add(person, softwareAuthenticator(), behavior)).rejects.toEqual(invalid)
    expect(await listOf(person)).toEqual([])
  })

  it('takes each challenge once, within five minutes, from whom it was made for', async () => {
    const person = await server().aPerson()
    const other = await server().aPerson()
    const device = softwareAuthenticator()
    const begun = await begin(person)
    const send = (who: Person, asked: typeof begun) =>
      server().call(
        passkeyCalls.add,
        { body: { challengeId: asked.challengeId, response: device.make(asked) } },
        { token: who.token },
      )
    await expect(send(other, begun)).rejects.toEqual(invalid)
    await send(person, begun)
    await expect(send(person, begun)).rejects.toEqual(invalid)
    const late = await begin(person)
    server().clock.advance(5 * 60_000)
    await expect(send(person, late)).rejects.toEqual(invalid)
    expect(await listOf(person)).toHaveLength(1)
  })

  it('refuses a credential that another account has', async () => {
    const person = await server().aPerson()
    const { person: owner, device } = await withPasskey()
    const begun = await begin(person)
    const response = device.make(begun)
    await server()
      .deps.db.updateTable('passkeys')
      .set({ credential_id: Buffer.from(response.id, 'base64url') })
      .where('user_id', '=', owner.id)
      .execute()
    await expect(
      server().call(
        passkeyCalls.add,
        { body: { challengeId: begun.challengeId, response } },
        { token: person.token },
      ),
    ).rejects.toMatchObject({ status: 409, code: 'conflict' })
  })

  it('reads no certificates, so that the server never follows the addresses in them', async () => {
    const person = await server().aPerson()
    const begun = await begin(person)
    const made = softwareAuthenticator().make(begun)
    const authData = Buffer.from(made.response.attestationObject, 'base64url').subarray(-164)
    for (const fmt of ['packed', 'fido-u2f', 'tpm', 'android-key', 'apple']) {
      const { challengeId } = await begin(person)
      const attStmt = new Map<string, Cbor>([
        ['alg', -7],
        ['sig', Buffer.alloc(70)],
        ['x5c', [Buffer.alloc(9)]],
      ])
      const object = new Map<string, Cbor>([
        ['fmt', fmt],
        ['attStmt', attStmt],
        ['authData', authData],
      ])
      const attestationObject = cbor(object).toString('base64url')
      const response = { ...made, response: { ...made.response, attestationObject } }
      await expect(
        server().call(passkeyCalls.add, { body: { challengeId, response } }, { token: person.token }),
      ).rejects.toEqual(invalid)
    }
    expect(server().logLines.join()).toContain('An attestation of the format tpm came')
    expect(server().logLines.join()).toContain('An attestation of the format packed came')
  })

  it('stops at twenty', async () => {
    const { person } = await withPasskey()
    const begun = await begin(person)
    const device = softwareAuthenticator()
    const fill = Array.from({ length: 19 }, (_, index) => ({
      user_id: person.id,
      credential_id: Buffer.from(`${person.id}:${index}`),
      public_key: Buffer.alloc(1),
      counter: 0,
      transports: [],
      name: 'One of many',
      device_type: 'multi_device' as const,
      backed_up: true,
      created_at: server().clock.now(),
    }))
    await server().deps.db.insertInto('passkeys').values(fill).execute()
    const full = { status: 409, code: 'passkey_limit' }
    await expect(begin(person)).rejects.toMatchObject(full)
    const body = { challengeId: begun.challengeId, response: device.make(begun) }
    await expect(server().call(passkeyCalls.add, { body }, { token: person.token })).rejects.toMatchObject(
      full,
    )
  })
})

describe('renaming and removing a passkey', () => {
  it('takes another name, trimmed, of 1 to 60 characters', async () => {
    const { person, passkey } = await withPasskey()
    const rename = (name: string, who: Person = person) =>
      server().call(passkeyCalls.rename, { params: { id: passkey.id }, body: { name } }, { token: who.token })
    expect(await rename('  My phone ')).toEqual({ ...passkey, name: 'My phone' })
    for (const name of ['', '   ', 'x'.repeat(61)])
      await expect(rename(name)).rejects.toMatchObject({ code: 'validation_failed' })
    await expect(rename('Mine', await server().aPerson())).rejects.toMatchObject({ code: 'not_found' })
    expect(await listOf(person)).toEqual([{ ...passkey, name: 'My phone' }])
    expect(await audited(person.id)).toContain('account.passkey-renamed')
  })

  it('tells the owner that it was removed; nobody can remove someone else’s', async () => {
    const { person, passkey } = await withPasskey()
    const other = await server().aPerson()
    await expect(remove(other, passkey.id)).rejects.toMatchObject({ code: 'not_found' })
    await remove(person, passkey.id)
    expect(await listOf(person)).toEqual([])
    expect(await audited(person.id)).toEqual(['account.passkey-added', 'account.passkey-removed'])
    expect(await mailKinds(person.email)).toContain('passkey-removed')
    await expect(remove(person, passkey.id)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('keeps the last passkey of an account without a password, even when two are removed together', async () => {
    const { person, passkey } = await withPasskey()
    const second = await add(person, softwareAuthenticator())
    await withoutPassword(person)
    const both = await Promise.allSettled([passkey.id, second.id].map((id) => remove(person, id)))
    const refused = both.filter((one) => one.status === 'rejected').map(({ reason }) => reason)
    expect(refused).toMatchObject([{ status: 409, code: 'passkey_last' }])
    expect(await listOf(person)).toHaveLength(1)
  })
})

it('sweeps challenges that have expired', async () => {
  const count = async () => {
    const rows = await server().deps.db.selectFrom('passkey_challenges').select('id').execute()
    return rows.length
  }
  await beginSignIn()
  server().clock.advance(5 * 60_000 + 1000)
  const { challengeId } = await beginSignIn()
  await sweepChallenges(server().deps)
  expect(await count()).toBe(1)
  const left = await server().deps.db.selectFrom('passkey_challenges').select('id').executeTakeFirstOrThrow()
  expect(left.id).toBe(challengeId)
})
