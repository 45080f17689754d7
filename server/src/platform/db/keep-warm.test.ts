import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useServer } from '../../../testing/server.ts'
import { connect, type Database } from './database.ts'

const server = useServer()
let database: Database

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  database = connect(server().databaseUrl, { max: 4, warm: 2 })
})

afterEach(async () => {
  await database.close()
  vi.useRealTimers()
})

const backendsOf = async (count: number) => {
  const sleeping = Array.from({ length: count }, () =>
    database.pool.query<{ pid: number }>('select pg_backend_pid() as pid, pg_sleep(0.05)'),
  )
  return (await Promise.all(sleeping)).map(({ rows }) => rows[0]?.pid).sort()
}

/** When the database last heard something from each. */
const lastAsked = async (pids: (number | undefined)[]) => {
  const { rows } = await server().database.pool.query<{ at: string; query: string }>(
    'select query, query_start::text as at from pg_stat_activity where pid = any($1) order by pid',
    [pids],
  )
  return rows
}

it('asks as many of those that were used as are to be kept, and opens none for it', async () => {
  vi.advanceTimersByTime(8000)
  expect(database.pool.totalCount).toBe(0)
  const pids = await backendsOf(4)
  const before = await lastAsked(pids)
  vi.advanceTimersByTime(8000)
  await vi.waitFor(async () => {
    const after = await lastAsked(pids)
    expect(after.filter(({ at }, place) => at !== before[place]?.at).map(({ query }) => query)).toEqual([
      'select',
      'select',
    ])
  })
  expect(database.pool.totalCount).toBe(4)
  expect(await backendsOf(4)).toEqual(pids)
})

it('drops a dead connection before anyone needs it', async () => {
  const [pid] = await backendsOf(1)
  await server().database.pool.query('select pg_terminate_backend($1)', [pid])
  vi.advanceTimersByTime(8000)
  await vi.waitFor(() => expect(database.pool.totalCount).toBe(0))
  expect(await backendsOf(1)).not.toEqual([pid])
})
