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
  ...pairs('。｡․•·∙', '......'),
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

/** A picture in the middle of a word: "ve🙂nmo". */
const PICTURE_INSIDE = /\p{L}\p{Extended_Pictographic}+\p{L}/gu

/** "v e n m o" and "v.e.n.m.o" as one word. */
export function joinSpaced(reading: Reading): Reading {
  const words = replaceIn(reading, PICTURE_INSIDE, (match) =>
    match.replace(/\p{Extended_Pictographic}/gu, ''),
  )
  return replaceIn(words, SPACED, (match) => match.replace(/[ .\-_*|/~,]/g, ''))
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

/** Digits and signs that are used as letters, in words that have letters too. A 1 is an i or an l. */
export function undisguise(reading: Reading, one: 'i' | 'l'): Reading {
  return replaceIn(reading, WORD, (word) =>
    isMixed(word)
      ? word.replace(/[^a-z]/g, (sign) => (sign === '1' ? one : (DISGUISED[sign] ?? sign)))
      : word,
  )
}

/** "35mm" and "5th" are measures and dates, and a mark at the end of a word is only that. */
const MEASURE =
  /^[\d.,:/x-]+(?:st|nd|rd|th|[ap]m|mm|cm|m|k|km|ft|in|sq|w|kw|v|a|amps?|hz|fps|p|lbs?|gb|tb|mins?|h|hrs?|s|x|'s)?[.,:;!?)]*$/

function isMixed(word: string): boolean {
  const core = word.replace(/^[@$("'|+]+|[!?.,:;)"'|+]+$/g, '')
  const hasSign = /[0134578@$!|+]/.test(core) || /^[@$][a-z]/.test(word)
  return hasSign && /\p{L}/u.test(core) && !MEASURE.test(core)
}

const readings = new WeakMap<Reading, Reading[]>()

/**
 * The ways in which words can be meant: as written, pulled together, or with digits for letters. Of the other
 * ways only the places are looked at where they differ.
 */
export function wordReadings(reading: Reading): Reading[] {
  const known = readings.get(reading)
  if (known) return known
  const joined = joinSpaced(reading)
  const others = [joined, undisguise(joined, 'i'), undisguise(joined, 'l')]
  const different = others.filter(
    (one, index) => ![reading, ...others.slice(0, index)].some(({ text }) => text === one.text),
  )
  const all = [reading, ...different.flatMap((one) => partsThatDiffer(one, reading))]
  readings.set(reading, all)
  return all
}

/** A sentence reaches about this far to either side of a word. */
const AROUND = 120

/** The stretches of a reading that say something else than the plain one does at the same place. */
function partsThatDiffer(reading: Reading, plain: Reading): Reading[] {
  const parts: [start: number, end: number][] = []
  let beside = 0
  for (let index = 0; index < reading.text.length; index++) {
    while (beside < plain.text.length && (plain.from[beside] ?? 0) < (reading.from[index] ?? 0)) beside++
    if (plain.text[beside] === reading.text[index] && plain.to[beside] === reading.to[index]) continue
    const last = parts.at(-1)
    if (last && index - AROUND <= last[1]) last[1] = index + AROUND
    else parts.push([index - AROUND, index + AROUND])
  }
  return parts.map(([start, end]) => cutAtWords(reading, Math.max(0, start), end))
}

function cutAtWords({ text, from, to }: Reading, first: number, last: number): Reading {
  const start = text.lastIndexOf(' ', first) + 1
  const space = text.indexOf(' ', last)
  const end = space === -1 ? text.length : space
  return { text: text.slice(start, end), from: from.slice(start, end), to: to.slice(start, end) }
}

/** Replaces what a pattern finds; the new characters map to the whole of what they replace. */
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

/** The place in the original of a stretch of the reading. */
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
  const reading: Reading = { text: pieces.map(({ text }) => text).join(''), from: [], to: [] }
  for (const { text, from, to } of pieces)
    for (let index = 0; index < text.length; index++) {
      reading.from.push(from)
      reading.to.push(to)
    }
  return reading
}

function pairs(from: string, to: string): [string, string][] {
  const others = [...to]
  return [...from].map((one, index) => [one, others[index] ?? one])
}
