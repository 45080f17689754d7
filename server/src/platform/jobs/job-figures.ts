import type pg from 'pg'
import type { JobName } from './jobs.ts'
import { LANES, type Lane, laneOf } from './lanes.ts'

export type JobFigures = {
  waiting: {
    lane: Lane['name']
    /** Could run now, counted no further than MOST. */
    due: number
    /** How long the oldest of them has been waiting. */
    oldestSeconds: number
  }[]
  /** Have used up their attempts, by name. */
  failed: { task: string; count: number }[]
}

const MOST = 10_000

/** The queue has an index over what can be run; timers of bookings to come are in it too, and are not looked at. */
export async function readJobFigures(pool: pg.Pool): Promise<JobFigures> {
  const { rows: tasks } = await pool.query<{ id: number; name: JobName }>(
    'select id, identifier as name from graphile_worker._private_tasks',
  )
  const waiting: JobFigures['waiting'] = []
  for (const { name: lane } of LANES) {
    const ids = tasks.filter(({ name }) => laneOf(name) === lane).map(({ id }) => id)
    waiting.push({ lane, ...(await readWaiting(pool, ids)) })
  }
  const { rows: failed } = await pool.query<JobFigures['failed'][number]>(
    `select task.identifier as task, count(*) from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id
    where job.attempts >= job.max_attempts and not job.is_available
    group by 1`,
  )
  return { waiting, failed }
}

async function readWaiting(pool: pg.Pool, tasks: number[]): Promise<{ due: number; oldestSeconds: number }> {
  const { rows } = await pool.query<{ due: number; oldestSeconds: number }>(
    `select count(*) as due, coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as "oldestSeconds"
    from (
      select run_at from graphile_worker._private_jobs
      where is_available and run_at <= now() and task_id = any($1)
      order by priority, run_at limit ${MOST}
    ) as they`,
    [tasks],
  )
  return rows[0] ?? { due: 0, oldestSeconds: 0 }
}
