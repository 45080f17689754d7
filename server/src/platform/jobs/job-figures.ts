import type pg from 'pg'

export type JobFigures = {
  /** Could run now, counted no further than MOST. */
  due: number
  /** How long the oldest of them has been waiting. */
  oldestSeconds: number
  /** Have used up their attempts, by name. */
  failed: { task: string; count: number }[]
}

const MOST = 10_000

/** The queue has an index over what can be run; timers of bookings to come are in it too, and are not looked at. */
export async function readJobFigures(pool: pg.Pool): Promise<JobFigures> {
  const { rows: waiting } = await pool.query<Omit<JobFigures, 'failed'>>(
    `select count(*) as due, coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as "oldestSeconds"
    from (
      select run_at from graphile_worker._private_jobs where is_available and run_at <= now() limit ${MOST}
    ) as they`,
  )
  const { rows: failed } = await pool.query<JobFigures['failed'][number]>(
    `select task.identifier as task, count(*) from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id
    where job.attempts >= job.max_attempts and not job.is_available
    group by 1`,
  )
  return { due: waiting[0]?.due ?? 0, oldestSeconds: waiting[0]?.oldestSeconds ?? 0, failed }
}
