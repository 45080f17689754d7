export type Part = { text: string; tel: string | null }

/** A plus or a bracket, then digits with the usual marks between them. */
const NUMBER = /\+?\(?\d[\d\s().\-–/]{5,}\d/g
const LEAST = 7
const MOST = 15

/** A line split around its phone numbers, so that each can be tapped to call. */
export function phoneParts(line: string): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const match of line.matchAll(NUMBER)) {
    const digits = match[0].replace(/\D/g, '')
    if (digits.length < LEAST || digits.length > MOST) continue
    if (match.index > end) parts.push({ text: line.slice(end, match.index), tel: null })
    parts.push({ text: match[0], tel: `${match[0].startsWith('+') ? '+' : ''}${digits}` })
    end = match.index + match[0].length
  }
  if (end < line.length || parts.length === 0) parts.push({ text: line.slice(end), tel: null })
  return parts
}
