import { expect } from 'vitest'
import type { TestServer } from './server.ts'

type Start<T> = () => Promise<T>
type Hold = { sql: string; values?: unknown[] }

/**
 * Holds what `hold` takes, starts one thing after the other, each once the one before waits or is done, and
 * then releases it: those that wait take their turns in this order, each with what it had read before.
 */
export async function whileHeld<T>(
  { owner, database }: TestServer,
  hold: Hold,
  starts: Start<T>[],
): Promise<PromiseSettledResult<T>[]> {
  const holding = await owner.connect()
  const started: Promise<T>[] = []
  let done = 0
  const waiting = async () => {
    const { rows } = await database.pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    return rows.length + done
  }
  try {
    await holding.query('begin')
    await holding.query(hold.sql, hold.values)
    for (const start of starts) {
      const one = start()
      started.push(one)
      one.then(
        () => done++,
        () => done++,
      )
      await expect.poll(waiting, { timeout: 10_000 }).toBe(started.length)
    }
  } finally {
    await holding.query('rollback')
    holding.release()
  }
  return Promise.allSettled(started)
}

export function whileAccountIsHeld<T>(server: TestServer, userId: string, starts: Start<T>[]) {
  return whileHeld(
    server,
    { sql: 'select from users where id = $1 for no key update', values: [userId] },
    starts,
  )
}
