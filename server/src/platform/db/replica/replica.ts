import type pg from 'pg'
import type { Log } from '../../log.ts'
import { connect, type Database, type Db, type Options } from '../database.ts'
import type { Position } from './position.ts'
import { Standing } from './standing.ts'

const LOOK_MS = 500

export type Replica = {
  db: Db
  reads: { walk: Db; gather: Db }
  /** Whether a reader that has seen the primary at this position may read from here. */
  covers(seen: Position | null): boolean
  /** It failed somebody: it is passed over until it has answered again. */
  doubt(): void
  /** Milliseconds behind the primary; null while that is not known. */
  lag(): number | null
  pools: Record<string, pg.Pool>
  close(): Promise<void>
}

type Parts = { url: string; primary: pg.Pool; walks: Options; gathers: Options; log: Log }

/** A streaming replica to read from, watched: how far it has come is known without asking for each request. */
export function createReplica({ url, primary, walks, gathers, log }: Parts): Replica {
  const [general, walk, gather] = [{ applicationName: 'roomtone-replica' }, walks, gathers].map((options) =>
    connect(url, cautious(options)),
  ) as [Database, Database, Database]
  const standing = new Standing()
  const watch = startWatching(standing, { primary, replica: general.pool, log })
  return {
    db: general.db,
    reads: { walk: walk.db, gather: gather.db },
    covers: (seen) => standing.covers(seen),
    doubt: () => standing.lostReplica(),
    lag: () => standing.lag(),
    pools: { replica: general.pool, 'replica-walks': walk.pool, 'replica-gathers': gather.pool },
    close: async () => {
      await watch.stop()
      for (const database of [general, walk, gather]) await database.close()
    },
  }
}

/** The primary can answer instead, so no one waits long for a dead replica. */
function cautious(options: Options): Options {
  return {
    ...options,
    statementTimeoutMs: options.statementTimeoutMs ?? 5000,
    queryTimeoutMs: 6000,
    connectionTimeoutMs: 2000,
    settings: { ...options.settings, default_transaction_read_only: 'on' },
  }
}

type Watched = { primary: pg.Pool; replica: pg.Pool; log: Log }

function startWatching(standing: Standing, { primary, replica, log }: Watched): { stop(): Promise<void> } {
  let isUsed: boolean | null = null
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  const look = async () => {
    await lookOnce(standing, primary, replica)
    const covers = standing.covers(null)
    if (covers !== isUsed && !isStopped)
      log[covers ? 'info' : 'warn'](
        { lagMs: standing.lag() },
        covers ? 'the replica is read from' : 'the replica is passed over',
      )
    isUsed = covers
  }
  const go = async (): Promise<void> => {
    await look()
    if (isStopped) return
    timer = setTimeout(() => {
      running = go()
    }, LOOK_MS)
    timer.unref()
  }
  let running = go()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}

async function lookOnce(standing: Standing, primary: pg.Pool, replica: pg.Pool): Promise<void> {
  const at = performance.now()
  const position = await ask(primary, "select (pg_current_wal_flush_lsn() - '0/0')::bigint as position")
  if (position !== null) standing.sawPrimary(position, at)
  const replayed = await ask(replica, "select (pg_last_wal_replay_lsn() - '0/0')::bigint as position")
  if (replayed === null) standing.lostReplica()
  else standing.sawReplica(replayed)
}

/** Null: it does not answer, or is not what it should be. */
async function ask(pool: pg.Pool, text: string): Promise<Position | null> {
  try {
    const { rows } = await pool.query<{ position: Position | null }>(text)
    return rows[0]?.position ?? null
  } catch {
    return null
  }
}
