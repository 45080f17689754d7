import { createPublicKey, verify } from 'node:crypto'
import type { PublishedKeys } from '@roomtone/domain/pack/manifest'
import { describe, expect, it } from 'vitest'
import { anUnsealedPack, loadScript, PASSPHRASE, sealedPack } from '../../../testing/packs.ts'
import { useServer } from '../../../testing/server.ts'
import { rotateKey } from './rotate-key.ts'
import { createSigning } from './signing.ts'

const server = useServer()
const forgetKeys = () => server().deps.db.deleteFrom('platform_keys').execute()

async function published(): Promise<PublishedKeys> {
  const answer = await server().app.inject('/.well-known/roomtone-keys.json')
  return answer.json()
}

describe("the platform's key", () => {
  it('is one, also when processes start together', async () => {
    await forgetKeys()
    const { db, config, clock } = server().deps
    const processes = Array.from({ length: 6 }, () =>
      createSigning({ db, masterKey: config.masterKey, clock }),
    )
    const signed = await Promise.all(processes.map((one) => one.sign(Buffer.from('hello'))))
    expect(new Set(signed.map(({ key }) => key)).size).toBe(1)
    expect(signed[0]?.key).toMatch(/^rt-\d{8}-[0-9a-f]{4}$/)
    expect((await published()).keys).toHaveLength(1)
  })

  it('signs what the published one verifies, and is sealed in the database', async () => {
    const { key, signature } = await server().deps.signing.sign(Buffer.from('hello'))
    const [own] = (await published()).keys
    expect(own).toMatchObject({ id: key, algorithm: 'Ed25519', retiredAt: null })
    const x = Buffer.from(own?.publicKey ?? '', 'hex').toString('base64url')
    const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    expect(verify(null, Buffer.from('hello'), publicKey, signature)).toBe(true)
    expect(verify(null, Buffer.from('hellO'), publicKey, signature)).toBe(false)
    const { db, config, clock } = server().deps
    expect(config.masterKey).toHaveLength(32)
    const stranger = createSigning({ db, masterKey: Buffer.alloc(32, 1), clock })
    await expect(stranger.sign(Buffer.from('hello'))).rejects.toThrow()
  })

  it('is published for everyone, and may be kept for a while', async () => {
    const answer = await server().app.inject('/.well-known/roomtone-keys.json')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
    })
    expect(answer.payload).not.toMatch(/private|sealed/i)
  })
})

describe('rotating the key', () => {
  it('leaves what was signed before to be checked, and forgets how to sign with the old one', async () => {
    const { deps } = server()
    const { checkPack } = await loadScript()
    const sealNow = async () => {
      const unsealed = anUnsealedPack(await deps.signing.publishedKeys())
      unsealed.manifestFacts.asOf = deps.clock.now().toISOString()
      return sealedPack(unsealed, deps.signing)
    }
    const pack = await sealNow()
    const { retired, made } = await rotateKey(deps)
    const fresh = await sealNow()
    const keys = await published()
    const findingsOf = async (bytes: Buffer) => (await checkPack(bytes, PASSPHRASE, keys)).findings
    expect(await findingsOf(pack)).toMatchObject({ problems: [], facts: { key: retired } })
    expect(await findingsOf(fresh)).toMatchObject({ problems: [], facts: { key: made } })
    expect(keys.keys.map(({ id, retiredAt }) => [id, retiredAt !== null])).toEqual([
      [retired, true],
      [made, false],
    ])
    const rows = await deps.db.selectFrom('platform_keys').select(['id', 'sealed_private_key']).execute()
    expect(rows.find(({ id }) => id === retired)?.sealed_private_key).toBeNull()
  })

  it('is written down, and takes turns with another', async () => {
    const { deps } = server()
    const both = await Promise.all([rotateKey(deps), rotateKey(deps)])
    const rows = await deps.db
      .selectFrom('audit_log')
      .select(['subject_id', 'data'])
      .where('action', '=', 'platform_key.rotated')
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    expect(rows.map((row) => row.subject_id).sort()).toEqual(both.map(({ made }) => made).sort())
    expect(rows[0]?.data).toMatchObject({ retired: rows[1]?.subject_id })
    const { keys } = await published()
    expect(keys.filter(({ retiredAt }) => retiredAt === null)).toHaveLength(1)
  })
})
