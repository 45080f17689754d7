/**
 * One lower-case letter for each character, without its accents, so that a position found in the folded text
 * is the same position in the original.
 */
export function fold(text: string): string {
  return Array.from(text, foldCharacter).join('')
}

function foldCharacter(character: string): string {
  const bare = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return bare.length === character.length ? bare : character
}
