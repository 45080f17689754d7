import { readFileSync } from 'node:fs'

const FOLDER = new URL('../../../fonts/', import.meta.url)

/**
 * The text face is there for its coverage: Latin with every accent, Greek, Cyrillic. The one for titles sets only words
 * of ours.
 */
const FILES = {
  text: 'DejaVuSansCondensed.ttf',
  strong: 'DejaVuSansCondensed-Bold.ttf',
  title: 'instrument-serif-latin-400-normal.woff',
} as const
export type Face = keyof typeof FILES

const read = new Map<Face, Buffer>()

/** Read with the first document, not with the server. */
export function fontOf(face: Face): Buffer {
  const known = read.get(face)
  if (known) return known
  const font = readFileSync(new URL(FILES[face], FOLDER))
  read.set(face, font)
  return font
}

export const FACES = Object.keys(FILES) as Face[]
