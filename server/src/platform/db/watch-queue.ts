import type pg from 'pg'

/**
 * How long, in milliseconds, the next caller has to wait for a connection, as things go; 0 if there is no
 * queue.
 */
export function watchQueue(pool: pg.Pool): () => number {
  let last = performance.now()
  let pace = 0
  pool.on('acquire', () => {
    const now = performance.now()
    // Only while somebody waits does the time between two of them say how fast the line moves.
    pace = pool.waitingCount > 0 ? pace * 0.9 + (now - last) * 0.1 : 0
    last = now
  })
  return () => (pool.waitingCount === 0 ? 0 : Math.max(pace * pool.waitingCount, performance.now() - last))
}
