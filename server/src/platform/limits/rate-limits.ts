import type pg from 'pg'
import { inPortions } from '../db/in-portions.ts'
import { networkOf } from './network-of.ts'

export type Limit = { name: string; max: number; seconds: number }
type Spent = { allowed: true } | { allowed: false; retryAfter: number }

export type RateLimits = {
  /** Counts one attempt of `who` and says whether it is within the limit. */
  spend(limit: Limit, who: string, now: Date): Promise<Spent>
  /** Spends from several limits: within all of them, or how long to wait for the slowest. */
  spendAll(limits: readonly Limit[], who: string, now: Date): Promise<Spent>
  forgive(limit: Limit, who: string): Promise<void>
  forgiveAll(limits: readonly Limit[], who: string): Promise<void>
  sweep(now: Date): Promise<void>
}

type Count = { key: string; hits: number; windowStarted: Date }

/** Keys in one order for everyone, so that they cannot deadlock. */
const SPEND = `
  insert into rate_limits as r (key, window_started, hits)
  select asked.key, $2, 1 from unnest($1::text[], $3::timestamptz[]) as asked (key, since) order by asked.key
  on conflict (key) do update set (hits, window_started) = (
    select case when r.window_started <= asked.since then 1 else r.hits + 1 end,
      case when r.window_started <= asked.since then excluded.window_started else r.window_started end
    from unnest($1::text[], $3::timestamptz[]) as asked (key, since) where asked.key = r.key
  )
  returning key, hits, window_started as "windowStarted"`

/** Checks the age twice: a window that starts over at this moment stays. */
const SWEEP = `
  delete from rate_limits where window_started < $1 and key in (
    select key from rate_limits where window_started < $1 limit $2
  )`

/**
 * One atomic upsert per attempt, in a table that all processes share, outside the request's transaction:
 * an attempt counts even when what it attempted is rolled back.
 */
export function createRateLimits(pool: pg.Pool, scale: number): RateLimits {
  const spendAll: RateLimits['spendAll'] = async (limits, who, now) => {
    const { rows } = await pool.query<Count>({
      name: 'spend-rate-limits',
      text: SPEND,
      values: [
        limits.map((limit) => keyOf(limit, who)),
        now,
        limits.map(({ seconds }) => new Date(now.getTime() - seconds * 1000)),
      ],
    })
    const waits = limits.map((limit) => {
      const row = rows.find(({ key }) => key === keyOf(limit, who))
      if (!row || row.hits <= limit.max * scale) return 0
      const opensAt = row.windowStarted.getTime() + limit.seconds * 1000
      return Math.max(1, Math.ceil((opensAt - now.getTime()) / 1000))
    })
    const retryAfter = Math.max(...waits)
    return retryAfter === 0 ? { allowed: true } : { allowed: false, retryAfter }
  }
  const forgiveAll: RateLimits['forgiveAll'] = async (limits, who) => {
    await pool.query('delete from rate_limits where key = any($1)', [
      limits.map((limit) => keyOf(limit, who)),
    ])
  }
  return {
    spend: (limit, who, now) => spendAll([limit], who, now),
    spendAll,
    forgive: (limit, who) => forgiveAll([limit], who),
    forgiveAll,
    async sweep(now) {
      const before = new Date(now.getTime() - 86_400_000)
      await inPortions(async (limit) => BigInt((await pool.query(SWEEP, [before, limit])).rowCount ?? 0))
    },
  }
}

/** Done here, so that no limit can forget it: a caller who is counted by address is counted by network. */
function keyOf(limit: Limit, who: string): string {
  return `${limit.name}:${networkOf(who)}`
}
