/** A text made comparable, each character of which still knows where in the original it came from. */
export type Reading = { text: string; from: number[]; to: number[] }

type Piece = { text: string; from: number; to: number }

/** Letters of other alphabets, and small capitals, that pass for Latin ones at a glance. */
const LOOKALIKES = new Map<string, string>([
  ...pairs('авекмнорстухіјѕԁԛԝһӏп', 'abekmhopctyxijsdqwhln'),
  ...pairs('αβεηικνορτυχωγμ', 'abenikvoptuxwym'),
  ...pairs('ıłøđħŧƒɑɡʟɴʀᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢꜱɪʏʙɢʜꜰǃ', 'iloDhtfaglnracdejkmoptuvwzsiybghfi'.toLowerCase()),
  ...pairs('‘’‚‛`´“”„«»', "''''''\"\"\"\"\""),
  ...pairs('‐‑‒–—―−', '-------'),
])
const INVISIBLE = /[\p{Cf}\p{M}\u115f\u1160\u3164\uffa0\u2800]/u
const SPACE = /\s/

/** Lower case, without accents, invisible characters and letters in disguise. */
export function readPlainly(original: string): Reading {
  const pieces: Piece[] = []
  let at = 0
  for (const character of original) {
    pieces.push({ text: PLAIN.get(character) ?? plain(character), from: at, to: at + character.length })
    at += character.length
  }
  return build(pieces)
}

function plain(character: string): string {
  if (character === '\n') return '\n'
  let text = ''
  for (const part of character.normalize('NFKD')) {
    if (INVISIBLE.test(part)) continue
    const lower = part.toLowerCase()
    text += SPACE.test(part) ? ' ' : (LOOKALIKES.get(lower) ?? lower)
  }
  return text
}

/** Nearly all that is ever written, worked out once. */
const PLAIN = new Map(
  Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)).map((one) => [one, plain(one)]),
)

const SPACED = /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}$@!][ .\-_*|/~,]{1,2}){2,}[\p{L}\p{N}$@!](?![\p{L}\p{N}])/gu

/** "v e n m o" and "v.e.n.m.o" as one word. */
export function joinSpaced(reading: Reading): Reading {
  return replaceIn(reading, SPACED, (match) => match.replace(/[ .\-_*|/~,]/g, ''))
}

const SPACED_ADDRESS = /(?<!\S)(?:[\p{L}\p{N}.@_-] ){4,}[\p{L}\p{N}](?!\S)/gu

/** "m a r a @ s e t . c o m": only spaces go, for an address lives by its dots. */
export function joinSpacedAddress(reading: Reading): Reading {
  return replaceIn(reading, SPACED_ADDRESS, (match) => match.replaceAll(' ', ''))
}

const DISGUISED: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '+': 't',
}
const WORD = /\S+/g

/** Digits and signs that stand for letters, in words that have letters too. A 1 is an i or an l. */
export function undisguise(reading: Reading, one: 'i' | 'l'): Reading {
  return replaceIn(reading, WORD, (word) =>
    isMixed(word)
      ? word.replace(/[^a-z]/g, (sign) => (sign === '1' ? one : (DISGUISED[sign] ?? sign)))
      : word,
  )
}

function isMixed(word: string): boolean {
  return /\p{L}/u.test(word) && /[0134578@$!|+]/.test(word)
}

/** The ways in which words can be meant: as they stand, pulled together, or with digits for letters. */
export function wordReadings(reading: Reading): Reading[] {
  const joined = joinSpaced(reading)
  const all = [reading, joined, undisguise(joined, 'i'), undisguise(joined, 'l')]
  return all.filter((one, index) => all.findIndex(({ text }) => text === one.text) === index)
}

/** Replaces what a pattern finds; the new characters stand for the whole of what they replace. */
export function replaceIn(
  reading: Reading,
  pattern: RegExp,
  replacement: (match: string, index: number) => string,
): Reading {
  const pieces: Piece[] = []
  let done = 0
  for (const found of reading.text.matchAll(pattern)) {
    const end = found.index + found[0].length
    const text = replacement(found[0], found.index)
    if (text === found[0]) continue
    pieces.push(...piecesOf(reading, done, found.index))
    // Of equal length, each character keeps its own place.
    if (text.length === found[0].length) pieces.push(...piecesOf(reading, found.index, end, text))
    else pieces.push({ text, ...spanOf(reading, found.index, end) })
    done = end
  }
  return done === 0 ? reading : build([...pieces, ...piecesOf(reading, done, reading.text.length)])
}

/** Where in the original a stretch of the reading stands. */
export function spanOf(reading: Reading, start: number, end: number): { from: number; to: number } {
  return { from: reading.from[start] ?? 0, to: reading.to[end - 1] ?? 0 }
}

function piecesOf(reading: Reading, start: number, end: number, instead?: string): Piece[] {
  const pieces: Piece[] = []
  for (let index = start; index < end; index++)
    pieces.push({
      text: instead?.[index - start] ?? reading.text[index] ?? '',
      ...spanOf(reading, index, index + 1),
    })
  return pieces
}

function build(pieces: Piece[]): Reading {
  const reading: Reading = { text: '', from: [], to: [] }
  for (const { text, from, to } of pieces) {
    reading.text += text
    for (let index = 0; index < text.length; index++) {
      reading.from.push(from)
      reading.to.push(to)
    }
  }
  return reading
}

function pairs(from: string, to: string): [string, string][] {
  const others = [...to]
  return [...from].map((one, index) => [one, others[index] ?? one])
}
