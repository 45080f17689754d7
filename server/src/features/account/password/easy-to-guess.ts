import { COMMON_WORDS } from './common-words.ts'

/** Longer ones have room for something of their own, whatever else is in them. */
const LONGEST_LOOKED_AT = 20
/** That many signs that belong to nothing known are still no secret. */
const OWN_SIGNS = 2

const ROWS = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qwertzuiop',
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
]
const RUNS = [...ROWS, ...ROWS.map((row) => [...row].reverse().join(''))]
const ZIGZAGS = [
  '1q2w3e4r5t6y',
  '1qaz2wsx3edc4rfv',
  'q1w2e3r4t5y6',
  'qazwsxedc',
  'zaq1xsw2cde3',
  'a1b2c3d4e5',
]

const LETTERS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/**
 * What is tried first: one word or name that many people choose, walks over the keyboard, years, repeated signs, with
 * capitals, digits and signs in the usual places. Two words that have nothing to do with each other are not that.
 */
export function isEasyToGuess(password: string): boolean {
  if (password.length > LONGEST_LOOKED_AT) return false
  const plain = password.toLowerCase()
  return [plain, [...plain].map((sign) => LETTERS[sign] ?? sign).join('')].some((read) => isWorn(read))
}

function isWorn(read: string): boolean {
  const word = longestWordIn(read)
  const rest = word ? read.replace(word, ' ') : read
  const own = stripRuns(rest)
    .replace(/(?:19|20)\d\d/g, ' ')
    .replace(/(.{1,3})\1{2,}/g, ' ')
    // Digits and signs before and behind: that is where people put them when they are asked for some.
    .replace(/^[\d\W_]{1,6}|[\d\W_]{1,6}$/g, '')
    .replaceAll(' ', '')
  return own.length <= OWN_SIGNS
}

function longestWordIn(read: string): string | undefined {
  let longest: string | undefined
  for (const word of COMMON_WORDS)
    if (word.length > (longest?.length ?? 0) && read.includes(word)) longest = word
  return longest
}

/** Three or more signs in the order of a row. */
function stripRuns(read: string): string {
  for (let length = read.length; length >= 3; length--)
    for (let at = 0; at + length <= read.length; at++) {
      const part = read.slice(at, at + length)
      if (!part.includes(' ') && [...RUNS, ...ZIGZAGS].some((row) => row.includes(part)))
        return `${stripRuns(read.slice(0, at))} ${stripRuns(read.slice(at + length))}`
    }
  return read
}
