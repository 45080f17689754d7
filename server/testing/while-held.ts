import { expect } from 'vitest'
import type { TestHouse } from './house.ts'

/**
 * Holds somebody's account, starts one thing after the other once the one before waits for it, and lets go: they then
 * take their turns in this order, each with what it had read before.
 */
export async function whileAccountIsHeld<T>(
  house: TestHouse,
  userId: string,
  starts: (() => Promise<T>)[],
): Promise<PromiseSettledResult<T>[]> {
  const { pool } = house.database
  const holding = await pool.connect()
  const started: Promise<T>[] = []
  try {
    await holding.query('begin')
    await holding.query('select from users where id = $1 for update', [userId])
    for (const start of starts) {
      const one = start()
      // What is refused while others wait is told at the end.
      one.catch(() => undefined)
      started.push(one)
      await expect.poll(() => countWaiting(house), { timeout: 10_000 }).toBe(started.length)
    }
  } finally {
    await holding.query('rollback')
    holding.release()
  }
  return Promise.allSettled(started)
}

async function countWaiting({ database }: TestHouse): Promise<number> {
  const { rows } = await database.pool.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rows.length
}
