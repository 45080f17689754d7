/** A piece of the attribution line. */
export type Credit = { text: string; href: string | null }

const LINK = /<a\b[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')[^>]*>([\s\S]*?)<\/a>/gi
const BETWEEN: Credit = { text: ' · ', href: null }
const NAMED: Record<string, string> = {
  amp: '&',
  copy: '©',
  gt: '>',
  lt: '<',
  nbsp: ' ',
  quot: '"',
  reg: '®',
}

/**
 * Sources send their attribution as HTML. It is a stranger's, so only its words and its links to the web are
 * kept.
 */
export function readCredits(markups: readonly string[]): Credit[] {
  const lines = [...new Set(markups)].map(piecesOf).filter((pieces) => pieces.length > 0)
  return lines.flatMap((pieces, index) => (index === 0 ? pieces : [BETWEEN, ...pieces]))
}

function piecesOf(markup: string): Credit[] {
  const pieces: Credit[] = []
  let from = 0
  for (const match of markup.matchAll(LINK)) {
    pieces.push({ text: wordsOf(markup.slice(from, match.index)), href: null })
    const href = wordsOf(match[1] ?? match[2] ?? '')
    pieces.push({ text: wordsOf(match[3] ?? ''), href: /^https?:\/\//i.test(href) ? href : null })
    from = match.index + match[0].length
  }
  pieces.push({ text: wordsOf(markup.slice(from)), href: null })
  return pieces.filter(({ text }) => text.trim() !== '')
}

function wordsOf(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (whole, name: string) => NAMED[name] ?? whole)
    .replace(/\s+/g, ' ')
}
