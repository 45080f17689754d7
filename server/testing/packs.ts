import {
  createCipheriv,
  createHash,
  createHmac,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  pbkdf2Sync,
  sign,
  verify,
} from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { inflateRawSync } from 'node:zlib'
import type { CheckedPack } from '@roomtone/domain/pack/check-pack'
import type { PackProblem } from '@roomtone/domain/pack/findings'
import { eventLines, type Manifest, type PackEvent, type PublishedKeys } from '@roomtone/domain/pack/manifest'
import type { PackTools } from '@roomtone/domain/pack/pack-tools'
import type { PackEntry } from '@roomtone/domain/pack/read-archive'
import {
  Uint8ArrayReader,
  Uint8ArrayWriter,
  ZipWriter,
  type ZipWriterConstructorOptions,
} from '@zip.js/zip.js'
import { sealPack, type Unsealed } from '../src/platform/packs/seal-pack.ts'
import { fileInMemory } from '../src/platform/packs/write-archive.ts'
import type { Signing } from '../src/platform/signing/signing.ts'

export const PASSPHRASE = 'Q7M2K-9XV4T-0ABCD-EFGHJ-KMNPQ'
const inWeb = (path: string) => fileURLToPath(new URL(`../../web/${path}`, import.meta.url))

type Checker = {
  checkContainer(bytes: Uint8Array, keys: PublishedKeys): Promise<PackProblem | null>
  checkPack(bytes: Uint8Array, passphrase: string, keys: PublishedKeys): Promise<CheckedPack>
}

/** Both checkers as they are given to people: as files, because the server never imports the web. */
export const loadPageCheck = (): Promise<Checker> =>
  import(/* @vite-ignore */ inWeb('src/features/compliance/verify-pack/check.ts'))
type Words = { title: string; text: string }

export const loadPageWords = (): Promise<{ wordsOfProblem(problem: PackProblem): Words }> =>
  import(/* @vite-ignore */ inWeb('src/features/compliance/verify-pack/words-of-problem.ts'))
type Script = Checker & { wordsOfProblem(problem: PackProblem): Words }

export const loadScript = async (): Promise<Script> => import(/* @vite-ignore */ await scriptFile())

let script: Promise<string> | undefined

/** The command as the build makes it, alone in a folder where nothing is installed. */
export function scriptFile(): Promise<string> {
  script ??= (async () => {
    const { bundleVerifyPack } = await import(/* @vite-ignore */ inWeb('vite-verify-pack.ts'))
    const file = join(mkdtempSync(join(tmpdir(), 'roomtone-script-')), 'verify-pack.mjs')
    writeFileSync(file, await bundleVerifyPack())
    return file
  })()
  return script
}

/** A key that lives in memory, for tests that need no database. */
export function signingInMemory(id = 'rt-20261115-beef'): Signing {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const key = rawOf(publicKey)
  const signer = { key: id, sign: (bytes: Uint8Array) => sign(null, bytes, privateKey) }
  return {
    currentSigner: async () => signer,
    sign: async (bytes) => ({ key: id, signature: signer.sign(bytes) }),
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
  deriveKey: async (passphrase, salt, length) => pbkdf2Sync(passphrase, salt, 1000, length, 'sha1'),
  hmacSha1: async (key, bytes) => createHmac('sha1', key).update(bytes).digest(),
  aesCounter: (key, bytes) => {
    const counters = Buffer.alloc(Math.ceil(bytes.length / 16) * 16)
    for (let at = 0; at < counters.length; at += 16) counters.writeUInt32LE(at / 16 + 1, at)
    const stream = createCipheriv(`aes-${8 * key.length}-ecb`, key, null).update(counters)
    return bytes.map((byte, at) => byte ^ stream.readUInt8(at))
  },
  inflate: (bytes, size) => inflateRawSync(bytes, { maxOutputLength: size }),
}

function rawOf(key: KeyObject): string {
  return Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex')
}

/** The whole archive, as it arrives. */
export async function sealedPack(unsealed: Unsealed, signing: Signing): Promise<Buffer> {
  return buffer(sealPack(unsealed, await signing.currentSigner()).bytes)
}

type Packing = ZipWriterConstructorOptions & { comment?: string }

/** What another tool makes of the same files: with a password or without, compressed or not. */
export async function archiveOf(
  entries: readonly PackEntry[],
  { comment, ...how }: Packing = {},
): Promise<Buffer> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false, keepOrder: true, ...how })
  for (const { path, bytes } of entries)
    if (path.endsWith('/')) await zip.add(path, undefined, { directory: true })
    else await zip.add(path, new Uint8ArrayReader(bytes ?? new Uint8Array()))
  return Buffer.from(await zip.close(Buffer.from(comment ?? '')))
}

/** A small packet: a few kilobytes, every kind of entry. */
export function anUnsealedPack(keys: PublishedKeys, over: Partial<Unsealed> = {}): Unsealed {
  const { log, chain } = aChain(['packet.opened', 'release.issued', 'release.signed'])
  return {
    files: [
      fileInMemory('README.txt', Buffer.from('A compliance pack of Roomtone.\n')),
      fileInMemory('events.jsonl', Buffer.from(log)),
      fileInMemory('release/release-v1.txt', Buffer.from('Premises: the drawing room. '.repeat(4))),
      fileInMemory('records/crew.json', Buffer.from('{"crew":[{"name":"Åsa Lind","role":"grip"}]}')),
      fileInMemory('files/before-1.jpg', createHash('sha512').update('picture').digest()),
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
