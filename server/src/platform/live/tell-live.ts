import { sentAhead } from '../db/send-ahead.ts'
import { record } from '../records/records.ts'
import { insertEvents, type Told } from './live.store.ts'
import type { Live } from './live.ts'

/** What is told in a transaction is written as the last thing before its commit. */
export const live: Live = {
  async tell(tx, userIds, event, now) {
    const events = toldTo(userIds, event, now)
    if (events.length > 0) await record(tx, { events })
  },
  async tellLast(tx, userIds, event, now, rest) {
    await insertEvents(tx, toldTo(userIds, event, now), { mark: sentAhead, rest })
  },
}

/** For what happened long ago, as far as anybody shall know. */
export const tellNobody: Live = { tell: async () => {}, tellLast: async () => {} }

function toldTo(userIds: readonly string[], { kind, ...data }: Pick<Told, 'kind'>, now: Date): Told[] {
  return [...new Set(userIds)].map((userId) => ({ userId, kind, data, now }))
}
