import type { Found } from '../found.ts'
import { type Reading, spanOf } from '../normalise.ts'
import { createPhoneChecks, type PhoneChecks } from './phone-checks.ts'
import { spellOut } from './spelled-digits.ts'

/** How many digits are together in a number as people write it; lists of sizes and rates look otherwise. */
const GROUPINGS = new Set(
  ['10', '11', '3-3-4', '3-7', '6-4', '1-3-3-4', '1-10', '1-3-7', '3-3-2-2', '2-4-4', '2-8', '12'].concat(
    '2-10',
    '2-2-4-4',
    '2-3-3-4',
    '2-1-3-3-4',
    '2-2-2-2-2',
  ),
)
const CANDIDATE = /(?:\+ ?)?\(?\d(?:[^\p{L}\d\n:$%"'#]{0,3}\d){6,14}(?!\d)/gu
const LOCAL = /(?<![\d$#.,:/-])[2-9]\d{2}[-. ]\d{4}(?![\d:%]|[.,-]\d)/g
const CUE =
  /\b(?:call|calling|text|txt|sms|phone|cell|mobile|dial|ring|reach|whatsapp|tel|telephone|digits|my number|number is|numero|llamame|celular)\b/
/** Somebody says that their number follows: then no grouping is needed. */
const OWN_NUMBER =
  /\b(?:(?:call|text|ring|phone|dial|reach|ping|txt|sms|whatsapp|buzz|message|get|contact) (?:me|us|him|her|my [a-z]+)|my (?:[a-z]+ )?(?:number|cell|phone|mobile|digits|whatsapp|line)|mobile|cell|tel|telephone|phone|whatsapp|numero|telefono|celular|movil|llamame|marcame|escribeme|appelle|appelez|portable|number is)\b[^\n\d]{0,30}$/
const DIGITS_IN_A_ROW = /(?<![\d$#.,:/])\d(?:[^\p{L}\d\n:$%"'#]{0,3}\d){6,14}(?!\d)/gu
const DATE = /20\d\d[-/. ]\d\d?[-/. ]\d|\d\d?[-/.]\d\d?[-/.]20\d\d/
/** What else has ten digits in one piece. */
const REFERENCE =
  /\b(?:order|invoice|po|no|confirmation|permit|policy|ref|reference|serial|tracking|booking|case|ticket|sku|model|item|license|licence|certificate|receipt|job|batch|asset|barcode|upc|isbn|ein|coi|doc|document|id)\b[^\n!?]{0,14}$/

export function findPhones(reading: Reading, checks: PhoneChecks = createPhoneChecks()): Found[] {
  const spelled = spellOut(reading)
  const found = [
    ...numbersIn(spelled.text, checks),
    ...local(spelled, reading),
    ...announced(spelled.text),
    ...spokenOneByOne(spelled),
  ]
  return found.map(([start, end]) => ({ kind: 'contact', ...spanOf(spelled, start, end) }))
}

type Stretch = [start: number, end: number]

function numbersIn(text: string, checks: PhoneChecks): Stretch[] {
  return [...text.matchAll(CANDIDATE)].flatMap((match) => {
    const found = stretchesOf(match).find(([start, end]) => {
      const written = text.slice(start, end)
      return isPlausible(text, start, end) && (checks.isNumber(written) || looksFormatted(written))
    })
    return found ? [found] : []
  })
}

/**
 * The whole, and every part that begins and ends with a group of digits: a time or a count may come before
 * it.
 */
function stretchesOf(match: RegExpExecArray): Stretch[] {
  const groups = [...match[0].matchAll(/(?:\+ ?)?\(?\d+/g)].map((group): Stretch => {
    const start = match.index + group.index
    return [start, start + group[0].length]
  })
  const stretches: Stretch[] = []
  for (let first = 0; first < groups.length; first++)
    for (let last = groups.length - 1; last >= first; last--) {
      const [start, end] = [groups[first]?.[0] ?? 0, groups[last]?.[1] ?? 0]
      if (end - start >= 10) stretches.push([start, end])
    }
  return stretches
}

function announced(text: string): Stretch[] {
  return [...text.matchAll(DIGITS_IN_A_ROW)]
    .filter(({ 0: written, index }) => {
      const before = text.slice(Math.max(0, index - 60), index)
      return OWN_NUMBER.test(before) && !REFERENCE.test(before) && !DATE.test(written)
    })
    .map((match) => [match.index, match.index + match[0].length])
}

/** Nine digits or more, most of them said one by one, are dictated; but "one, two, three, four" is counted. */
function spokenOneByOne(spelled: Reading): Stretch[] {
  return [...spelled.text.matchAll(/(?<!\d)\d{1,2}(?:[ ,.-]{1,2}\d{1,2}){7,14}(?!\d)/g)]
    .filter((match) => {
      const digits = match[0].replace(/\D/g, '')
      const { from, to } = spanOf(spelled, match.index, match.index + match[0].length)
      return (
        digits.length >= 9 &&
        digits.length <= 13 &&
        to - from >= digits.length * 3.5 &&
        !'1234567891011'.startsWith(digits)
      )
    })
    .map((match) => [match.index, match.index + match[0].length])
}

/** Seven digits are a number only where somebody is to be called. */
function local(spelled: Reading, reading: Reading): Stretch[] {
  const hasTyped = /\d{4}/.test(reading.text)
  const spoken = [...spelled.text.matchAll(/(?<!\d)[2-9](?:[ ,.-]{0,2}\d){6}(?![ ,.-]{0,2}\d)/g)].filter(
    (match) => {
      const { from, to } = spanOf(spelled, match.index, match.index + match[0].length)
      return to - from >= 22 && /^(?:\d[ ,.-]*){7}$/.test(match[0]) && !hasTyped
    },
  )
  const cued = CUE.test(reading.text) ? [...spelled.text.matchAll(LOCAL)] : []
  return [...spoken, ...cued].map((match) => [match.index, match.index + match[0].length])
}

function isPlausible(text: string, start: number, end: number): boolean {
  const written = text.slice(start, end)
  if (written.includes('+')) return true
  const before = text.slice(Math.max(0, start - 30), start)
  if (/[$#£€]\s?$|[\d.,:/]$/.test(before)) return false
  // Digits that were said one by one belong together.
  const groups = written.replace(/(?<=(?<!\d)\d) (?=\d(?!\d))/g, '').match(/\d+/g) ?? []
  const grouping = groups.map((group) => group.length).join('-')
  if (grouping === '10' || grouping === '11' || grouping === '12') return !REFERENCE.test(before)
  if (areRates(written, groups)) return false
  return GROUPINGS.has(grouping) || (written.match(/(?<!\d)\d(?!\d)/g) ?? []).length >= 5
}

/** "650 800 1200 watts": round figures with nothing but spaces and commas between. */
function areRates(written: string, groups: string[]): boolean {
  return !/[-.()]/.test(written) && groups.every((group) => Number(group) % 50 === 0)
}

/** Numbers that cannot exist, like those of films, are still meant as numbers. */
function looksFormatted(written: string): boolean {
  return /^(?:1[-. ])?\(?[2-9]\d{2}\)?[-. ]{0,2}[2-9]\d{2}[-.]\d{4}$|^0[1-9](?:[ .-]\d\d){4}$/.test(written)
}
