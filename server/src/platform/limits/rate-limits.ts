import type pg from 'pg'

export type Limit = { name: string; max: number; seconds: number }
type Spent = { allowed: true } | { allowed: false; retryAfter: number }

export type RateLimits = {
  /** Counts one attempt of `who` and says whether it is within the limit. */
  spend(limit: Limit, who: string, now: Date): Promise<Spent>
  forgive(limit: Limit, who: string): Promise<void>
  sweep(now: Date): Promise<void>
}

/**
 * One atomic upsert per attempt, in a table that all processes share, outside the request's transaction:
 * an attempt counts even when what it attempted is rolled back.
 */
export function createRateLimits(pool: pg.Pool, scale: number): RateLimits {
  return {
    async spend(limit, who, now) {
      const { rows } = await pool.query<{ hits: number; window_started: Date }>({
        name: 'spend-rate-limit',
        text: `insert into rate_limits as r (key, window_started, hits) values ($1, $2, 1)
          on conflict (key) do update set
            hits = case when r.window_started <= $3 then 1 else r.hits + 1 end,
            window_started = case when r.window_started <= $3 then excluded.window_started else r.window_started end
          returning hits, window_started`,
        values: [keyOf(limit, who), now, new Date(now.getTime() - limit.seconds * 1000)],
      })
      const row = rows[0]
      if (!row || row.hits <= limit.max * scale) return { allowed: true }
      const opensAt = row.window_started.getTime() + limit.seconds * 1000
      return { allowed: false, retryAfter: Math.max(1, Math.ceil((opensAt - now.getTime()) / 1000)) }
    },
    async forgive(limit, who) {
      await pool.query('delete from rate_limits where key = $1', [keyOf(limit, who)])
    },
    async sweep(now) {
      await pool.query('delete from rate_limits where window_started < $1', [
        new Date(now.getTime() - 86_400_000),
      ])
    },
  }
}

function keyOf(limit: Limit, who: string): string {
  return `${limit.name}:${who}`
}
