import { createHash, createPublicKey, verify } from 'node:crypto'
import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js'
import { beforeAll, expect, it } from 'vitest'
import { usePacks } from '../../../../testing/full-packet.ts'
import { useServer } from '../../../../testing/server.ts'

const server = useServer()
const packs = usePacks(server)

type Key = { id: string; algorithm: string; publicKey: string; createdAt: string; retiredAt: string | null }
let pack: Buffer
let keys: Key[]
let readme: string
const files = new Map<string, Buffer>()

// Below, only the download uses our code: the rest is what README.txt says, with node:crypto.
beforeAll(async () => {
  const booking = await packs.aPacket()
  const { bytes, passphrase } = await packs.download(booking.guest, booking)
  pack = bytes
  const zip = new ZipReader(new Uint8ArrayReader(bytes), { useWebWorkers: false, password: passphrase })
  for (const entry of await zip.getEntries())
    if (!entry.directory) files.set(entry.filename, Buffer.from(await entry.getData(new Uint8ArrayWriter())))
  readme = fileOf('README.txt').toString()
  const address = /^Keys\. (\S+) lists/m.exec(readme)?.[1] ?? ''
  keys = (await server().app.inject(new URL(address).pathname)).json<{ keys: Key[] }>().keys
}, 90_000)

const fileOf = (path: string) => files.get(path) ?? Buffer.alloc(0)
const jsonOf = (path: string) => JSON.parse(fileOf(path).toString())
const sha256 = (...parts: (Buffer | string)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()

function isSigned(id: string, message: Buffer, signature: string): boolean {
  const raw = keys.find((key) => key.id === id)?.publicKey ?? ''
  const wrapping = /twelve bytes ([0-9a-f]{24})/.exec(readme)?.[1] ?? ''
  const key = createPublicKey({ key: Buffer.from(wrapping + raw, 'hex'), format: 'der', type: 'spki' })
  return verify(null, message, key, Buffer.from(signature, 'hex'))
}

it('the seal can be recomputed with nothing but README.txt', () => {
  const comment = pack.subarray(pack.lastIndexOf('roomtone-pack:1:'))
  const before = pack.subarray(0, pack.length - comment.length)
  expect(before.readUInt16LE(before.length - 2)).toBe(comment.length)
  const [, , id = '', signature = ''] = comment.toString().split(':')
  expect(isSigned(id, sha256(before), signature)).toBe(true)
  expect(isSigned(id, sha256(before.subarray(1)), signature)).toBe(false)
  expect(jsonOf('manifest.sig').key).toBe(id)
})

it('the manifest, its files and its key too', () => {
  const { algorithm, key, signature } = jsonOf('manifest.sig')
  expect(algorithm).toBe('Ed25519')
  expect(isSigned(key, fileOf('manifest.json'), signature)).toBe(true)
  const manifest = jsonOf('manifest.json')
  const listed = [...files].filter(([path]) => path !== 'manifest.json' && path !== 'manifest.sig')
  expect(manifest.files).toEqual(
    listed.map(([path, bytes]) => ({ bytes: bytes.length, path, sha256: sha256(bytes).toString('hex') })),
  )
  const life = keys.find(({ id }) => id === key)
  expect(Date.parse(manifest.asOf)).toBeGreaterThanOrEqual(Date.parse(life?.createdAt ?? '') - 300_000)
  expect(life?.retiredAt).toBeNull()
  for (const path of ['manifest.json', 'manifest.sig', 'keys.json'])
    expect(sorted(jsonOf(path)), path).toBe(fileOf(path).toString())
})

it('and the log, up to the end that the manifest names', () => {
  let before = Buffer.alloc(32)
  const lines = fileOf('events.jsonl').toString().trimEnd().split('\n')
  for (const line of lines) {
    const { seq, at, actor, action, subjectType, subject, data, personal, hash } = JSON.parse(line)
    const text = [seq, at, actor, action, subjectType, subject, data, personal].join('\n')
    before = sha256(before, text)
    expect(before.toString('hex'), line).toBe(hash)
  }
  expect(jsonOf('manifest.json').chain).toEqual({ head: before.toString('hex'), length: lines.length })
  const hash = sha256(fileOf('release/release-v1.txt')).toString('hex')
  expect(jsonOf('release/signatures.json').releases[0].sha256).toBe(hash)
})

/** Names in ascending order, no spaces. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, item) =>
    item && typeof item === 'object' && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([one], [other]) => (one < other ? -1 : 1)))
      : item,
  )
}
