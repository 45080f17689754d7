import type { MailingView } from '@roomtone/contract/notification/mailings'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { insertMailing, type MailingWords } from './mailing.store.ts'
import { viewMailing } from './view-mailing.ts'

export async function writeMailing(deps: Deps, { userId }: Actor, words: MailingWords): Promise<MailingView> {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const id = await insertMailing(tx, { words, by: userId, now })
    await deps.audit.record(tx, {
      now,
      actorId: userId,
      action: 'mailing.written',
      subjectType: 'mailing',
      subjectId: id,
      data: { topic: words.topic, audience: words.audience },
    })
    return viewMailing(tx, id)
  })
}
