export type ArchiveEntry = { path: string; bytes: Uint8Array }
export type ArchiveOptions = { passphrase: string; date: Date; comment: string }

/** No way out of the folder it is unpacked into, and the same name on every system. */
const SAFE_PATH = /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))(?!\/)(?!.*\/$)[^\\:*?"<>|\p{Cc}]+$/u

/**
 * AES-256 as WinZip wrote it down (AE-2), which ordinary tools open. Stored, not compressed: papers and pictures are
 * compressed already, and whoever checks a pack needs no unpacker.
 */
export async function writeArchive(
  entries: readonly ArchiveEntry[],
  { passphrase, date, comment }: ArchiveOptions,
): Promise<Buffer> {
  const { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } = await import('@zip.js/zip.js')
  const zip = new ZipWriter(new Uint8ArrayWriter(), {
    password: passphrase,
    encryptionStrength: 3,
    zipCrypto: false,
    level: 0,
    rawLastModDate: dosDate(date),
    extendedTimestamp: false,
    dataDescriptor: false,
    keepOrder: true,
    useWebWorkers: false,
  })
  for (const { path, bytes } of entries) {
    if (!SAFE_PATH.test(path)) throw new Error(`${JSON.stringify(path)} is no path for a pack`)
    // An empty entry comes without salt and code, which 7-Zip takes for damage.
    if (bytes.length === 0) throw new Error(`${path} is empty; a pack holds no empty files`)
    await zip.add(path, new Uint8ArrayReader(bytes))
  }
  return Buffer.from(await zip.close(Buffer.from(comment)))
}

/** Of UTC, wherever the server stands. Such dates count from 1980, in steps of two seconds. */
function dosDate(date: Date): number {
  const day = ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate()
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1)
  return day * 0x10000 + time
}
