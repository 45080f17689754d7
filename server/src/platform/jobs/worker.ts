import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Logger, type Runner, run, runTaskListOnce, type TaskList, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { Log } from '../log.ts'
import { startHeartbeats } from './heartbeats.ts'
import { keepInHand } from './in-hand.ts'
import type { JobHandlers, JobName } from './jobs.ts'
import { LANES, laneOf } from './lanes.ts'
import { waitForTheDatabase } from './patience.ts'

const CRONTAB = `
*/10 * * * * sweep-expired ?fill=1h {}
*/10 * * * * sweep-compliance ?fill=1h {}
*/10 * * * * seal-audit ?fill=1h {}
15 3 * * * apply-retention ?fill=1d {}
* * * * * sweep-bookings {}
* * * * * deliver-simulated-events {}
20 4 * * * write-off-credits ?fill=1d {}
30 4 * * * reconcile-payments ?fill=1d {}
`

export type Worker = { stop(): Promise<void> }

/** graphile-worker in this process; stopping waits for the jobs in hand. */
export async function startWorker(pool: pg.Pool, handlers: JobHandlers, log: Log): Promise<Worker> {
  waitForTheDatabase()
  const ids = new Set<string>()
  const gone = new Set<string>()
  const inHand = keepInHand()
  const lanes: Worker[] = []
  for (const { name: lane, hands, pollMs, isQuick } of LANES) {
    const events = new EventEmitter() as WorkerEvents
    events.on('pool:create', ({ workerPool }) => ids.add(workerPool.id))
    events.on('pool:release', ({ workerPool }) => {
      ids.delete(workerPool.id)
      gone.add(workerPool.id)
    })
    inHand.watch(events)
    const start = async () => {
      if (gone.size > 0) await crossOff(pool, inHand.done(), [...gone])
      return run({
        pgPool: pool,
        concurrency: hands,
        pollInterval: pollMs,
        noHandleSignals: true,
        taskList: taskList(handlers, log, (name) => laneOf(name) === lane),
        // Told by one of them; each job then goes where it belongs.
        crontab: lane === 'main' ? CRONTAB : '',
        events,
        logger: loggerOf(log),
        ...(isQuick && { preset: { worker: togetherFor(hands) } }),
      })
    }
    lanes.push(keepRunning(await start(), start, log))
  }
  const heartbeats = startHeartbeats(pool, { ids: () => [...ids], inHand }, log)
  return {
    stop: async () => {
      await Promise.all(lanes.map((lane) => lane.stop()))
      await heartbeats.stop()
    },
  }
}

/** What the hands do not get to soon goes back, for other processes to take. */
const togetherFor = (hands: number) => ({
  localQueue: { size: hands, ttl: 5000 },
  completeJobBatchDelay: 50,
})

/** A runner that cannot cross off what is done ends without another try; it would all be done once more. */
async function crossOff(pool: pg.Pool, done: string[], workers: string[]): Promise<void> {
  await pool.query(
    'delete from graphile_worker._private_jobs where id = any($1::bigint[]) and locked_by = any($2::text[])',
    [done, workers],
  )
}

const PAUSE_MS = 1000

/**
 * A runner that lost its database for too long gives up everything; another takes its place as soon as it
 * can.
 */
function keepRunning(first: Runner, start: () => Promise<Runner>, log: Log): Worker {
  const leaving = new AbortController()
  let runner: Runner | null = first
  const watch = async () => {
    while (!leaving.signal.aborted) {
      try {
        runner ??= await start()
        if (leaving.signal.aborted) return await runner.stop()
        await runner.promise
        if (!leaving.signal.aborted) log.error({ source: 'jobs' }, 'the worker has ended, starting another')
      } catch (error) {
        if (!leaving.signal.aborted)
          log.error({ err: error, source: 'jobs' }, 'the worker has ended, starting another')
      }
      if (leaving.signal.aborted) return
      runner = null
      await pause(PAUSE_MS, undefined, { signal: leaving.signal }).catch(() => {})
    }
  }
  const watching = watch()
  return {
    stop: async () => {
      leaving.abort()
      // One that is ending by itself already says no.
      await runner?.stop().catch(() => {})
      await watching
    },
  }
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

function taskList(handlers: JobHandlers, log: Log, takes: (name: JobName) => boolean = () => true): TaskList {
  const tasks: TaskList = {}
  for (const name of (Object.keys(handlers) as JobName[]).filter(takes)) {
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
