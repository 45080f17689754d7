import type { Translate } from './translate.ts'

/** Unicode's own brackets for a stretch of text that has nothing to do with what stands around it. */
const OPENS = '\u2068'
const CLOSES = '\u2069'
const MARKS = /[\u2068\u2069]/g
const MARKED = /\u2068([^\u2068\u2069]*)\u2069/g

/**
 * Somebody's own words, for a sentence of ours that is said in another language later: they stay as they were written,
 * whatever they look like. Marks that somebody typed themselves are taken out.
 */
export function own(words: string): string {
  return `${OPENS}${words.replace(MARKS, '')}${CLOSES}`
}

export function withoutMarks(text: string): string {
  return text.replace(MARKS, '')
}

/** Lets `say` see a number in place of what is somebody's own, so that nothing in it can be taken for ours. */
export function keepingOwn(say: Translate): Translate {
  return (sentence) => {
    const kept: string[] = []
    const ours = sentence.replace(MARKED, (_, words: string) => own(String(kept.push(words) - 1)))
    const said = say(ours).replace(MARKED, (_, place: string) => kept[Number(place)] ?? '')
    return withoutMarks(said)
  }
}
