import type { Handle } from '../db/database.ts'
import { atCommit, type Ending, prepared } from '../db/driver.ts'
import { insertingEvents, type Told } from '../live/live.store.ts'
import { type AuditRow, insertingAuditAndJobs, type JobRow } from './records.store.ts'

/** What goes with a change of state and is never read by the transaction that makes it. */
export type Records = { audit: AuditRow[]; jobs: JobRow[]; events: Told[] }

/**
 * All of a transaction in two statements. Events come last: their locks would otherwise be held while the transaction
 * goes on to wait for rows, of bookings say, whose holder may be waiting for these locks.
 */
const WITH_THE_COMMIT: Ending<Partial<Records>> = {
  statements(gathered, handle) {
    const { audit, jobs, events } = merged(gathered)
    return [
      ...(audit.length + jobs.length > 0 ? [insertingAuditAndJobs(audit, jobs)] : []),
      ...(events.length > 0 ? [insertingEvents(events)] : []),
    ].map((statement) => prepared(statement.compile(handle)))
  },
  notices(gathered) {
    const { jobs, events } = merged(gathered)
    const due = jobs.filter(({ runAt }) => runAt === null || runAt.getTime() <= Date.now())
    return [
      // As graphile-worker says it.
      ...(due.length > 0 ? [{ channel: 'jobs:insert', payload: `{"count":${due.length}}` }] : []),
      ...events.map(({ userId }) => ({ channel: 'live', payload: userId })),
    ]
  },
}

function merged(gathered: readonly Partial<Records>[]): Records {
  return {
    audit: gathered.flatMap(({ audit = [] }) => audit),
    jobs: gathered.flatMap(({ jobs = [] }) => jobs),
    events: gathered.flatMap(({ events = [] }) => events),
  }
}

/** Written with the commit; immediately where there is no transaction. */
export function record(handle: Handle, records: Partial<Records>): Promise<void> {
  return atCommit(handle, WITH_THE_COMMIT, records)
}
