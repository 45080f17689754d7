import type pg from 'pg'

/** More often than the pool closes what is idle. */
const EVERY_MS = 8000
/** The longest that a live connection takes to answer; waiting longer would only delay a caller. */
const PATIENCE_MS = 4000

/**
 * A connection knows tables and plans only after a while: the first caller after a quiet minute would wait
 * for that. So up to this many used ones are kept from growing old. Each is asked whether it is still there,
 * as a connection can die without a word. None is opened for this.
 */
export function keepWarm(pool: pg.Pool, count: number): { stop(): void } {
  let isAsking = false
  const askAll = async () => {
    if (isAsking || pool.waitingCount > 0) return
    isAsking = true
    const asked = Math.min(count, pool.idleCount)
    await Promise.all(Array.from({ length: asked }, () => askOne(pool)))
    isAsking = false
  }
  const timer = setInterval(() => void askAll(), EVERY_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

async function askOne(pool: pg.Pool): Promise<void> {
  try {
    const client = await pool.connect()
    const question = { text: 'select', query_timeout: PATIENCE_MS }
    await client.query(question).then(
      () => client.release(),
      (error: Error) => client.release(error),
    )
  } catch {
    // Without a database there is nothing to keep warm.
  }
}
