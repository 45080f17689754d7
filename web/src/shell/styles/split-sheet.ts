import type { Piece } from './read-sheet.ts'

/**
 * What of a sheet a page is drawn with, and all else, which boot.js puts back in its places. The first line of `later`:
 * after how many further characters of `now` each of the other lines belongs. Rules keep their order, which decides.
 */
export type SplitSheet = { now: string; later: string }

/** A few needless words cost less than to say where they belong. */
const SHORT = 80

export function splitSheet(sheet: Piece[], classes: ReadonlySet<string>): SplitSheet {
  let now = ''
  let waiting = ''
  let before = 0
  const gaps: number[] = []
  const lines: string[] = []
  const settle = () => {
    if (waiting.length < SHORT) now += waiting
    else {
      gaps.push(now.length - before)
      before = now.length
      lines.push(waiting)
    }
    waiting = ''
  }
  for (const { words, isNeeded } of inOrder(sheet, classes)) {
    if (!isNeeded) waiting += words
    else {
      settle()
      now += words
    }
  }
  settle()
  return { now, later: lines.length === 0 ? '' : [gaps.join(' '), ...lines].join('\n') }
}

function* inOrder(
  pieces: Piece[],
  classes: ReadonlySet<string>,
): Generator<{ words: string; isNeeded: boolean }> {
  for (const piece of pieces) {
    if (!isNeeded(piece, classes)) yield { words: wordsOf(piece), isNeeded: false }
    else if ('words' in piece) yield { words: piece.words, isNeeded: true }
    else {
      yield { words: piece.opens, isNeeded: true }
      yield* inOrder(piece.inside, classes)
      yield { words: '}', isNeeded: true }
    }
  }
}

function isNeeded(piece: Piece, classes: ReadonlySet<string>): boolean {
  if ('inside' in piece) return piece.inside.some((one) => isNeeded(one, classes))
  return piece.needs?.some((names) => names.every((name) => classes.has(name))) ?? true
}

function wordsOf(piece: Piece): string {
  return 'words' in piece ? piece.words : `${piece.opens}${piece.inside.map(wordsOf).join('')}}`
}

/** Every class that an element of this HTML has. */
export function classesIn(html: string): Set<string> {
  const classes = new Set<string>()
  for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const name of unescaped(names).split(/\s+/)) classes.add(name)
  return classes
}

const SIGNS: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' }

function unescaped(html: string): string {
  return html.includes('&') ? html.replace(/&(?:lt|gt|quot|#x27|amp);/g, (sign) => SIGNS[sign] ?? sign) : html
}
