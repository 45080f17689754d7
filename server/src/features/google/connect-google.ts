import { textsIn } from '@roomtone/texts/all/google/refusals'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { proveMailbox } from '../account/entry.ts'
import { insertIdentity } from './google.store.ts'

type Connecting = { userId: string; subject: string; email: string; now: Date }

export async function connectGoogle(
  deps: Deps,
  tx: Tx,
  { userId, subject, email, now }: Connecting,
): Promise<void> {
  if (!(await insertIdentity(tx, { userId, subject, email, now })))
    throw new Refused('conflict', {
      detail: (language) => textsIn(language).refusals.connectedElsewhere,
    })
  // Google has seen that the mailbox is theirs; it counts where it is the account's own address.
  await proveMailbox(deps, tx, { userId, email, by: 'google', now })
  await deps.audit.record(tx, {
    now,
    actorId: userId,
    action: 'account.google-connected',
    subjectType: 'user',
    subjectId: userId,
    personal: { subjectId: userId, fields: { google: email } },
  })
  await deps.jobs.add(tx, 'notify', {
    userId,
    kind: 'google-connected',
    about: { userId, at: now.toISOString() },
  })
}
