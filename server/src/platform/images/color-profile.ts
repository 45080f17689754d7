import { deflateSync } from 'node:zlib'
import { pngChunk } from './png-chunk.ts'

const HEADER = 8
/** Signature and IHDR: what describes the pixels follows them. */
const PNG_START = 33
const DEEPEST = 4

/**
 * The color profile of a HEIC, which its decoder leaves out: iPhones write Display P3. Null where there is none for
 * colors, and where the boxes make no sense.
 */
export function profileOfHeic(bytes: Uint8Array): Buffer | null {
  return findProfile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), 0)
}

const INSIDE: Record<string, number> = { meta: 4, iprp: 0, ipco: 0 }

function findProfile(bytes: Buffer, depth: number): Buffer | null {
  for (let at = 0; at + HEADER <= bytes.length; ) {
    const size = bytes.readUInt32BE(at)
    if (size < HEADER || at + size > bytes.length) return null
    const name = bytes.toString('latin1', at + 4, at + HEADER)
    const content = bytes.subarray(at + HEADER, at + size)
    const skipped = INSIDE[name]
    const found =
      name === 'colr'
        ? profileIn(content)
        : skipped !== undefined && depth < DEEPEST
          ? findProfile(content.subarray(skipped), depth + 1)
          : null
    if (found) return found
    at += size
  }
  return null
}

/** A gain map beside the picture may have one for grey. */
function profileIn(colr: Buffer): Buffer | null {
  const kind = colr.toString('latin1', 0, 4)
  const profile = colr.subarray(4)
  return ['prof', 'rICC'].includes(kind) && profile.toString('latin1', 16, 20) === 'RGB ' ? profile : null
}

/** The same pixels, with what their numbers mean. */
export function withProfile(png: Buffer, profile: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from('profile\0\0', 'latin1'), deflateSync(profile)])
  return Buffer.concat([png.subarray(0, PNG_START), pngChunk('iCCP', named), png.subarray(PNG_START)])
}
