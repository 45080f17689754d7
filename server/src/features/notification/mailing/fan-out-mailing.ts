import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { countWaitingLetters, insertLetters, lockMailing, setSent } from './mailing.store.ts'

/** Those of mailings that wait in the queue: all that they could do there is to be read past by others. */
const AT_ONCE = 500
const PAUSE_MS = 5000

/**
 * A batch is one transaction: each recorded person has a letter on its way, and no one else has. Killed or
 * run twice, it goes on after the last one. The next is as large as what has left meanwhile.
 */
export async function fanOutMailing(deps: Deps, mailingId: string): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const mailing = await lockMailing(tx, mailingId)
    if (mailing?.state !== 'sending') return
    const room = AT_ONCE - (await countWaitingLetters(tx))
    const userIds = room > 0 ? await insertLetters(tx, { mailingId, limit: room, now }) : []
    const letters = userIds.map((userId) => ({
      mail: 'mailing',
      about: { mailingId, userId },
      off: { userId, topic: mailing.topic },
    }))
    await deps.jobs.addMany(tx, 'send-letter', letters, { giveWay: true })
    if (userIds.length < room) await setSent(tx, mailingId, now)
    else await addFanOut(deps, tx, mailingId, { runAt: new Date(now.getTime() + PAUSE_MS) })
  })
}

/** Under a key: a job that was killed after its batch gives way to the one that it left behind. */
export function addFanOut(
  { jobs }: Deps,
  tx: Tx,
  mailingId: string,
  when: { runAt?: Date } = {},
): Promise<void> {
  return jobs.add(tx, 'send-mailing', { mailingId }, { key: `mailing:${mailingId}`, ...when })
}
