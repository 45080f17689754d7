import { EXCEPTIONS } from './exceptions.ts'

const ALL = EXCEPTIONS.map(([pattern]) => new RegExp(pattern, 'gu'))
const hasWords = (text: string) => /\p{L}/u.test(text)

/**
 * The rest of a text without the words of catalogs, people's own words and exceptions; empty: nothing is
 * left.
 */
export function leftOver(text: string, isOwn: (text: string) => boolean): string {
  return text
    .split(/⟦[^⟧]*⟧/)
    .flatMap((piece) => (isOwn(piece) ? [] : piece.split(/ · |: /)))
    .filter((piece) => hasWords(piece) && !isOwn(piece))
    .map((piece) => ALL.reduce((rest, pattern) => rest.replaceAll(pattern, ' '), piece).trim())
    .filter((piece) => hasWords(piece) && !isOwn(piece))
    .join(' | ')
}
