/**
 * Without characters that people mistake for each other: 0 and O, 1, I and L. Thirty-one characters, a prime
 * number.
 */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const CODE_LENGTH = 16
const FREE = CODE_LENGTH - 1

/**
 * Weighted by position: with a prime number of characters, one typo or two swapped characters always change
 * the sum.
 */
function checkCharacter(characters: string): string {
  const sum = [...characters].reduce(
    (total, one, place) => total + (place + 1) * CODE_ALPHABET.indexOf(one),
    0,
  )
  return CODE_ALPHABET.charAt(sum % CODE_ALPHABET.length)
}

/** `random` gives a whole number below the one it is asked for, and nobody can guess which. */
export function makeCode(random: (below: number) => number): string {
  const characters = Array.from({ length: FREE }, () =>
    CODE_ALPHABET.charAt(random(CODE_ALPHABET.length)),
  ).join('')
  return characters + checkCharacter(characters)
}

/** As people type it: with spaces and dashes, in small letters. Null: this can't be one of our codes. */
export function readCode(typed: string): string | null {
  const code = typed.replace(/[\s\p{Pd}_.]/gu, '').toUpperCase()
  if (code.length !== CODE_LENGTH || [...code].some((one) => !CODE_ALPHABET.includes(one))) return null
  return checkCharacter(code.slice(0, FREE)) === code.charAt(FREE) ? code : null
}

/** In groups of four, as it is printed and read aloud. */
export function formatCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? ''
}
