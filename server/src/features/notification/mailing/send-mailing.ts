import type { MailingView } from '@roomtone/contract/notification/mailings'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { addFanOut } from './fan-out-mailing.ts'
import { lockSeenDraft } from './lock-draft.ts'
import { setSending } from './mailing.store.ts'
import { viewMailing } from './view-mailing.ts'

export async function sendMailing(
  deps: Deps,
  { userId }: Actor,
  { id, version }: { id: string; version: number },
): Promise<MailingView> {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    await lockSeenDraft(tx, id, version)
    await setSending(tx, id, now)
    await addFanOut(deps, tx, id)
    await deps.audit.record(tx, {
      now,
      actorId: userId,
      action: 'mailing.sent',
      subjectType: 'mailing',
      subjectId: id,
    })
    return viewMailing(tx, id)
  })
}
