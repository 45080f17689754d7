import type { MailingView } from '@roomtone/contract/notification/mailings'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { lockSeenDraft } from './lock-draft.ts'
import { type MailingWords, updateMailing } from './mailing.store.ts'
import { viewMailing } from './view-mailing.ts'

export async function editMailing(
  deps: Deps,
  { userId }: Actor,
  { id, version, words }: { id: string; version: number; words: MailingWords },
): Promise<MailingView> {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    await lockSeenDraft(tx, id, version)
    await updateMailing(tx, id, words, now)
    await deps.audit.record(tx, {
      now,
      actorId: userId,
      action: 'mailing.edited',
      subjectType: 'mailing',
      subjectId: id,
      data: { topic: words.topic, audience: words.audience },
    })
    return viewMailing(tx, id)
  })
}
