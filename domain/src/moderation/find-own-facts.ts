import type { Flag } from './verdict.ts'

/** What a host must not publish about a listing: it is shown to guests once a booking is confirmed. */
export type OwnFacts = {
  streets: readonly string[]
  postalCodes: readonly string[]
  accessNotes: readonly string[]
  emails: readonly string[]
  phones: readonly string[]
}

export const NO_FACTS: OwnFacts = { streets: [], postalCodes: [], accessNotes: [], emails: [], phones: [] }

type Token = { word: string; from: number; to: number }

/** Abbreviated or not, it is the same street. */
const LONG_FORMS: Record<string, string> = {
  st: 'street',
  str: 'street',
  ave: 'avenue',
  av: 'avenue',
  blvd: 'boulevard',
  rd: 'road',
  dr: 'drive',
  ln: 'lane',
  ct: 'court',
  pl: 'place',
  ter: 'terrace',
  hwy: 'highway',
  pkwy: 'parkway',
  cir: 'circle',
  sq: 'square',
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
  apt: 'apartment',
}

/** Words that people write for a character of an email address. */
const SPOKEN = new Set(['at', 'dot'])
const PHONE_MIN = 7
const CODE_MIN = 4
/** This many words of the access notes in a row are a quotation. */
const QUOTE_WORDS = 5

/** The author's own address, codes and contacts within a text, whatever its case, punctuation and short forms. */
export function findOwnFacts(text: string, facts: OwnFacts): Flag[] {
  const tokens = tokensOf(text)
  const spans = [
    ...facts.streets.flatMap((street) => find(tokens, streetWords(street))),
    ...facts.postalCodes.flatMap((code) => find(tokens, wordsOf(code))),
    ...facts.accessNotes.flatMap((notes) => secretsOf(notes).flatMap((secret) => find(tokens, secret))),
    ...facts.emails.flatMap((email) => find(unspoken(tokens), wordsOf(email).filter(isNotSpoken))),
    ...facts.phones.flatMap((phone) => findDigits(tokens, phone)),
  ]
  const fragments = new Set(spans.map(({ from, to }) => text.slice(from, to)))
  return [...fragments].map((fragment) => ({ kind: 'contact', fragment }))
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const { 0: raw, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const plain = raw.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
    tokens.push({ word: LONG_FORMS[plain] ?? plain, from: index, to: index + raw.length })
  }
  return tokens
}

const wordsOf = (text: string): string[] => tokensOf(text).map(({ word }) => word)
const isNotSpoken = (word: string): boolean => !SPOKEN.has(word)
const unspoken = (tokens: Token[]): Token[] => tokens.filter(({ word }) => isNotSpoken(word))

const KINDS_OF_STREET = new Set(Object.values(LONG_FORMS))

/**
 * Up to the name: "412 Maple" gives it away without "Street" too. A street without a number is no address.
 */
function streetWords(street: string): string[] {
  const words = wordsOf(street)
  const number = words.findIndex((word) => /^\d+\p{L}?$/u.test(word))
  const rest = number < 0 ? [] : words.slice(number)
  const name = rest.findIndex((word, index) => index > 0 && !KINDS_OF_STREET.has(word))
  return name < 0 ? rest : rest.slice(0, name + 1)
}

/** Codes of a door or a lockbox, and whole phrases. */
function secretsOf(notes: string): string[][] {
  const words = wordsOf(notes)
  const codes = words.filter((word) => word.length >= CODE_MIN && /\d/.test(word)).map((word) => [word])
  const phrases = words
    .slice(0, Math.max(0, words.length - QUOTE_WORDS + 1))
    .map((_, index) => words.slice(index, index + QUOTE_WORDS))
  return [...codes, ...phrases]
}

type Span = { from: number; to: number }

function find(tokens: Token[], words: string[]): Span[] {
  const [first] = words
  if (first === undefined) return []
  return tokens.flatMap((token, start) => {
    if (token.word !== first) return []
    const run = tokens.slice(start, start + words.length)
    const last = run.at(-1)
    const isSame = run.length === words.length && run.every(({ word }, index) => word === words[index])
    return isSame && last ? [{ from: token.from, to: last.to }] : []
  })
}

/** Digits in a row, however they are grouped; with or without the country in front. */
function findDigits(tokens: Token[], phone: string): Span[] {
  const digits = phone.replace(/\D/g, '')
  const local = digits.slice(-10)
  if (local.length < PHONE_MIN) return []
  return tokens.flatMap((token, start) => {
    let joined = ''
    for (const { word, to } of tokens.slice(start)) {
      if (!/^\d+$/.test(word) || joined.length > digits.length) break
      joined += word
      if (joined === local || joined === digits) return [{ from: token.from, to }]
    }
    return []
  })
}
