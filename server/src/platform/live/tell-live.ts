import { record } from '../records/records.ts'
import type { Told } from './live.store.ts'
import type { Live } from './live.ts'

/** What is told in a transaction is written as the last thing before its commit. */
export const live: Live = {
  async tell(tx, userIds, { kind, ...data }, now) {
    const events = [...new Set(userIds)].map((userId): Told => ({ userId, kind, data, now }))
    if (events.length > 0) await record(tx, { events })
  },
}
