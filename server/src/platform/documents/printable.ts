const MISSING = '\u25a1'

/**
 * What a font can show of a text. A letter that it lacks loses its accents if that helps, and is a box if it does not;
 * the file keeps the true text beside it, for whoever copies it or has it read out.
 */
export function printable(text: string, has: (codePoint: number) => boolean): string {
  return [...text.normalize('NFC').replace(/\p{C}|\s/gu, ' ')].map((letter) => shown(letter, has)).join('')
}

function shown(letter: string, has: (codePoint: number) => boolean): string {
  for (const candidate of [letter, ...letter.normalize('NFD')])
    if (has(candidate.codePointAt(0) ?? 0)) return candidate
  return MISSING
}
