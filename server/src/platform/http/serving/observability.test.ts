import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { useServer } from '../../../../testing/server.ts'
import { buildApp } from '../../../app.ts'
import { drain } from './drain.ts'

const closed = useServer()
const open = useServer({ METRICS_TOKEN: 'a token for the figures' })

describe('health', () => {
  it('is alive and ready', async () => {
    const [alive, ready] = await Promise.all(
      ['/healthz', '/readyz'].map((url) => closed().app.inject({ url })),
    )
    expect([alive?.statusCode, alive?.json()]).toEqual([200, { status: 'ok' }])
    expect([ready?.statusCode, ready?.json()]).toEqual([200, { status: 'ready' }])
  })

  it('is not ready any more once it is to stop, goes on answering, and keeps no connection', async () => {
    const { deps, database, hub } = closed()
    const app = await buildApp(deps, database.pool, hub, null)
    const hurry = new AbortController()
    const drained = drain(app, 60, hurry.signal)
    const [alive, ready, site] = await Promise.all(
      ['/healthz', '/readyz', '/api/site'].map((url) => app.inject(url)),
    )
    expect([alive?.statusCode, ready?.statusCode, site?.statusCode]).toEqual([200, 503, 200])
    expect(site?.headers.connection).toBe('close')
    hurry.abort()
    await drained
    await app.close()
  })
})

const fileOf = (path: string) => readFileSync(new URL(`../../../../../${path}`, import.meta.url), 'utf8')
const namesIn = (text: string) => [
  ...new Set(text.match(/\b(?:http|roomtone|nodejs|process)_[a-z0-9_]*[a-z0-9]\b/g)),
]

/** With a replica, which has figures of its own. */
async function readFigures(): Promise<string> {
  const { deps, database, hub, pools } = open()
  const replica = {
    db: deps.db,
    reads: deps.reads,
    covers: () => true,
    doubt: () => {},
    lag: () => 1500,
    pools: {},
    close: async () => {},
  }
  const app = await buildApp({ ...deps, replica }, database.pool, hub, null, pools)
  await app.inject('/api/site')
  const headers = { authorization: 'Bearer a token for the figures' }
  const { payload } = await app.inject({ url: '/metrics', headers })
  await app.close()
  return payload
}

describe('figures', () => {
  const ask = (authorization?: string) =>
    open().app.inject({ url: '/metrics', ...(authorization ? { headers: { authorization } } : {}) })

  it('do not exist where no token is set', async () => {
    for (const authorization of ['', 'Bearer ', 'Bearer null'])
      expect((await closed().app.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(
        404,
      )
  })

  it('do not exist for those who lack the token', async () => {
    for (const guess of [undefined, 'Bearer', 'Bearer wrong', 'a token for the figures'])
      expect((await ask(guess)).statusCode).toBe(404)
  })

  it('are there for those who hold it, by route and never by address', async () => {
    const id = '00000000-0000-4000-8000-000000000000'
    await open().app.inject({ method: 'POST', url: `/api/admin/users/${id}/roles`, payload: {} })
    const answer = await ask('Bearer a token for the figures')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain('text/plain')
    expect(answer.payload).toContain('route="/api/admin/users/:id/roles",status="401"')
    expect(answer.payload).not.toContain(id)
  })

  it('tell of pools, streams, the replica and the queue', async () => {
    const { database } = open()
    await database.pool.query(
      "select graphile_worker.add_job('notify', '{}', run_at => now() - interval '90 seconds')",
    )
    await database.pool.query(
      `select graphile_worker.add_job('encode-avif', '{}', run_at => now() - interval '10 minutes')
       from generate_series(1, 2)`,
    )
    await database.pool.query(
      "select graphile_worker.add_job('seal-audit', '{}', run_at => now() + interval '1 day')",
    )
    await database.pool.query(
      `select graphile_worker.permanently_fail_jobs(array[id]) from graphile_worker.add_job('send-mail', '{}')`,
    )
    const text = await readFigures()
    const value = (line: string) =>
      Number(new RegExp(`^${line.replace(/[{}]/g, '\\$&')} (\\S+)$`, 'm').exec(text)?.[1])
    expect(value('roomtone_jobs_due{lane="main"}')).toBe(1)
    expect(value('roomtone_jobs_oldest_due_seconds{lane="main"}')).toBeGreaterThanOrEqual(90)
    expect(value('roomtone_jobs_due{lane="pictures"}')).toBe(2)
    expect(value('roomtone_jobs_oldest_due_seconds{lane="pictures"}')).toBeGreaterThanOrEqual(600)
    expect(value('roomtone_jobs_due{lane="mails"}')).toBe(0)
    expect(value('roomtone_jobs_due{lane="letters"}')).toBe(0)
    expect(value('roomtone_jobs_oldest_due_seconds{lane="errands"}')).toBe(0)
    expect(value('roomtone_jobs_failed{task="send-mail"}')).toBe(1)
    expect(value('roomtone_replica_lag_seconds')).toBe(1.5)
    expect(value('roomtone_replica_used')).toBe(1)
    expect(value('roomtone_live_streams')).toBe(0)
    expect(value('roomtone_pool_connections{pool="main",state="waiting"}')).toBe(0)
  })

  it('bear the names that the dashboard, the alerts and the documents use', async () => {
    const known = await readFigures()
    for (const file of [
      'docs/monitoring/dashboard.json',
      'docs/monitoring/alerts.yml',
      'docs/operations.md',
    ]) {
      const names = namesIn(fileOf(file))
      expect(names.length).toBeGreaterThan(5)
      expect(
        names.filter((name) => !known.includes(`# TYPE ${name.replace(/_(count|bucket|sum)$/, '')} `)),
      ).toEqual([])
    }
  })
})
