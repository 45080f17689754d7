import { createHash, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { PackEntry } from '@roomtone/domain/pack/check-pack'
import type { PackFindings, PackProblem } from '@roomtone/domain/pack/findings'
import { eventLines, type Manifest, type PackEvent, type PublishedKeys } from '@roomtone/domain/pack/manifest'
import type { PackTools } from '@roomtone/domain/pack/pack-tools'
import type { Unsealed } from '../src/platform/packs/seal-pack.ts'
import type { Signing } from '../src/platform/signing/signing.ts'

export const PASSPHRASE = 'Q7M2K-9XV4T-0ABCD-EFGHJ-KMNPQ'
export const SCRIPT = fileURLToPath(new URL('../../web/public/verify-pack.mjs', import.meta.url))
const PAGE_CHECK = fileURLToPath(
  new URL('../../web/src/features/compliance/verify-pack/check.ts', import.meta.url),
)

type Derive = (passphrase: string, salt: Buffer) => Buffer
type Script = {
  checkPack(bytes: Buffer, passphrase: string, keys: PublishedKeys, derive?: Derive): PackFindings
  checkContainer(bytes: Buffer, keys: PublishedKeys): PackProblem | null
  wordsOf(problem: PackProblem): { title: string; text: string }
}
type PageCheck = {
  checkContainer(bytes: Uint8Array, keys: PublishedKeys): Promise<PackProblem | null>
  checkPack(
    bytes: Uint8Array,
    passphrase: string,
    keys: PublishedKeys,
  ): Promise<{ findings: PackFindings; entries: PackEntry[] }>
}

/** Both checkers as they are given to people: as files, because the server never imports the web. */
export const loadScript = (): Promise<Script> => import(/* @vite-ignore */ SCRIPT)
export const loadPageCheck = (): Promise<PageCheck> => import(/* @vite-ignore */ PAGE_CHECK)

/** A key that lives in memory, for tests that need no database. */
export function signingInMemory(id = 'rt-20261115-beef'): Signing {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const key = rawOf(publicKey)
  return {
    sign: async (bytes) => ({ key: id, signature: sign(null, bytes, privateKey) }),
    publishedKeys: async () => ({
      keys: [
        { id, algorithm: 'Ed25519', publicKey: key, createdAt: '2026-11-15T08:00:00.000Z', retiredAt: null },
      ],
    }),
  }
}

/** node:crypto instead of what browsers have: the same answers, in a tenth of the time. */
export const nodeTools: PackTools = {
  sha256: async (bytes) => createHash('sha256').update(bytes).digest('hex'),
  verify: async (publicKey, message, signature) => {
    const x = Buffer.from(publicKey, 'hex').toString('base64url')
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    return verify(null, message, key, Buffer.from(signature, 'hex'))
  },
  encode: (text) => Buffer.from(text),
  decode: (bytes) => Buffer.from(bytes).toString('utf8'),
}

function rawOf(key: KeyObject): string {
  return Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex')
}

/** A small packet: a few kilobytes, every kind of entry. */
export function anUnsealedPack(keys: PublishedKeys, over: Partial<Unsealed> = {}): Unsealed {
  const { log, chain } = aChain(['packet.opened', 'release.issued', 'release.signed'])
  return {
    entries: [
      { path: 'README.txt', bytes: Buffer.from('A compliance pack of Roomtone.\n') },
      { path: 'events.jsonl', bytes: Buffer.from(log) },
      { path: 'release/release-v1.txt', bytes: Buffer.from('Premises: the drawing room. '.repeat(4)) },
      { path: 'records/crew.json', bytes: Buffer.from('{"crew":[{"name":"Åsa Lind","role":"grip"}]}') },
      { path: 'files/before-1.jpg', bytes: createHash('sha512').update('picture').digest() },
    ],
    manifestFacts: manifestFacts(chain),
    passphrase: PASSPHRASE,
    keys,
    ...over,
  }
}

export function manifestFacts(chain: Manifest['chain']): Unsealed['manifestFacts'] {
  return {
    booking: '0b51c5f4-8f0e-4a8e-9d5e-2f6a5a3f1c11',
    packet: '5d5f3f0a-8e2c-4f7b-a7a6-0d9a64a2bb22',
    invoice: 'RT-2026-000123',
    status: 'complete',
    asOf: '2026-11-15T10:20:31.123456Z',
    chain,
  }
}

export function aChain(actions: readonly string[]): { log: string; chain: Manifest['chain'] } {
  let head = Buffer.alloc(32)
  const lines = actions.map((action, index) => {
    const event: PackEvent = {
      seq: index + 1,
      at: `2026-11-15T10:20:${String(index).padStart(2, '0')}.000000Z`,
      actor: '',
      action,
      subjectType: 'booking',
      subject: '0b51c5f4-8f0e-4a8e-9d5e-2f6a5a3f1c11',
      data: '{"note": "a\\nb"}',
      personal: '',
      hash: '',
    }
    head = createHash('sha256').update(head).update(eventLines(event)).digest()
    return JSON.stringify({ ...event, hash: head.toString('hex') })
  })
  return { log: `${lines.join('\n')}\n`, chain: { length: actions.length, head: head.toString('hex') } }
}

/** Where each entry's own bytes lie: salt, check value, content and code. Read from the local headers. */
export function dataOf(pack: Buffer): { path: string; from: number; to: number }[] {
  const found: { path: string; from: number; to: number }[] = []
  for (let at = 0; pack.readUInt32LE(at) === 0x04034b50; ) {
    const name = pack.readUInt16LE(at + 26)
    const from = at + 30 + name + pack.readUInt16LE(at + 28)
    const to = from + pack.readUInt32LE(at + 18)
    found.push({ path: pack.toString('utf8', at + 30, at + 30 + name), from, to })
    at = to
  }
  return found
}

/** A copy with one byte changed. */
export function flipped(pack: Buffer, at: number, mask = 0x01): Buffer {
  const copy = Buffer.from(pack)
  copy.writeUInt8(pack.readUInt8(at) ^ mask, at)
  return copy
}
