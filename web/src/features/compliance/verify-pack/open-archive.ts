import type { PackEntry } from '@roomtone/domain/pack/check-pack'
import type { Entry } from '@zip.js/zip.js'
import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js/lib/zip-core-custom.js'

// The smallest of the library's faces: it brings no unpacker, and stored entries need none.
const STORED = 0

/**
 * Everything that stands in the archive; nothing where it cannot be read at all. Lenient on purpose: the seal finds
 * every change, and here it is about naming the file.
 */
export async function openArchive(bytes: Uint8Array, passphrase: string): Promise<PackEntry[]> {
  const reader = new ZipReader(new Uint8ArrayReader(bytes), { strictness: 'tolerant', useWebWorkers: false })
  try {
    const opened: PackEntry[] = []
    for (const entry of await reader.getEntries())
      opened.push({ path: entry.filename, bytes: await read(entry, passphrase, bytes.length) })
    return opened
  } catch {
    return []
  } finally {
    await reader.close()
  }
}

async function read(entry: Entry, passphrase: string, most: number): Promise<Uint8Array | null> {
  // Ours are stored, so none is larger than the archive; what says otherwise would only fill the memory.
  if (entry.directory || entry.compressionMethod !== STORED || entry.uncompressedSize > most) return null
  try {
    return await entry.getData(new Uint8ArrayWriter(), { password: passphrase, useWebWorkers: false })
  } catch {
    return null
  }
}
