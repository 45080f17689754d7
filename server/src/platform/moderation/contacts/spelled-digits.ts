import { type Reading, replaceIn } from '../normalise.ts'

const DIGITS = numbered([
  ['zero|oh|nought|cero', 0],
  ['one|uno|un|une', 1],
  ['two|dos|deux', 2],
  ['three|tres|trois', 3],
  ['four|cuatro|quatre', 4],
  ['five|cinco|cinq', 5],
  ['six|seis', 6],
  ['seven|siete', 7],
  ['eight|ocho|huit', 8],
  ['nine|nueve|neuf', 9],
])
const TEENS = numbered([
  ['ten|diez|dix', 10],
  ['eleven|onze', 11],
  ['twelve|doce|douze', 12],
  ['thirteen|trece|treize', 13],
  ['fourteen|catorce|quatorze', 14],
  ['fifteen|quince|quinze', 15],
  ['sixteen|dieciseis|seize', 16],
  ['seventeen|diecisiete', 17],
  ['eighteen|dieciocho', 18],
  ['nineteen|diecinueve', 19],
])
const TENS = numbered([
  ['twenty|veinte|vingt', 20],
  ['thirty|treinta|trente', 30],
  ['forty|cuarenta|quarante', 40],
  ['fifty|cincuenta|cinquante', 50],
  ['sixty|sesenta|soixante', 60],
  ['seventy|setenta', 70],
  ['eighty|ochenta', 80],
  ['ninety|noventa', 90],
])
const NUMBER_WORD = Object.keys(DIGITS).join('|')
const TEN_WORD = Object.keys(TENS).join('|')
/** "forty-two", "treinta y cuatro", "fifteen": two digits in one. */
const TWO_DIGITS = new RegExp(
  `(?<![a-z])(?:(${TEN_WORD})(?:(?:[ -]| y | et )(${NUMBER_WORD}))?|(${Object.keys(TEENS).join('|')}))(?![a-z])`,
  'g',
)
const MANY = new RegExp(`\\b(double|triple|doble)[ -]+(${NUMBER_WORD}|\\d)\\b`, 'g')
const SPOKEN = new RegExp(`(?<![a-z])(${NUMBER_WORD})(?=$|[^a-z]|${NUMBER_WORD})`, 'g')
/** "fivefivefive": words without a space between them. */
const RUN_TOGETHER = new RegExp(`(?<![a-z])(?:${NUMBER_WORD}){2,}(?![a-z])`, 'g')
const APART = '\\b(?:dash|hyphen|dot|space|then|guion|punto)'
/** "415 dash 555 then 0123": words that only hold digits apart. The word first: what is around it is looked at only then. */
const BETWEEN_DIGITS = new RegExp(`${APART}\\b(?<=\\d[ ,.]*${APART})(?=[ ,.]*\\d)`, 'g')
/** A digit at least, looked for ahead: there must be but one way to match a long row of them. */
const NEARLY_DIGITS = '(?=[oil|]*\\d)[\\doil|]+'
/** "4l5-555-o1oo": letters inside what is otherwise a number. */
const NEARLY_NUMBER = new RegExp(
  `(?<![a-z\\d])${NEARLY_DIGITS}(?:[-. ()]{1,2}${NEARLY_DIGITS})+(?![a-z\\d])`,
  'g',
)

/** The same text with digits that were written as words, or as letters, turned into digits. */
export function spellOut(reading: Reading): Reading {
  const twos = replaceIn(reading, TWO_DIGITS, (match) => {
    const [ten = '', ...rest] = match.split(/[ -]+/)
    return String(TEENS[ten] ?? Number(TENS[ten]) + Number(DIGITS[rest.at(-1) ?? ''] ?? 0))
  })
  const many = replaceIn(twos, MANY, (match) => {
    const [count, word] = match.split(/[ -]+/)
    return (DIGITS[word ?? ''] ?? word ?? '').repeat(count === 'triple' ? 3 : 2)
  })
  const apart = replaceIn(many, RUN_TOGETHER, (match) =>
    match.replace(new RegExp(NUMBER_WORD, 'g'), (word) => DIGITS[word] ?? word),
  )
  const spoken = replaceIn(apart, SPOKEN, (word) => DIGITS[word] ?? word)
  const plain = replaceIn(spoken, BETWEEN_DIGITS, () => '-')
  return replaceIn(plain, NEARLY_NUMBER, (match) => match.replace(/o/g, '0').replace(/[il|]/g, '1'))
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

function numbered(rows: [words: string, value: number][]): Record<string, string> {
  return Object.fromEntries(
    rows.flatMap(([words, value]) => words.split('|').map((word) => [word, `${value}`])),
  )
}
