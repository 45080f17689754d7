import pg from 'pg'

/**
 * A statement that was never answered leaves its connection in the middle of a conversation. The driver
 * reports the one and keeps the other; back in the pool, it would make the next caller wait for an answer to
 * someone else. So it hangs up: the pool gives an ending connection to no one.
 */
export class HangUpClient extends pg.Client {
  override query(...given: never): never {
    const answer: unknown = super.query.apply(this, given)
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (isSilence(error)) this.end().catch(() => {})
      })
    return answer as never
  }
}

function isSilence(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}
