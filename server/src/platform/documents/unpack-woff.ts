import { inflateSync } from 'node:zlib'

const HEAD = 44
const ENTRY = 20
const OPEN_HEAD = 12
const OPEN_ENTRY = 16

/**
 * A WOFF file as the plain font it was made of (https://www.w3.org/TR/WOFF). fontkit reads both, but unpacks a table of
 * a packed one again for every letter.
 */
export function unpackWoff(packed: Buffer): Buffer {
  const count = packed.readUInt16BE(12)
  const head = Buffer.alloc(OPEN_HEAD + OPEN_ENTRY * count)
  packed.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const parts = [head]
  let end = head.length
  for (let index = 0; index < count; index += 1) {
    const entry = HEAD + ENTRY * index
    const [offset, packedLength, length] = [4, 8, 12].map((at) => packed.readUInt32BE(entry + at))
    const table = tableAt(packed, offset ?? 0, packedLength ?? 0, length ?? 0)
    const at = OPEN_HEAD + OPEN_ENTRY * index
    packed.copy(head, at, entry, entry + 4)
    packed.copy(head, at + 4, entry + 16, entry + 20)
    head.writeUInt32BE(end, at + 8)
    head.writeUInt32BE(table.length, at + 12)
    const padded = Buffer.alloc(Math.ceil(table.length / 4) * 4)
    table.copy(padded)
    parts.push(padded)
    end += padded.length
  }
  return Buffer.concat(parts)
}

/** One that would not have become smaller is not packed. */
function tableAt(packed: Buffer, offset: number, packedLength: number, length: number): Buffer {
  const bytes = packed.subarray(offset, offset + packedLength)
  return packedLength < length ? inflateSync(bytes) : bytes
}
