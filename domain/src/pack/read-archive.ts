import type { PackTools } from './pack-tools.ts'

/** `bytes` is null where the archive holds such a file, but neither the passphrase nor its own code opens it. */
export type PackEntry = { path: string; bytes: Uint8Array | null }

type Listed = {
  path: string
  isEncrypted: boolean
  method: number
  aes: { strength: number; method: number } | null
  size: number
  /** The stored bytes; null where the directory points to no such place. */
  packed: Uint8Array | null
}

const END_RECORD = 22
const LONGEST_COMMENT = 0xffff
const DIRECTORY_ENTRY = 46
const LOCAL_HEADER = 30
const STORED = 0
const DEFLATED = 8
const AES = 99
const AES_MARK = 0x9901
/**
 * The limit for all entries together, unpacked: several times what a pack can hold. More would only fill the
 * memory.
 */
const MOST = 512 * 1024 ** 2

/**
 * Every file of a zip archive, in the order of its directory; none where there is no directory. It also reads what other
 * tools write (compressed, not encrypted, with entries for folders): the seal finds every change, and here it is about
 * naming the file.
 */
export async function openArchive(
  bytes: Uint8Array,
  passphrase: string,
  tools: PackTools,
): Promise<PackEntry[]> {
  const opened: PackEntry[] = []
  let room = MOST
  for (const entry of listEntries(bytes, tools)) {
    room -= entry.size
    const content = room < 0 ? null : await openEntry(entry, passphrase, tools).catch(() => null)
    opened.push({ path: entry.path, bytes: content })
  }
  return opened
}

function listEntries(bytes: Uint8Array, tools: PackTools): Listed[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end === null) return []
  const directory = end - view.getUint32(end + 12, true)
  // Bytes that were put before the archive move everything in it.
  const moved = directory - view.getUint32(end + 16, true)
  if (directory < 0 || moved < 0) return []
  const listed: Listed[] = []
  for (let at = directory; at < end; ) {
    if (at + DIRECTORY_ENTRY > end || view.getUint32(at, true) !== 0x02014b50) return []
    const pathEnd = at + DIRECTORY_ENTRY + view.getUint16(at + 28, true)
    const extraEnd = pathEnd + view.getUint16(at + 30, true)
    const next = extraEnd + view.getUint16(at + 32, true)
    if (next > end) return []
    const path = readPath(bytes.subarray(at + DIRECTORY_ENTRY, pathEnd), tools)
    const size = view.getUint32(at + 24, true)
    if (!path.endsWith('/') || size > 0)
      listed.push({
        path,
        isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
        method: view.getUint16(at + 10, true),
        aes: readAesMark(view, pathEnd, extraEnd),
        size,
        packed: findData(
          view,
          moved + view.getUint32(at + 42, true),
          view.getUint32(at + 20, true),
          directory,
        ),
      })
    at = next
  }
  return listed
}

/** The last end record that has room for its comment. */
function findEnd(view: DataView): number | null {
  const last = view.byteLength - END_RECORD
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1)
    if (view.getUint32(at, true) === 0x06054b50 && at + view.getUint16(at + 20, true) <= last) return at
  return null
}

function readPath(bytes: Uint8Array, tools: PackTools): string {
  try {
    return tools.decode(bytes)
  } catch {
    return String.fromCharCode(...bytes)
  }
}

/** WinZip's extra field: how long the key is, and how the file was compressed before it was encrypted. */
function readAesMark(view: DataView, from: number, to: number): Listed['aes'] {
  for (let at = from; at + 4 <= to; at += 4 + view.getUint16(at + 2, true))
    if (view.getUint16(at, true) === AES_MARK && at + 11 <= to)
      return { strength: view.getUint8(at + 8), method: view.getUint16(at + 9, true) }
  return null
}

function findData(view: DataView, at: number, length: number, end: number): Uint8Array | null {
  if (at + LOCAL_HEADER > end || view.getUint32(at, true) !== 0x04034b50) return null
  const from = at + LOCAL_HEADER + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  return from + length > end ? null : new Uint8Array(view.buffer, view.byteOffset + from, length)
}

async function openEntry(
  { isEncrypted, method, aes, size, packed }: Listed,
  passphrase: string,
  tools: PackTools,
): Promise<Uint8Array | null> {
  if (!packed || isEncrypted !== (method === AES)) return null
  const content = isEncrypted ? await decrypt(packed, aes?.strength ?? 0, passphrase, tools) : packed
  const inner = isEncrypted ? aes?.method : method
  if (!content || (inner !== STORED && inner !== DEFLATED)) return null
  const plain = inner === DEFLATED ? tools.inflate(content, size) : content
  return plain.length === size ? plain : null
}

const CHECK_VALUE = 2
const CODE = 10

/** AES as WinZip wrote it down: salt, check value, content, code. Null: another passphrase, or a byte was changed. */
async function decrypt(
  packed: Uint8Array,
  strength: number,
  passphrase: string,
  tools: PackTools,
): Promise<Uint8Array | null> {
  if (strength < 1 || strength > 3) return null
  const salt = 4 + 4 * strength
  const key = 8 + 8 * strength
  const contentEnd = packed.length - CODE
  const contentAt = salt + CHECK_VALUE
  if (contentEnd < contentAt) return null
  const keys = await tools.deriveKey(passphrase, packed.subarray(0, salt), 2 * key + CHECK_VALUE)
  if (!areEqual(keys.subarray(2 * key), packed.subarray(salt, contentAt))) return null
  const encrypted = packed.subarray(contentAt, contentEnd)
  const code = await tools.hmacSha1(keys.subarray(key, 2 * key), encrypted)
  if (!areEqual(code.subarray(0, CODE), packed.subarray(contentEnd))) return null
  return tools.aesCounter(keys.subarray(0, key), encrypted)
}

function areEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}
