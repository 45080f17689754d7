import { EXCEPTIONS } from './exceptions.ts'

const ALL = EXCEPTIONS.map(([pattern]) => new RegExp(pattern, 'gu'))
const hasWords = (text: string) => /\p{L}/u.test(text)

/** What is left of a text without what catalogs say, what people wrote and what is excepted; empty: nothing. */
export function leftOver(text: string, isOwn: (text: string) => boolean): string {
  return text
    .split(/⟦[^⟧]*⟧/)
    .flatMap((piece) => (isOwn(piece) ? [] : piece.split(/ · |: /)))
    .filter((piece) => hasWords(piece) && !isOwn(piece))
    .map((piece) => ALL.reduce((rest, pattern) => rest.replaceAll(pattern, ' '), piece).trim())
    .filter((piece) => hasWords(piece) && !isOwn(piece))
    .join(' | ')
}
