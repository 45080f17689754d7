import type { Db, Tx } from '../db/database.ts'
import { insertEvents, type Told } from './live.store.ts'
import type { Live } from './live.ts'

/**
 * What is told in a transaction is written as the last thing before its commit. Its locks would otherwise be held
 * while the transaction goes on to wait for rows, of bookings say, whose holder may be waiting for these locks.
 */
export function createLive(db: Db): Live {
  const open = new WeakMap<Tx, Told[]>()
  const begin = db.transaction.bind(db)
  db.transaction = () => {
    const builder = begin()
    const execute = builder.execute.bind(builder)
    builder.execute = (work) =>
      execute(async (tx) => {
        const told: Told[] = []
        open.set(tx, told)
        const result = await work(tx)
        if (told.length > 0) await insertEvents(tx, told)
        return result
      })
    return builder
  }
  return {
    async tell(tx, userIds, { kind, ...data }, now) {
      const told = [...new Set(userIds)].map((userId): Told => ({ userId, kind, data, now }))
      const waiting = open.get(tx)
      if (waiting) waiting.push(...told)
      else if (told.length > 0) await insertEvents(tx, told)
    },
  }
}
