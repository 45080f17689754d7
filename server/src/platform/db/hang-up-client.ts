import pg from 'pg'

/**
 * A statement that was never answered leaves its connection in the middle of a conversation. The driver reports the
 * one and keeps the other; given back to the pool, it would make the next one wait for an answer that is not its own.
 * So it hangs up: the pool gives a connection that is ending to nobody.
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
