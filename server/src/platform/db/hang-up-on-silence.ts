import type pg from 'pg'

/**
 * A statement that was never answered leaves its connection in the middle of a conversation. The driver reports the
 * one and keeps the other; given back to the pool, it would make the next one wait for an answer that is not its own.
 */
export function hangUpOnSilence(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const heard = (...given: unknown[]): unknown => {
    const answer = query(...given)
    if (answer instanceof Promise) answer.catch((error: unknown) => isSilence(error) && hangUp(client))
    return answer
  }
  client.query = heard as pg.PoolClient['query']
}

function isSilence(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}

/** From this moment on the pool gives it to nobody: it looks whether a connection is ending when it comes back. */
function hangUp(client: pg.PoolClient): void {
  ;(client as unknown as pg.Client).end().catch(() => {})
}
