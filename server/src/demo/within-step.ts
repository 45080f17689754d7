import type { Db, Tx } from '../platform/db/database.ts'
import type { Deps } from '../platform/deps.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'

/**
 * The use cases of people, as the seeding runs them: at a time of the past, without mails or a word to open pages,
 * and inside the transaction of the step, so that a kill in the middle leaves nothing of it.
 */
export function withinStep(deps: Deps, tx: Tx, now: Date): Deps {
  return {
    ...deps,
    db: asDatabase(tx),
    clock: { now: () => now },
    jobs: withoutMails(deps.jobs),
    live: { tell: async () => {} },
  }
}

/** A transaction that lets others believe they began it. */
function asDatabase(tx: Tx): Db {
  const begin = { execute: <T>(work: (inner: Tx) => Promise<T>) => work(tx) }
  return new Proxy(tx, {
    get: (target, name) => {
      if (name === 'transaction') return () => begin
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  }) as unknown as Db
}

function withoutMails(jobs: Jobs): Jobs {
  return {
    add: async (handle, name, payload, options) => {
      if (name !== 'send-mail') await jobs.add(handle, name, payload, options)
    },
  }
}
