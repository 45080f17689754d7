import type pg from 'pg'

const SETTING = 'enable_seqscan=off'

/**
 * Adding jobs looks for those with the same keys. A connection that has done so while the queue was short remembers
 * that reading all of it was quickest, and does it as the queue grows, until the database happens to count anew. The
 * function is told never to. It is the queue's own, which makes it anew when it is upgraded.
 */
export async function findJobsByKey(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ isTold: boolean }>(
    `select coalesce($1 = any(proconfig), false) as "isTold" from pg_proc
     where oid = 'graphile_worker.add_jobs'::regproc`,
    [SETTING],
  )
  if (!rows[0]?.isTold) await client.query(`alter function graphile_worker.add_jobs set ${SETTING}`)
}
