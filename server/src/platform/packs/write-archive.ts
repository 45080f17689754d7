import { createCipheriv, createHash, createHmac, pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

/** Read when its turn comes, so that of a pack's files one at a time is in memory. */
export type PackFile = { path: string; size: number; sha256: string; read(): Promise<Uint8Array> }

type ArchiveOptions = { passphrase: string; date: Date; commentLength: number }

/** No way out of the folder it is unpacked into, and the same name on every system. */
const SAFE_PATH = /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))(?!\/)(?!.*\/$)[^\\:*?"<>|\p{Cc}]+$/u

const deriveKey = promisify(pbkdf2)
const KEY = 32
const SALT = 16
const CHECK_VALUE = 2
const CODE = 10
const END_RECORD = 22
const BLOCK = 16
const CHUNK = 128 * 1024
/** WinZip's mark: AE-2, AES-256, and stored as it was. */
const AES_MARK = Buffer.from('0199070002004145030000', 'hex')

export function fileInMemory(path: string, bytes: Uint8Array): PackFile {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { path, size: bytes.length, sha256, read: async () => bytes }
}

/** How long the archive will be, its comment included. Throws where there cannot be one. */
export function sizeOfArchive(files: readonly PackFile[], commentLength: number): number {
  const sizes = files.map((file) => {
    const { local, listed } = headersOf(file, 0, 0)
    return local.length + packedSize(file.size) + listed.length
  })
  return sizes.reduce((sum, size) => sum + size, END_RECORD + commentLength)
}

/**
 * Writes every byte before the comment of a zip archive, encrypted with AES-256 as WinZip specified it
 * (AE-2), which ordinary tools open. Entries are stored, not compressed: papers and pictures are compressed
 * already, and every length is known in advance.
 */
export async function* writeArchive(
  files: readonly PackFile[],
  { passphrase, date, commentLength }: ArchiveOptions,
): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let at = 0
  for (const file of files) {
    const { local, listed } = headersOf(file, at, dosDate(date))
    directory.push(listed)
    yield local
    yield* encrypt(await readFile(file), passphrase)
    at += local.length + packedSize(file.size)
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(END_RECORD)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(at, 16)
  end.writeUInt16LE(commentLength, 20)
  yield Buffer.concat([list, end])
}

/** The manifest has been signed by now: what is not as it says must not leave. */
async function readFile({ path, size, sha256, read }: PackFile): Promise<Uint8Array> {
  const bytes = await read()
  if (bytes.length !== size || createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw new Error(`${path} is not what the manifest says`)
  return bytes
}

function packedSize(size: number): number {
  return SALT + CHECK_VALUE + size + CODE
}

/** What comes before an entry, and its line in the directory: the same facts, with a little more. */
function headersOf({ path, size }: PackFile, at: number, date: number): { local: Buffer; listed: Buffer } {
  if (!SAFE_PATH.test(path)) throw new Error(`${JSON.stringify(path)} is no path for a pack`)
  // An empty entry comes without salt and code, which 7-Zip takes for damage.
  if (size === 0) throw new Error(`${path} is empty; a pack holds no empty files`)
  const name = Buffer.from(path)
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(51, 0) // version 5.1 reads AES
  facts.writeUInt16LE(0x0801, 2) // encrypted, and the name is UTF-8
  facts.writeUInt16LE(99, 4) // AES
  facts.writeUInt32LE(date, 6)
  facts.writeUInt32LE(packedSize(size), 14)
  facts.writeUInt32LE(size, 18)
  facts.writeUInt16LE(name.length, 22)
  facts.writeUInt16LE(AES_MARK.length, 24)
  const more = Buffer.alloc(14)
  more.writeUInt32LE(at, 10)
  return {
    local: Buffer.concat([Buffer.from('PK\x03\x04'), facts, name, AES_MARK]),
    listed: Buffer.concat([Buffer.from('PK\x01\x02\x33\x00'), facts, more, name, AES_MARK]),
  }
}

/**
 * Salt, check value, content, code. AE-2 counts blocks from one with the lowest byte first, Node with the highest: the
 * counters are written out, encrypted, and laid over the content.
 */
async function* encrypt(content: Uint8Array, passphrase: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT)
  const keys = await deriveKey(passphrase, salt, 1000, 2 * KEY + CHECK_VALUE, 'sha1')
  yield Buffer.concat([salt, keys.subarray(2 * KEY)])
  const cipher = createCipheriv('aes-256-ecb', keys.subarray(0, KEY), null).setAutoPadding(false)
  const code = createHmac('sha1', keys.subarray(KEY, 2 * KEY))
  for (let at = 0; at < content.length; at += CHUNK) {
    const plain = content.subarray(at, at + CHUNK)
    const counters = Buffer.alloc(Math.ceil(plain.length / BLOCK) * BLOCK)
    for (let block = 0; block < counters.length; block += BLOCK)
      counters.writeUInt32LE((at + block) / BLOCK + 1, block)
    const encrypted = cipher.update(counters).subarray(0, plain.length)
    for (let byte = 0; byte < plain.length; byte += 1)
      encrypted[byte] = (encrypted[byte] ?? 0) ^ (plain[byte] ?? 0)
    code.update(encrypted)
    yield encrypted
  }
  yield code.digest().subarray(0, CODE)
}

/** In UTC, wherever the server is. Such dates count from 1980, in steps of two seconds. */
function dosDate(date: Date): number {
  const day = ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate()
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1)
  return day * 0x10000 + time
}
