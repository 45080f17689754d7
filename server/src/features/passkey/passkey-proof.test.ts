import { describe, expect, it } from 'vitest'
import { usePasskeys } from '../../../testing/passkeys.ts'
import { useServer } from '../../../testing/server.ts'
import { type Behavior, softwareAuthenticator } from '../../../testing/software-authenticator.ts'
import { beginPasskeyProof, deletePasskeysOf, hasPasskey, verifyPasskeyProof } from './entry.ts'

const server = useServer()
const { add, beginSignIn, withPasskey } = usePasskeys(server)

const invalid = expect.objectContaining({ code: 'passkey_invalid' })
type Device = ReturnType<typeof softwareAuthenticator>
type Begun = Awaited<ReturnType<typeof beginPasskeyProof>>

function verify(userId: string, begun: Begun, device: Device, behavior: Behavior = {}) {
  const response = device.use(begun, behavior)
  const { deps } = server()
  const { challengeId } = begun
  return deps.db
    .transaction()
    .execute((tx) => verifyPasskeyProof(deps, tx, { userId, challengeId, response, now: deps.clock.now() }))
}

describe('a fresh proof with a passkey', () => {
  it('asks for their own passkeys, and says which one answered', async () => {
    const { person, device, passkey } = await withPasskey()
    const begun = await beginPasskeyProof(server().deps, person.id)
    expect(begun.options.allowCredentials).toMatchObject([{ type: 'public-key', transports: ['internal'] }])
    expect(await verify(person.id, begun, device)).toEqual({ passkeyId: passkey.id })
    await expect(verify(person.id, begun, device)).rejects.toEqual(invalid)
  })

  it('refuses someone else’s passkey and someone else’s challenge', async () => {
    const { person } = await withPasskey()
    const other = await withPasskey()
    const { deps } = server()
    const theirs = await beginPasskeyProof(deps, other.person.id)
    const own = await beginPasskeyProof(deps, person.id)
    await expect(verify(person.id, theirs, other.device)).rejects.toEqual(invalid)
    const anyone = { ...own, options: { ...own.options, allowCredentials: [] } }
    await expect(verify(person.id, anyone, other.device)).rejects.toEqual(invalid)
  })

  it('refuses a sign-in challenge, an expired one, and an answer without user verification', async () => {
    const { person, device } = await withPasskey()
    const { deps, clock } = server()
    await expect(verify(person.id, await beginSignIn(), device)).rejects.toEqual(invalid)
    const begun = await beginPasskeyProof(deps, person.id)
    await expect(verify(person.id, begun, device, { isVerified: false })).rejects.toEqual(invalid)
    clock.advance(5 * 60_000)
    await expect(verify(person.id, begun, device)).rejects.toEqual(invalid)
  })

  it('refuses a copy, and records that although what asked for the proof is rolled back', async () => {
    const person = await server().aPerson()
    const device = softwareAuthenticator()
    const passkey = await add(person, device, { counter: 7 })
    const begun = await beginPasskeyProof(server().deps, person.id)
    await expect(verify(person.id, begun, device, { counter: 7 })).rejects.toEqual(invalid)
    const rows = await server()
      .deps.db.selectFrom('audit_log')
      .select('data')
      .where('subject_id', '=', person.id)
      .where('action', '=', 'account.passkey-cloned')
      .execute()
    expect(rows).toEqual([{ data: { passkey: passkey.id } }])
  })

  it('knows who has a passkey, until all are deleted', async () => {
    const { person, device } = await withPasskey()
    const { db } = server().deps
    const begun = await beginPasskeyProof(server().deps, person.id)
    expect(await hasPasskey(db, person.id)).toBe(true)
    await db.transaction().execute((tx) => deletePasskeysOf(tx, person.id))
    expect(await hasPasskey(db, person.id)).toBe(false)
    await expect(verify(person.id, begun, device)).rejects.toEqual(invalid)
  })
})
