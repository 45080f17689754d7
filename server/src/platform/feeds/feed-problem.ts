/** Why a calendar could not be read, in words for the person who gave its address. */
export class FeedProblem extends Error {
  constructor(words: string) {
    super(words)
    this.name = 'FeedProblem'
  }
}

/** Of a text that would cost more time, memory or patience than anybody's real calendar. */
export function tooMuchToRead(): FeedProblem {
  return new FeedProblem('This calendar has more in it than we can read.')
}
