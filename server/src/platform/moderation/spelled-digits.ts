import { type Reading, replaceIn } from './normalise.ts'

const DIGITS: Record<string, string> = {
  zero: '0',
  oh: '0',
  nought: '0',
  cero: '0',
  one: '1',
  uno: '1',
  two: '2',
  dos: '2',
  three: '3',
  tres: '3',
  four: '4',
  cuatro: '4',
  five: '5',
  cinco: '5',
  six: '6',
  seis: '6',
  seven: '7',
  siete: '7',
  eight: '8',
  ocho: '8',
  nine: '9',
  nueve: '9',
}
const NUMBER_WORD = Object.keys(DIGITS).join('|')
const MANY = new RegExp(`\\b(double|triple|doble)[ -]+(${NUMBER_WORD}|\\d)\\b`, 'g')
const SPOKEN = new RegExp(`(?<![a-z])(${NUMBER_WORD})(?=$|[^a-z]|${NUMBER_WORD})`, 'g')
/** "fivefivefive": words that nobody set a space between. */
const RUN_TOGETHER = new RegExp(`(?<![a-z])(?:${NUMBER_WORD}){2,}(?![a-z])`, 'g')
const APART = '\\b(?:dash|hyphen|dot|space|then|guion|punto)'
/** "415 dash 555 then 0123": words that only hold digits apart. The word first: what is around it is looked at only then. */
const BETWEEN_DIGITS = new RegExp(`${APART}\\b(?<=\\d[ ,.]*${APART})(?=[ ,.]*\\d)`, 'g')
/** A digit at least, looked for ahead: there must be but one way to match a long row of them. */
const NEARLY_DIGITS = '(?=[oil]*\\d)[\\doil]+'
/** "4l5-555-o1oo": letters inside what is otherwise a number. */
const NEARLY_NUMBER = new RegExp(
  `(?<![a-z\\d])${NEARLY_DIGITS}(?:[-. ()]{1,2}${NEARLY_DIGITS})+(?![a-z\\d])`,
  'g',
)

/** The same text with digits that were written as words, or as letters, turned into digits. */
export function spellOut(reading: Reading): Reading {
  const many = replaceIn(reading, MANY, (match) => {
    const [count, word] = match.split(/[ -]+/)
    return (DIGITS[word ?? ''] ?? word ?? '').repeat(count === 'triple' ? 3 : 2)
  })
  const apart = replaceIn(many, RUN_TOGETHER, (match) =>
    match.replace(new RegExp(NUMBER_WORD, 'g'), (word) => DIGITS[word] ?? word),
  )
  const spoken = replaceIn(apart, SPOKEN, (word) => DIGITS[word] ?? word)
  const plain = replaceIn(spoken, BETWEEN_DIGITS, () => '-')
  return replaceIn(plain, NEARLY_NUMBER, (match) => match.replace(/o/g, '0').replace(/[il]/g, '1'))
}

/** Whether nothing but digits, and words around them, is left: a message that may be a piece of a number. */
export function isMostlyDigits(text: string): boolean {
  return (
    /\d/.test(text) &&
    !/[a-z]/.test(text.replace(FILLERS, ' ').replace(/[^a-z\d]+/g, ' ')) &&
    !/[:$%]/.test(text)
  )
}
const FILLERS =
  /\b(?:my|the|number|is|it'?s|its|call|text|me|at|on|cell|phone|first|last|part|then|and|next|rest|of|ok|area|code|starts|ends|with|here|digits)\b/g
