import type pg from 'pg'
import type { Log } from '../log.ts'
import type { InHand } from './in-hand.ts'

const BEAT_MS = 4000
/** Five beats missed: killed, cut off, or stuck. */
const SILENT_SECONDS = 20
/** Of a worker that was killed before its first beat, or that runs a version which has none. */
const UNKNOWN_SECONDS = 600

export type Heartbeats = { stop(): Promise<void> }

type Workers = { ids(): string[]; inHand: InHand }

/** Says that these workers are alive, and gives away what the silent ones had locked and what they know nothing of. */
export function startHeartbeats(pool: pg.Pool, { ids, inHand }: Workers, log: Log): Heartbeats {
  const known = new Set<string>()
  let steady = 0
  let beating: Promise<void> = Promise.resolve()
  const once = async () => {
    try {
      for (const id of ids()) known.add(id)
      await beat(pool, ids())
      await releaseLostJobs(pool, { workers: ids(), inHand: inHand.ids() }, log)
      inHand.forgetOld()
      steady += 1
      // A database that was away for everybody made everybody silent; the others get the time to speak up first.
      if (steady > 2) await releaseSilentWorkers(pool, log)
    } catch (error) {
      steady = 0
      log.warn({ err: error, source: 'jobs' }, 'no heartbeat could be written')
    }
  }
  const timer = setInterval(() => {
    beating = beating.then(once)
  }, BEAT_MS)
  beating = once()
  return {
    stop: async () => {
      clearInterval(timer)
      await beating
      await pool
        .query('delete from worker_heartbeats where worker_id = any($1)', [[...known]])
        .catch(() => {})
    },
  }
}

export async function beat(pool: pg.Pool, ids: string[]): Promise<void> {
  await pool.query(
    `insert into worker_heartbeats (worker_id, beat_at) select one, clock_timestamp() from unnest($1::text[]) as one
     on conflict (worker_id) do update set beat_at = excluded.beat_at`,
    [ids],
  )
}

/** Jobs are safe to run twice, so a worker that returns from a long silence does no harm. */
export async function releaseSilentWorkers(pool: pg.Pool, log: Log): Promise<void> {
  const { rows } = await pool.query<{ id: string; jobs: number }>(
    `select job.locked_by as id, count(*)::int as jobs
     from graphile_worker.jobs job left join worker_heartbeats beat on beat.worker_id = job.locked_by
     where beat.beat_at < clock_timestamp() - make_interval(secs => ${SILENT_SECONDS})
       or (beat.worker_id is null and job.locked_at < clock_timestamp() - make_interval(secs => ${UNKNOWN_SECONDS}))
     group by job.locked_by`,
  )
  await pool.query("delete from worker_heartbeats where beat_at < clock_timestamp() - interval '1 day'")
  if (rows.length === 0) return
  await pool.query('select graphile_worker.force_unlock_workers($1)', [rows.map(({ id }) => id)])
  log.warn({ source: 'jobs', workers: rows }, 'jobs of workers that have fallen silent are run again')
}

/**
 * A connection that is cut between the question and the answer leaves a job locked for a worker that never
 * heard of it. The worker is alive, so no other would take it. The job has not been tried: that is not
 * counted.
 */
export async function releaseLostJobs(
  pool: pg.Pool,
  { workers, inHand }: { workers: string[]; inHand: string[] },
  log: Log,
): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `update graphile_worker._private_jobs set
       locked_at = null, locked_by = null, run_at = greatest(run_at, now()), attempts = greatest(attempts - 1, 0)
     where locked_by = any($1) and locked_at < clock_timestamp() - make_interval(secs => ${SILENT_SECONDS})
       and not id = any($2::bigint[])
     returning id`,
    [workers, inHand],
  )
  if (rows.length > 0)
    log.warn({ source: 'jobs', jobs: rows }, 'jobs that got lost on their way are run again')
}
