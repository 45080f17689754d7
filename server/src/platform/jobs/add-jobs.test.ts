import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { useServer } from '../../../testing/server.ts'

const server = useServer()

type Spec = { name: string; payload: string; runAt: string | null; key: string | null; priority: number }

const spec = (over: Partial<Spec> = {}): Spec => ({
  name: 'plan-trip',
  payload: '{"bookingId":"new"}',
  runAt: null,
  key: 'the key',
  priority: 0,
  ...over,
})

const THEIRS = `select from graphile_worker.add_jobs(array(
  select (name, payload, null, run_at, 12, key, priority, null)::graphile_worker.job_spec
  from unnest($1::text[], $2::json[], $3::timestamptz[], $4::text[], $5::smallint[])
    as spec (name, payload, run_at, key, priority)))`
const OURS = 'select add_jobs_silently($1, $2, $3, $4, $5)'

const TIMES = ['run_at', 'locked_at', 'created_at', 'updated_at']
const ROW = `task.identifier, payload, job_queue_id, priority, attempts, max_attempts, last_error, key, locked_by,
  revision, flags, is_available, ${TIMES.map(
    (column) => `case when ${column} = now() then 'now' else ${column}::text end as ${column}`,
  ).join(', ')}`

const columnsOf = (specs: Spec[]) => [
  specs.map(({ name }) => name),
  specs.map(({ payload }) => payload),
  specs.map(({ runAt }) => runAt),
  specs.map(({ key }) => key),
  specs.map(({ priority }) => priority),
]

/** The queue after these specs were added to what was there, and undone again. */
async function left(add: string, { before, specs }: { before: string[]; specs: Spec[] }): Promise<unknown[]> {
  const client = await server().database.pool.connect()
  try {
    await client.query('begin; delete from graphile_worker._private_jobs')
    for (const statement of before) await client.query(statement)
    await client.query(add, columnsOf(specs))
    const { rows } = await client.query(
      `select ${ROW} from graphile_worker._private_jobs as job
       join graphile_worker._private_tasks as task on task.id = job.task_id order by job.id`,
    )
    return rows
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const EARLIER = `select graphile_worker.add_job('notify', '{"kind":"old"}', run_at => '2030-01-01', job_key => 'the key',
  priority => 3, flags => array['slow'])`
const LONG_AGO = `update graphile_worker._private_jobs set created_at = '2020-01-01', updated_at = '2020-01-01'`
const IN_HAND = `update graphile_worker._private_jobs set locked_at = '2020-01-01', locked_by = 'somebody', attempts = 1`
const FAILED = `update graphile_worker._private_jobs set attempts = 2, last_error = 'no luck'`
const GIVEN_UP = 'update graphile_worker._private_jobs set attempts = max_attempts'
const later = '2031-05-05 10:00:00+00'

const CASES = {
  'a new one': { before: [], specs: [spec()] },
  'one without a key': { before: [], specs: [spec({ key: null })] },
  'two without a key': { before: [], specs: [spec({ key: null }), spec({ key: null })] },
  'one for later that gives way': { before: [], specs: [spec({ runAt: later, priority: 1 })] },
  'one of a kind that was never added': { before: [], specs: [spec({ name: 'never-heard-of' })] },
  several: { before: [], specs: [spec(), spec({ key: 'another', name: 'notify' }), spec({ key: null })] },
  'one whose key is waiting': { before: [EARLIER, LONG_AGO], specs: [spec({ runAt: later })] },
  'one whose key has failed and waits for its next try': { before: [EARLIER, FAILED], specs: [spec()] },
  'one whose key is in hand': { before: [EARLIER, LONG_AGO, IN_HAND], specs: [spec()] },
  'one whose key was given up': { before: [EARLIER, LONG_AGO, GIVEN_UP], specs: [spec({ priority: 1 })] },
}

describe('adding jobs without notifying', () => {
  it.each(Object.entries(CASES))('leaves of %s what graphile-worker leaves', async (_, given) => {
    const theirs = await left(THEIRS, given)
    expect(theirs.length).toBeGreaterThan(0)
    expect(await left(OURS, given)).toEqual(theirs)
  })

  it('notifies no one', async () => {
    const { owner, database } = server()
    const listener = await owner.connect()
    const heard: unknown[] = []
    listener.on('notification', ({ payload }) => heard.push(payload))
    await listener.query('listen "jobs:insert"')
    await database.pool.query(OURS, columnsOf([spec()]))
    await database.pool.query(`select pg_notify('jobs:insert', 'the end')`)
    await expect.poll(() => heard).toEqual(['the end'])
    await listener.query('unlisten "jobs:insert"')
    listener.release()
  })

  it('never reads through the queue, also on a connection that planned it while the queue was short', async () => {
    const { rows } = await server().database.pool.query(
      "select proconfig from pg_proc where oid = 'add_jobs_silently'::regproc",
    )
    expect(rows).toEqual([{ proconfig: ['enable_seqscan=off'] }])
  })

  it('follows graphile-worker: what it copies is still what it was', async () => {
    const { version } = createRequire(import.meta.url)('graphile-worker/package.json') as { version: string }
    const { rows } = await server().database.pool.query<{ source: string; setting: string[] | null }>(
      "select prosrc as source from pg_proc where oid = 'graphile_worker.add_jobs'::regproc",
    )
    const hash = createHash('sha256')
      .update(rows[0]?.source ?? '')
      .digest('hex')
    // Compare add_jobs_silently (migrations/048_jobs_without_notifying.sql) with the new one, then change this.
    expect({ version, hash }).toEqual({
      version: '0.17.3',
      hash: '5592e9081a934eb47ddcea995842461ad706ce53a6332d14d7771ca1377dc97e',
    })
  })
})
