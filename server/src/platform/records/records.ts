import type { RawBuilder } from 'kysely'
import type { Db, Handle, Tx } from '../db/database.ts'
import { sentAhead } from '../db/send-ahead.ts'
import { insertEvents, type Told } from '../live/live.store.ts'
import { type AuditRow, insertAuditAndJobs, type JobRow } from './records.store.ts'

/** What goes with a change of state and is never read by the transaction that makes it. */
export type Records = { audit: AuditRow[]; jobs: JobRow[]; events: Told[] }

const open = new WeakMap<Handle, Records>()

/**
 * From here on, transactions of this database write their records as the last thing before the commit: all of them in
 * two statements, however many there are, sent together with it. Events come last of all: their locks would otherwise be held while the
 * transaction goes on to wait for rows, of bookings say, whose holder may be waiting for these locks.
 */
export function recordAtCommit(db: Db): void {
  const begin = db.transaction.bind(db)
  db.transaction = () => {
    const builder = begin()
    const execute = builder.execute.bind(builder)
    builder.execute = (work) =>
      execute(async (tx) => {
        const records: Records = { audit: [], jobs: [], events: [] }
        open.set(tx, records)
        const result = await work(tx)
        open.delete(tx)
        await write(tx, records, sentAhead)
        return result
      })
    return builder
  }
}

/** Written with the commit, or at once where nobody watches over one. */
export async function record(handle: Handle, records: Partial<Records>): Promise<void> {
  const { audit = [], jobs = [], events = [] } = records
  const waiting = open.get(handle)
  if (!waiting) return write(handle as Tx, { audit, jobs, events })
  waiting.audit.push(...audit)
  waiting.jobs.push(...jobs)
  waiting.events.push(...events)
}

async function write(tx: Tx, { audit, jobs, events }: Records, mark?: RawBuilder<unknown>): Promise<void> {
  if (audit.length + jobs.length > 0) await insertAuditAndJobs(tx, audit, jobs, mark)
  if (events.length > 0) await insertEvents(tx, events, mark)
}
