import { expect, it } from 'vitest'
import { insertListing, TEST_PLACES } from '../../../../testing/listings.ts'
import { useServer } from '../../../../testing/server.ts'
import { sweepCalendars } from './sweep-calendars.ts'

const server = useServer()
const HALF_HOUR = 30 * 60_000

it('asks for all calendars that fell due, however many, once each, behind what somebody waits for', async () => {
  const { deps, database, clock } = server()
  const queued = async () => {
    const { rows } = await database.pool.query<{ id: string; key: string; priority: number }>(
      `select j.id, key, priority from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier in ('fetch-calendar', 'export-data') and is_available order by priority, run_at, j.id`,
    )
    return rows
  }
  const host = await server().aPerson({ roles: ['host'] })
  const listing = await insertListing(server(), host.id, {}, TEST_PLACES.newYork)
  await server().drain()
  await database.pool.query(
    `insert into calendar_feeds (property_id, name, url, created_at, last_fetched_at)
     select $1, 'Many', 'https://many.example/' || n, $2, case when n % 2 = 0 then $2::timestamptz end
     from generate_series(1, 3500) n`,
    [listing.id, new Date(clock.now().getTime() - HALF_HOUR)],
  )
  const { rows } = await database.pool.query<{ key: string }>(
    `select 'fetch-calendar:' || id as key from calendar_feeds where name = 'Many'`,
  )
  const many = new Set(rows.map(({ key }) => key))
  const asked = async () => (await queued()).filter(({ key }) => many.has(key))
  await sweepCalendars(deps)
  const first = await asked()
  expect(first).toHaveLength(3500)
  expect(new Set(first.map(({ key }) => key)).size).toBe(3500)

  // One is being read, one was given up, and one is asked for because time became free.
  const [reading, givenUp, wanted] = first
  await database.pool.query(
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'somebody' where id = $1`,
    [reading?.id],
  )
  await database.pool.query(
    'update graphile_worker._private_jobs set attempts = max_attempts where id = $1',
    [givenUp?.id],
  )
  const feedId = wanted?.key.split(':')[1] ?? ''
  await deps.jobs.add(deps.db, 'fetch-calendar', { feedId }, { key: wanted?.key ?? '' })
  await deps.jobs.add(deps.db, 'export-data', { exportId: feedId })
  await sweepCalendars(deps)
  const second = await queued()
  expect(second.slice(0, 2).map(({ key }) => key)).toEqual([wanted?.key, null])
  const again = second.filter(({ key }) => many.has(key) && key !== wanted?.key)
  expect(again.map(({ key }) => key)).toEqual([...first.slice(3).map(({ key }) => key), givenUp?.key])
})
