import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { countBuffers } from '../../../testing/count-buffers.ts'
import { useServer } from '../../../testing/server.ts'
import { sweepLive } from './sweep-live.ts'

const HOUR = 3_600_000
const server = useServer()

const hoursAgo = (hours: number) => new Date(server().clock.now().getTime() - hours * HOUR)

async function tell(people: string[], each: number, at: Date): Promise<void> {
  await server().database.pool.query(
    `insert into live_events (user_id, kind, data, created_at)
      select person, 'message', '{}', $3 from generate_series(1, $2::int), unnest($1::uuid[]) as person`,
    [people, each, at],
  )
}

const someone = (count: number) => Array.from({ length: count }, () => randomUUID())

it('keeps the newest old one of each person', async () => {
  const people = someone(3)
  await tell(people, 3, hoursAgo(50))
  await tell(people, 2, hoursAgo(1))
  await sweepLive(server().deps)
  const { rows } = await server().database.pool.query(
    `select array_agg(rank::int order by rank) as kept from (
        select user_id, row_number() over (partition by user_id order by id desc) as rank from live_events
      ) as they where user_id = any($1) group by user_id`,
    [people],
  )
  expect(rows).toEqual(people.map(() => ({ kept: [1, 2, 3] })))
})

it('reads what is old once, and nothing of what is not', async () => {
  const people = someone(20_000)
  await tell(people, 1, hoursAgo(50))
  await tell(people, 6, hoursAgo(1))
  await server().owner.query('vacuum analyze live_events')
  const [nothingToDo] = await countBuffers(server(), sweepLive)
  // They and their index fill some 200 pages, and the others ten times as many.
  expect(nothingToDo?.buffers).toBeLessThan(300)
})
