import type { AdminCreditDetail } from '@roomtone/contract/credit/admin-credits'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { lockCredits, markStopped } from './credit.store.ts'
import { showAdminCredit } from './show-admin-credit.ts'

/** What requests hold of it stays held: a guest who asked for a time in good faith does not lose it. */
export async function stopCredit(
  deps: Deps,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<AdminCreditDetail> {
  const now = deps.clock.now()
  const before = await showAdminCredit(deps, id)
  await deps.db.transaction().execute(async (tx) => {
    await lockCredits(tx, [id])
    if (!(await markStopped(tx, { id, by: actor.userId, now }))) return
    await deps.audit.record(tx, {
      now,
      actorId: actor.userId,
      action: 'credit.stopped',
      subjectType: 'credit',
      subjectId: id,
      data: { balance: before.balance },
      personal: { subjectId: actor.userId, fields: { reason } },
    })
  })
  return showAdminCredit(deps, id)
}
