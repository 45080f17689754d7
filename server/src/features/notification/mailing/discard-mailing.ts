import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { lockDraft } from './lock-draft.ts'
import { deleteMailing } from './mailing.store.ts'

export async function discardMailing(deps: Deps, { userId }: Actor, id: string): Promise<undefined> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    await lockDraft(tx, id)
    await deleteMailing(tx, id)
    await deps.audit.record(tx, {
      now,
      actorId: userId,
      action: 'mailing.discarded',
      subjectType: 'mailing',
      subjectId: id,
    })
  })
}
