import { EXCEPTIONS } from './exceptions.ts'

const ALL = EXCEPTIONS.map(([pattern]) => new RegExp(pattern, 'gu'))

/** What is left of a text without what catalogs say, what people wrote and what is excepted; empty: nothing. */
export function leftOver(text: string, isOwn: (text: string) => boolean): string {
  const pieces = text.split(/⟦[^⟧]*⟧/).map((piece) => piece.trim())
  const left = pieces
    .filter((piece) => /\p{L}/u.test(piece) && !isOwn(piece))
    .map((piece) => ALL.reduce((rest, pattern) => rest.replaceAll(pattern, ' '), piece))
  return left.filter((piece) => /\p{L}/u.test(piece) && !isOwn(piece)).join(' | ')
}
