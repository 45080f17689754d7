/**
 * A style sheet in pieces, in their order. `needs`: the classes each of its selectors asks for; a piece without is
 * always needed. A block that holds others (`@media`, `@layer`) is needed when one of them is.
 */
export type Piece = { words: string; needs: string[][] | null } | { opens: string; inside: Piece[] }

const HOLDS_OTHERS = /^@(media|supports|layer|container|starting-style)\b/

/** Reads what the build has written: minified, without nested rules. */
export function readSheet(css: string): Piece[] {
  const pieces: Piece[] = []
  for (let at = 0; at < css.length; ) {
    const { end, brace } = blockFrom(css, at)
    const words = css.slice(at, end)
    const prelude = css.slice(at, brace).trim()
    const isComment = prelude.startsWith('/*')
    if (brace !== end && !isComment && HOLDS_OTHERS.test(prelude))
      pieces.push({ opens: css.slice(at, brace + 1), inside: readSheet(css.slice(brace + 1, end - 1)) })
    else
      pieces.push({
        words,
        needs: isComment || prelude.startsWith('@') || brace === end ? null : needsOf(prelude),
      })
    at = end
  }
  return pieces
}

/** From here to the end of one statement, comment or block; `brace`: where the block opens, or the end. */
function blockFrom(css: string, from: number): { end: number; brace: number } {
  if (css.startsWith('/*', from)) {
    const close = css.indexOf('*/', from)
    const end = close < 0 ? css.length : close + 2
    return { end, brace: end }
  }
  let depth = 0
  let brace = -1
  for (let at = from; at < css.length; at += 1) {
    const sign = css[at]
    if (sign === '\\') at += 1
    else if (sign === '"' || sign === "'") at = endOfString(css, at)
    else if (sign === ';' && depth === 0) return { end: at + 1, brace: at + 1 }
    else if (sign === '{') {
      if (depth === 0) brace = at
      depth += 1
    } else if (sign === '}') {
      depth -= 1
      if (depth === 0) return { end: at + 1, brace }
    }
  }
  return { end: css.length, brace: css.length }
}

function endOfString(css: string, from: number): number {
  let at = from + 1
  while (at < css.length && css[at] !== css[from]) at += css[at] === '\\' ? 2 : 1
  return at
}

/** What stands in brackets is left out: `:not(.a)` holds without it, and `:is(.a,.b)` with one of them. */
function needsOf(prelude: string): string[][] {
  return outsideBrackets(prelude)
    .split(/(?<!\\),/)
    .map((selector) =>
      [...selector.matchAll(/\.((?:\\[0-9a-f]{1,6}\s?|\\.|[^\s.,:[\]>+~#*()\\])+)/g)].map(([, name]) =>
        unescaped(name),
      ),
    )
}

function outsideBrackets(selectors: string): string {
  let depth = 0
  let left = ''
  for (let at = 0; at < selectors.length; at += 1) {
    const sign = selectors[at] as string
    const isEscape = sign === '\\'
    if (!isEscape && (sign === '(' || sign === '[')) depth += 1
    if (depth === 0) left += isEscape ? sign + (selectors[at + 1] ?? '') : sign
    if (!isEscape && (sign === ')' || sign === ']')) depth -= 1
    if (isEscape) at += 1
  }
  return left
}

function unescaped(name = ''): string {
  return name
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, '$1')
}
