import { type Literal, literalsOf, namesAround, sourceFiles } from './find-sentences.fixture.ts'

/** Several words, the first with a capital: a sentence, or the beginning of one. */
const SENTENCE = /^(\{\d\}|\p{Lu}|“)[^<>=]*\p{L}{2}.* .*\p{L}/su
const WORD = /^\p{Lu}[\p{L} ,'’&/().-]*$/u
const SPOKEN_KEYS = /^(message|reason|text|title|detail|error)$/
const REFUSING = /^(Refused|refusedFields?)\(\)$/

/** The contract's own sentences. The transport's error is for logs: pages have their own words for it. */
export function inContract(): Literal[] {
  return sourceFiles('contract/src', (path) => !/\.calls\.ts$|\/call\.ts$/.test(path))
    .flatMap(literalsOf)
    .filter((one) => one.key !== 'summary')
    .filter(({ text, key }) => SENTENCE.test(text) || (SPOKEN_KEYS.test(key) && WORD.test(text)))
    .filter(({ text }) => !text.startsWith('Bearer '))
}

export function refusals(): Literal[] {
  return sourceFiles('server/src', () => true)
    .flatMap(literalsOf)
    .filter((one) => namesAround(one).some((name) => REFUSING.test(name)))
}

export const isSentence = ({ text }: Literal): boolean => SENTENCE.test(text)
