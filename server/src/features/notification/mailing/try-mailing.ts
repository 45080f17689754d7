import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { requireWithin } from '../../../platform/limits/require-within.ts'
import { LIMITS } from '../limits.ts'
import { lockDraft } from './lock-draft.ts'

export async function tryMailing(deps: Deps, { userId }: Actor, id: string): Promise<undefined> {
  await requireWithin(deps, LIMITS.trialsOfAdmin, userId)
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    await lockDraft(tx, id)
    await deps.jobs.add(tx, 'send-mail', { mail: 'mailing-trial', about: { mailingId: id, userId } })
    await deps.audit.record(tx, {
      now,
      actorId: userId,
      action: 'mailing.tried',
      subjectType: 'mailing',
      subjectId: id,
    })
  })
}
