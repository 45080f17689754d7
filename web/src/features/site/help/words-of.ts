/** Words that make up a question and say nothing about its subject. */
const FILLERS = new Set(
  (
    'a an the i me my we us our you your it its they them their he she this that these those there here ' +
    'how what when where which who why is are am was were be been being do does did don doesn didn done ' +
    'can could will would should shall may might must have has had get gets got getting want wants need ' +
    'to of for from on in at by with about into and or but if so as not any some please roomtone ' +
    's t m d ll re ve im id ive'
  ).split(' '),
)

export function wordsOf(text: string): string[] {
  return [...new Set(fold(text.normalize('NFC')).match(/[\p{L}\p{N}]+/gu) ?? [])]
}

/** The subject of a query: `how do I get my money back` is about money and back. */
export function wordsAskedFor(query: string): string[] {
  const all = wordsOf(query)
  const telling = all.filter((word) => !FILLERS.has(word))
  return (telling.length > 0 ? telling : all).slice(0, 12)
}

/** `cancelled`, `canceling` and `cancellation` are one word, and so are `fee` and `fees`. */
export function stemOf(word: string): string {
  return word
    .replace(/ie[sd]$/, 'y')
    .replace(/(x|s|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1')
    .replace(/(...)(?:ations?|ing|ed)$/, '$1')
    .replace(/([b-df-hj-np-tv-z])\1$/, '$1')
    .replace(/(...)e$/, '$1')
}

/** Different words that people use for the same thing. */
const SAME = [
  'booking shoot trip reservation rental',
  'space place location venue property',
  'refund reimbursement',
  'picture photo image',
  'cost price',
  'signin login',
  'delete remove erase',
  'damage broken break',
  'talk contact message chat',
].map((words) => words.split(' ').map(stemOf))

/** The stems of other words for the same thing. */
export function othersFor(stem: string): string[] {
  return SAME.filter((words) => words.includes(stem)).flat()
}

/**
 * One lower-case letter for each character, without its accents, so that a position found in the folded text
 * is the same position in the original.
 */
export function fold(text: string): string {
  return text.replace(/[A-Z]|[^ -~]/gu, foldCharacter)
}

function foldCharacter(character: string): string {
  const bare = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return bare.length === character.length ? bare : character
}
