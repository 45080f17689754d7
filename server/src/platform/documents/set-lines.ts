import type { Bidi } from 'bidi-js'
import { onDemand } from '../on-demand.ts'
import type { Face } from './faces.ts'
import type { Stretch } from './printable.ts'

/** What is drawn in one go, from left to right on the page; its letters are in the order in which they are read. */
export type Run = { face: Face; text: string; isRtl: boolean }
export type Line = { runs: Run[]; width: number; isRtl: boolean }
type Measure = (run: Run) => number

const bidiJs = onDemand<() => Bidi>('bidi-js')
const words = new Intl.Segmenter('en', { granularity: 'word' })
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

const RTL_LETTER = /[\p{sc=Arab}\p{sc=Hebr}]/u
/** Scripts that put no spaces between words. */
const UNSPACED = '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}'
const BEGINS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u')
const ENDS_UNSPACED = new RegExp(`[${UNSPACED}]\\p{M}*$`, 'u')
/** Rounding must not break a line that just fits. */
const TOLERANCE = 0.01

/**
 * The lines of a text, and on each its parts in the order they are seen: Hebrew and Arabic run from right to
 * left, also between words of other scripts (the Unicode bidirectional algorithm). A text runs the way most
 * of its letters do.
 */
export function setLines(stretches: Stretch[], width: number, measure: Measure): Line[] {
  const text = stretches.map((stretch) => stretch.text).join('')
  const isRtl = runsFromTheRight(text)
  const runsIn = RTL_LETTER.test(text) ? turned(stretches, text, isRtl) : straight(stretches)
  const widthOf = (start: number, end: number) =>
    runsIn(start, end).reduce((sum, run) => sum + measure(run), 0)
  return breakLines(text, width, widthOf).map(([start, end]) => ({
    runs: runsIn(start, end),
    width: widthOf(start, end),
    isRtl,
  }))
}

type RunsIn = (start: number, end: number) => Run[]

function straight(stretches: Stretch[]): RunsIn {
  return (start, end) => {
    const runs: Run[] = []
    let from = 0
    for (const { face, text } of stretches) {
      const part = text.slice(Math.max(0, start - from), Math.max(0, end - from))
      if (part) runs.push({ face, text: plain(part), isRtl: false })
      from += text.length
    }
    return runs
  }
}

function turned(stretches: Stretch[], text: string, isRtl: boolean): RunsIn {
  const bidi = bidiJs()()
  const found = bidi.getEmbeddingLevels(text, isRtl ? 'rtl' : 'ltr')
  const places = stretches.flatMap((stretch, place) => new Array<number>(stretch.text.length).fill(place))
  return (start, end) => {
    if (end <= start) return []
    const order = bidi.getReorderedIndices(text, found, start, end - 1).slice(start, end)
    const groups: number[][] = []
    for (const at of order) {
      const group = groups.at(-1)
      const last = group?.at(-1)
      const isNext =
        last !== undefined && places[last] === places[at] && found.levels[last] === found.levels[at]
      if (isNext) group?.push(at)
      else groups.push([at])
    }
    return groups.map((group) => {
      const first = Math.min(...group)
      const face = stretches[places[first] ?? 0]?.face ?? 'text'
      const part = plain(text.slice(first, Math.max(...group) + 1))
      const fromRight = (found.levels[first] ?? 0) % 2 === 1
      return { face, text: fromRight ? mirrored(bidi, part) : part, isRtl: fromRight }
    })
  }
}

/** A font turns the letters that run from the right, but not signs between them. */
function mirrored(bidi: Bidi, part: string): string {
  const signs = [...part].map((sign) => bidi.getMirroredCharacter(sign) ?? sign)
  return (RTL_LETTER.test(part) ? signs : signs.reverse()).join('')
}

function plain(part: string): string {
  return part.replaceAll('\u00a0', ' ')
}

function runsFromTheRight(text: string): boolean {
  const letterCount = (script: RegExp) => text.match(new RegExp(script, 'gu'))?.length ?? 0
  return letterCount(RTL_LETTER) * 2 > letterCount(/\p{L}/u)
}

/** Where lines begin and end, without the spaces between two of them. */
function breakLines(
  text: string,
  width: number,
  widthOf: (start: number, end: number) => number,
): [start: number, end: number][] {
  const lines: [number, number][] = []
  let start = 0
  let used = 0
  let at = 0
  const close = (next: number) => {
    lines.push([start, endOf(text, start, at)])
    start = next
    used = 0
  }
  for (const piece of piecesOf(text)) {
    const bare = widthOf(at, endOf(text, at, at + piece.length))
    if (at > start && used + bare > width + TOLERANCE) close(at)
    if (bare > width + TOLERANCE) {
      // A word wider than the line is broken between letters.
      for (const { segment } of letters.segment(piece)) {
        const wide = widthOf(at, at + segment.length)
        if (at > start && used + wide > width + TOLERANCE && segment !== ' ') close(at)
        used += wide
        at += segment.length
      }
      continue
    }
    used += widthOf(at, at + piece.length)
    at += piece.length
  }
  if (at > start || lines.length === 0) close(at)
  return lines
}

function endOf(text: string, start: number, end: number): number {
  let last = end
  while (last > start && text[last - 1] === ' ') last -= 1
  return last
}

/** Between two of them, a line may end. */
function piecesOf(text: string): string[] {
  const pieces: string[] = []
  for (const { segment, isWordLike } of words.segment(text)) {
    const last = pieces.at(-1)
    if (last !== undefined && !mayEnd(last, segment, isWordLike === true))
      pieces[pieces.length - 1] = last + segment
    else pieces.push(segment)
  }
  return pieces
}

function mayEnd(last: string, next: string, isWord: boolean): boolean {
  if (last.endsWith(' ')) return !next.startsWith(' ')
  if (/\p{L}[/\-–—]$/u.test(last)) return /^\p{L}/u.test(next)
  if (!isWord || /[\p{Ps}\p{Pi}]$/u.test(last)) return false
  return BEGINS_UNSPACED.test(next) || ENDS_UNSPACED.test(last)
}
