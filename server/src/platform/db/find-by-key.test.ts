import { expect, it } from 'vitest'
import { useServer } from '../../../testing/server.ts'
import { findJobsByKey } from './find-by-key.ts'

const server = useServer()

const settings = async () => {
  const { rows } = await server().database.pool.query<{ proconfig: string[] | null }>(
    "select proconfig from pg_proc where oid = 'graphile_worker.add_jobs'::regproc",
  )
  return rows[0]?.proconfig
}

it('adding jobs never reads through the queue, also after the queue has been upgraded', async () => {
  expect(await settings()).toEqual(['enable_seqscan=off'])
  const client = await server().owner.connect()
  try {
    await client.query('alter function graphile_worker.add_jobs reset all')
    expect(await settings()).toBeNull()
    for (let start = 0; start < 2; start += 1) await findJobsByKey(client)
    expect(await settings()).toEqual(['enable_seqscan=off'])
  } finally {
    client.release()
  }
})
