import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { insertLetters, lockMailing, setSent } from './mailing.store.ts'

const BATCH = 500

/**
 * A batch is one transaction: whoever is written down has a mail on its way, and nobody else has. Killed or run
 * twice, it goes on behind the last one.
 */
export async function fanOutMailing(deps: Deps, mailingId: string): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const mailing = await lockMailing(tx, mailingId)
    if (mailing?.state !== 'sending') return
    const userIds = await insertLetters(tx, { mailingId, limit: BATCH, now })
    await deps.jobs.addMany(
      tx,
      'send-mail',
      userIds.map((userId) => ({
        mail: 'mailing',
        about: { mailingId, userId },
        off: { userId, topic: mailing.topic },
      })),
    )
    if (userIds.length === BATCH) await addFanOut(deps, tx, mailingId)
    else await setSent(tx, mailingId, now)
  })
}

/** Under a key: a job that was killed after its batch gives way to the one that it left behind. */
export function addFanOut({ jobs }: Deps, tx: Tx, mailingId: string): Promise<void> {
  return jobs.add(tx, 'send-mailing', { mailingId }, { key: `mailing:${mailingId}` })
}
