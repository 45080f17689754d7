import { setTimeout as pause } from 'node:timers/promises'
import { isReady } from '../stage/servers.mjs'

const QUIET_MS = 75_000

/** Everything is as it should be again, from outside; the rest the product has to do by itself. */
export async function heal(stage) {
  stage.provider.set('well')
  stage.provider.tellTwice(false)
  stage.mailbox.set('well')
  stage.store.set('well')
  stage.links.heal()
  await stage.database.revive()
  for (const server of stage.servers) server.stepClock(0)
  await Promise.all(stage.servers.map((server) => server.revive(Date.now() + 60_000)))
}

/** Null when all is quiet, else what is still going on after more than a minute. */
export async function waitForQuiet(stage) {
  const until = Date.now() + QUIET_MS
  let calm = 0
  let last = null
  while (Date.now() < until) {
    last = await lookAround(stage).catch((error) => `the database does not answer (${error.message})`)
    calm = last === null ? calm + 1 : 0
    if (calm === 2) return null
    await pause(400)
  }
  return last
}

async function lookAround(stage) {
  const { pool } = stage.house.database
  await bringRetriesForward(pool)
  const { rows: jobs } = await pool.query(
    `select task.identifier as name, job.attempts, job.locked_by, job.last_error from graphile_worker._private_jobs job
     join graphile_worker._private_tasks task on task.id = job.task_id
     where job.attempts < job.max_attempts and (job.locked_at is not null or job.run_at <= now())`,
  )
  if (jobs.length > 0) {
    const { name, locked_by: by, last_error: why } = jobs[0]
    return `${jobs.length} jobs are waiting or at work, such as ${name}${by ? ` locked by ${by}` : ''}${why ? `: ${why.split('\n')[0]}` : ''}`
  }
  if (!stage.provider.hasToldAll()) return 'the provider has events that nobody has heard'
  const notReady = []
  for (const { name, base } of stage.webs) if (!(await isReady(base))) notReady.push(name)
  return notReady.length > 0 ? `${notReady.join(' and ')} is not ready` : null
}

/**
 * A failed job waits before its retry, and the safety net behind immediate work waits half a minute: both are
 * made due here, so that a round need not sit them out. The worker still runs them.
 */
async function bringRetriesForward(pool) {
  await pool.query(
    `update graphile_worker._private_jobs job set run_at = now(), updated_at = now()
     from graphile_worker._private_tasks task
     where task.id = job.task_id and job.locked_at is null and job.run_at > now() and job.attempts < job.max_attempts
       and job.updated_at < now() - interval '2 seconds'
       and (job.attempts > 0 or task.identifier in ('advance-charge', 'capture-rent'))`,
  )
}
