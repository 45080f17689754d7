import { NOTICES } from '@roomtone/domain/notification/notices'
import { isOptional, wantsMail } from '@roomtone/domain/notification/topics'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import type { JobHandler } from '../../platform/jobs/jobs.ts'
import { commitWithoutDisk, insertNotification } from './notification.store.ts'
import { findPreferences } from './preference/preference.store.ts'

type Notice = Parameters<JobHandler<'notify'>>[0]

/** Tells a person something: in the list behind the bell, on their open pages, and by the mails they left on. */
export async function notify(deps: Deps, notice: Notice, job: { key: string }): Promise<void> {
  const { userId, kind, about } = notice
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    await commitWithoutDisk(tx)
    if (NOTICES[kind].isListed) {
      // Run again after a crash: what follows was committed with the line.
      if (!(await insertNotification(tx, { userId, kind, about, key: job.key, now }))) return
      await deps.live.tell(tx, [userId], { kind: 'notification' }, now)
    }
    await mail(deps, tx, notice, job)
  })
}

async function mail(
  { jobs }: Deps,
  tx: Tx,
  { userId, kind, about }: Notice,
  { key }: { key: string },
): Promise<void> {
  const { topic } = NOTICES[kind]
  if (!wantsMail(await findPreferences(tx, userId), topic)) return
  const off = isOptional(topic) ? { off: { userId, topic } } : {}
  await jobs.add(tx, 'send-mail', { mail: kind, about, ...off }, { key: `mail:${key}` })
}
