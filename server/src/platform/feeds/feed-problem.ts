import { type FeedProblemCode, wordsOfFeedProblem } from '@roomtone/domain/calendar/feed-problem'
import { textsIn } from '@roomtone/texts/all/calendar/feed-problems'
import type { Words } from '../words.ts'

/** Why a calendar could not be read, for the person who gave its address. */
export class FeedProblem extends Error {
  readonly code: FeedProblemCode
  readonly words: Words

  constructor(code: FeedProblemCode) {
    const words: Words = (language) => wordsOfFeedProblem(textsIn(language).feedProblems, code)
    super(words('en'))
    this.name = 'FeedProblem'
    this.code = code
    this.words = words
  }
}

/** Of a text that would cost more time, memory or patience than anybody's real calendar. */
export function tooMuchToRead(): FeedProblem {
  return new FeedProblem('too_much')
}
