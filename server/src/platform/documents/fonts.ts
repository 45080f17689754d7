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

export const FACES = Object.keys(FILES) as Face[]

/** A font as pdfkit holds it: what it has worked out of the file, it keeps. */
export type OpenFont = { hasGlyphForCodePoint(code: number): boolean; _glyphs: object }
/** Those of one document: each is a file until it is used, and open from then on. */
export type Fonts = Record<Face, Buffer | OpenFont>

let files: Fonts | undefined
const atRest: Fonts[] = []
/** Documents are rarely written at the same time. */
const MOST_AT_REST = 2

/** Read with the first document, not with the server. Opening them takes longer than most documents do. */
export function takeFonts(): Fonts {
  files ??= Object.fromEntries(
    FACES.map((face) => [face, readFileSync(join(FONTS_FOLDER, FILES[face]))]),
  ) as Fonts
  return atRest.pop() ?? { ...files }
}

/**
 * For the next document, when this one is written. An open font also keeps which letters its shapes were used for, in the
 * order of one document: from another one, wrong letters would be copied. So no two use it at once, and it forgets that.
 */
export function putBack(fonts: Fonts): void {
  for (const font of Object.values(fonts)) if ('_glyphs' in font) font._glyphs = {}
  if (atRest.length < MOST_AT_REST) atRest.push(fonts)
}
