import { beforeEach, describe, expect, it } from 'vitest'
import { useHouse } from '../../../testing/house.ts'
import { beat, releaseSilentWorkers } from './heartbeats.ts'

const house = useHouse()
const query = (text: string, values: unknown[] = []) => house().database.pool.query(text, values)

/** A job in the hands of a worker, since so many seconds. */
async function lockedBy(worker: string, seconds: number): Promise<void> {
  const { deps } = house()
  await deps.jobs.add(deps.db, 'sweep-bookings', {}, { key: worker })
  await query(
    `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - make_interval(secs => $2)
     where key = $1`,
    [worker, seconds],
  )
}

async function silentFor(worker: string, seconds: number): Promise<void> {
  await beat(house().database.pool, [worker])
  await query(
    'update worker_heartbeats set beat_at = now() - make_interval(secs => $2) where worker_id = $1',
    [worker, seconds],
  )
}

async function released(): Promise<string[]> {
  await releaseSilentWorkers(house().database.pool, house().deps.log)
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
    await house().drain()
    expect((await query('select 1 from graphile_worker._private_jobs')).rowCount).toBe(1)
    await released()
    await house().drain()
    expect((await query('select 1 from graphile_worker._private_jobs')).rowCount).toBe(0)
  })
})
