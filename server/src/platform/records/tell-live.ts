import type { Told } from '../live/live.store.ts'
import type { Live } from '../live/live.ts'
import { record } from './records.ts'

/** Events of a transaction are written as the last thing before its commit. */
export const live: Live = {
  async tell(tx, userIds, event, now) {
    const events = toldTo(userIds, event, now)
    if (events.length > 0) await record(tx, { events })
  },
}

/** For what happened long ago, as far as anybody shall know. */
export const tellNobody: Live = { tell: async () => {} }

function toldTo(
  userIds: readonly string[],
  { kind, ...data }: Pick<Told, 'kind'> & Record<string, string | number>,
  now: Date,
): Told[] {
  return [...new Set(userIds)].map((userId) => ({ userId, kind, data, now }))
}
