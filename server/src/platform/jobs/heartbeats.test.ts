import { EventEmitter } from 'node:events'
import type { WorkerEvents } from 'graphile-worker'
import { beforeEach, describe, expect, it } from 'vitest'
import { useServer } from '../../../testing/server.ts'
import { beat, releaseLostJobs, releaseSilentWorkers } from './heartbeats.ts'
import { keepInHand } from './in-hand.ts'

const server = useServer()
const query = (text: string, values: unknown[] = []) => server().database.pool.query(text, values)

/** A job that a worker has held for this many seconds. */
async function lockedBy(worker: string, seconds: number): Promise<void> {
  const { deps } = server()
  await deps.jobs.add(deps.db, 'sweep-bookings', {}, { key: worker })
  await query(
    `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - make_interval(secs => $2)
     where key = $1`,
    [worker, seconds],
  )
}

async function silentFor(worker: string, seconds: number): Promise<void> {
  await beat(server().database.pool, [worker])
  await query(
    'update worker_heartbeats set beat_at = now() - make_interval(secs => $2) where worker_id = $1',
    [worker, seconds],
  )
}

async function released(): Promise<string[]> {
  await releaseSilentWorkers(server().database.pool, server().deps.log)
  const { rows } = await query(
    'select key from graphile_worker._private_jobs where locked_at is null and locked_by is null order by key',
  )
  return rows.map(({ key }: { key: string }) => key)
}

beforeEach(async () => {
  await query('delete from graphile_worker._private_jobs')
  await query('delete from worker_heartbeats')
})

describe('jobs of a worker that was killed', () => {
  it('are given away as soon as it has been silent for twenty seconds, and only they', async () => {
    await lockedBy('killed', 40)
    await silentFor('killed', 21)
    await lockedBy('at-work', 3600)
    await silentFor('at-work', 15)
    expect(await released()).toEqual(['killed'])
  })

  it('that never had a heartbeat are given away after ten minutes', async () => {
    await lockedBy('unknown', 601)
    await lockedBy('just-started', 30)
    expect(await released()).toEqual(['unknown'])
  })

  it('are done by the next worker', async () => {
    await lockedBy('killed', 40)
    await silentFor('killed', 21)
    await server().drain()
    expect((await query('select 1 from graphile_worker._private_jobs')).rowCount).toBe(1)
    await released()
    await server().drain()
    expect((await query('select 1 from graphile_worker._private_jobs')).rowCount).toBe(0)
  })
})

describe('a job that is locked for a worker which never heard of it', () => {
  async function jobs(): Promise<{ id: string; key: string; locked: string | null; attempts: number }[]> {
    const { rows } = await query(
      'select id::text, key, locked_by as locked, attempts from graphile_worker._private_jobs order by key',
    )
    return rows
  }

  it('is given away after twenty seconds as if it had not been tried, and what is in hand is not', async () => {
    for (const [key, seconds] of [
      ['at-work', 3600],
      ['just-asked-for', 15],
      ['lost', 21],
    ] as const)
      await lockedBy(key, seconds)
    await query("update graphile_worker._private_jobs set attempts = 12, locked_by = 'alive'")
    const { id } = (await jobs()).find(({ key }) => key === 'at-work') ?? { id: '' }
    await releaseLostJobs(
      server().database.pool,
      { workers: ['alive', 'another'], inHand: [id] },
      server().deps.log,
    )
    expect(await jobs()).toMatchObject([
      { key: 'at-work', locked: 'alive', attempts: 12 },
      { key: 'just-asked-for', locked: 'alive', attempts: 12 },
      { key: 'lost', locked: null, attempts: 11 },
    ])
  })

  it('of another process is left to that', async () => {
    await lockedBy('elsewhere', 3600)
    await releaseLostJobs(server().database.pool, { workers: ['alive'], inHand: [] }, server().deps.log)
    expect(await jobs()).toMatchObject([{ locked: 'elsewhere' }])
  })
})

describe('a job in hand', () => {
  it('is known from its start until five beats after its end, when its lock has been given back', () => {
    const inHand = keepInHand()
    const events = new EventEmitter() as WorkerEvents
    inHand.watch(events)
    const tell = (what: 'job:start' | 'job:complete') =>
      (events as EventEmitter).emit(what, { job: { id: '7' } })
    expect(inHand.ids()).toEqual([])
    tell('job:start')
    for (let beats = 0; beats < 10; beats += 1) inHand.forgetOld()
    expect(inHand.ids()).toEqual(['7'])
    tell('job:complete')
    for (let beats = 0; beats < 4; beats += 1) inHand.forgetOld()
    expect(inHand.ids()).toEqual(['7'])
    inHand.forgetOld()
    expect(inHand.ids()).toEqual([])
  })

  it('is known as soon as it is fetched for the next free hand, and until it is given back', () => {
    const inHand = keepInHand()
    const events = new EventEmitter() as WorkerEvents
    inHand.watch(events)
    const tell = (what: string, jobs: { id: string }[]) => (events as EventEmitter).emit(what, { jobs })
    tell('localQueue:getJobs:complete', [{ id: '7' }, { id: '8' }])
    expect(inHand.ids()).toEqual(['7', '8'])
    tell('localQueue:returnJobs', [{ id: '8' }])
    expect(inHand.ids()).toEqual(['7'])
  })

  it('that is done is remembered as done as long as it is known', () => {
    const inHand = keepInHand()
    const events = new EventEmitter() as WorkerEvents
    inHand.watch(events)
    const tell = (what: string, id: string) => (events as EventEmitter).emit(what, { job: { id } })
    for (const id of ['done', 'failed']) tell('job:start', id)
    tell('job:success', 'done')
    for (const id of ['done', 'failed']) tell('job:complete', id)
    expect([inHand.done(), inHand.ids()]).toEqual([['done'], ['done', 'failed']])
    for (let beats = 0; beats < 5; beats += 1) inHand.forgetOld()
    expect(inHand.done()).toEqual([])
  })
})
