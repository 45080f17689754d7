/** Why a calendar could not be read, in words for the person who gave its address. */
export class FeedProblem extends Error {
  constructor(words: string) {
    super(words)
    this.name = 'FeedProblem'
  }
}
