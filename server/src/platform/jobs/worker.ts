import { Logger, type Runner, run, runTaskListOnce, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import type { Log } from '../log.ts'
import type { JobHandlers, JobName } from './jobs.ts'

const CRONTAB = `
*/10 * * * * sweep-expired ?fill=1h {}
*/10 * * * * sweep-compliance ?fill=1h {}
*/10 * * * * seal-audit ?fill=1h {}
15 3 * * * apply-retention ?fill=1d {}
* * * * * sweep-bookings {}
* * * * * deliver-simulated-events {}
30 4 * * * reconcile-payments ?fill=1d {}
`

export type Worker = { stop(): Promise<void> }

/** graphile-worker in this process; stopping waits for the jobs in hand. */
export async function startWorker(pool: pg.Pool, handlers: JobHandlers, log: Log): Promise<Worker> {
  const runner: Runner = await run({
    pgPool: pool,
    concurrency: 4,
    pollInterval: 1000,
    noHandleSignals: true,
    taskList: taskList(handlers, log),
    crontab: CRONTAB,
    logger: loggerOf(log),
  })
  return { stop: () => runner.stop() }
}

/** For tests: runs what is due now, to the end, without waiting for a poll. */
export async function drainJobs(pool: pg.Pool, handlers: JobHandlers, log: Log): Promise<void> {
  const client = await pool.connect()
  try {
    await runTaskListOnce({ logger: loggerOf(log) }, taskList(handlers, log), client)
  } finally {
    client.release()
  }
}

/** Jobs whose worker was killed would otherwise wait four hours for their lock to grow old. */
export async function releaseAbandonedJobs(pool: pg.Pool): Promise<void> {
  await pool.query(
    'select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs where locked_by is not null having count(*) > 0',
  )
}

function taskList(handlers: JobHandlers, log: Log): TaskList {
  const tasks: TaskList = {}
  for (const name of Object.keys(handlers) as JobName[]) {
    tasks[name] = async (payload, helpers) => {
      try {
        await handlers[name](payload as never, { key: `job:${helpers.job.id}` })
      } catch (error) {
        log.warn(
          { err: error, job: name, jobId: helpers.job.id, attempt: helpers.job.attempts },
          'job failed, it will be retried',
        )
        throw error
      }
    }
  }
  return tasks
}

function loggerOf(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error({ source: 'jobs' }, message)
    else if (level === 'warning') log.warn({ source: 'jobs' }, message)
    else log.debug({ source: 'jobs' }, message)
  })
}
