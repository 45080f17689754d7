import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { FONTS_FOLDER } from '../folders.ts'
import { type Face, fileOf } from './faces.ts'
import { unpackWoff } from './unpack-woff.ts'

const require = createRequire(import.meta.url)

/** A font as pdfkit holds it: what it has worked out of the file, it keeps. */
export type OpenFont = {
  hasGlyphForCodePoint(code: number): boolean
  glyphsForString(text: string): Glyph[]
  layout(text: string, features?: Features): Shaped
  _glyphs: object
}
type Features = string[] | Record<string, boolean>
type Glyph = { advanceWidth: number; codePoints: number[] }
type Shaped = { glyphs: Glyph[]; positions: { xAdvance: number }[]; advanceWidth: number }
/** Those that one document has opened. */
export type Fonts = Map<Face, OpenFont>

const files = new Map<Face, Buffer>()
const atRest: Fonts[] = []
/** Documents are rarely written at the same time. */
const MOST_AT_REST = 2

/** Read with the first document that has such letters. */
export function readFont(face: Face): Buffer {
  const known = files.get(face)
  if (known) return known
  const { file, inPackage } = fileOf(face)
  const folder = inPackage ? dirname(require.resolve(inPackage)) : FONTS_FOLDER
  const bytes = readFileSync(join(folder, file))
  const read = file.endsWith('.woff') ? unpackWoff(bytes) : bytes
  files.set(face, read)
  return read
}

/** Opening them takes longer than most documents do. */
export function takeFonts(): Fonts {
  return atRest.pop() ?? new Map()
}

/**
 * For the next document, when this one is written. An open font also keeps which letters its shapes were used
 * for, in the order of one document: from another one, wrong letters would be copied. So no two documents
 * share it while they are drawn, and it forgets that.
 */
export function putBack(fonts: Fonts): void {
  for (const font of fonts.values()) font._glyphs = {}
  if (atRest.length < MOST_AT_REST) atRest.push(fonts)
}

/** Where marks have no anchor on a letter, as some of Gurmukhi and Malayalam, fontkit throws. */
const NO_ANCHORS = { mark: false, mkmk: false, abvm: false, blwm: false }

/** Takes no room, and no search minds it: the combining grapheme joiner. */
const NO_LETTER = 0x34f
const JOINER = 0x200d

/** The same font, which never fails: then its marks are where the letters end, or its letters stay apart. */
export function shapingCarefully(font: OpenFont): OpenFont {
  const layout = font.layout.bind(font)
  font.layout = (text, features) => {
    for (const tried of [features, NO_ANCHORS]) {
      try {
        return named(layout(text, tried))
      } catch {
        // With fewer features, then.
      }
    }
    return apart(font, text)
  }
  return font
}

/** A shape that is only a part of a letter would be taken for some other letter by who copies it. */
function named(shaped: Shaped): Shaped {
  for (const glyph of shaped.glyphs) {
    const letters = glyph.codePoints.filter((code) => code !== JOINER)
    glyph.codePoints = letters.length === 0 ? [NO_LETTER] : letters
  }
  return shaped
}

function apart(font: OpenFont, text: string): Shaped {
  const glyphs = font.glyphsForString(text)
  const positions = glyphs.map(({ advanceWidth }) => ({
    xAdvance: advanceWidth,
    yAdvance: 0,
    xOffset: 0,
    yOffset: 0,
  }))
  return {
    glyphs,
    positions,
    get advanceWidth() {
      return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
    },
  }
}
