import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FONTS_FOLDER } from '../folders.ts'

/**
 * The text face is there for its coverage: Latin with every accent, Greek, Cyrillic. The one for titles sets only words
 * of ours. None of them is packed: a packed one is unpacked anew for every letter.
 */
const FILES = {
  text: 'DejaVuSansCondensed.ttf',
  strong: 'DejaVuSansCondensed-Bold.ttf',
  title: 'instrument-serif-latin-400-normal.ttf',
} as const
export type Face = keyof typeof FILES

const read = new Map<Face, Buffer>()

/** Read with the first document, not with the server. */
export function fontOf(face: Face): Buffer {
  const known = read.get(face)
  if (known) return known
  const font = readFileSync(join(FONTS_FOLDER, FILES[face]))
  read.set(face, font)
  return font
}

export const FACES = Object.keys(FILES) as Face[]
