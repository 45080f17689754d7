import type { NoticeKind } from '@roomtone/domain/notification/notices'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'

type Change = {
  userId: string
  kind: Extract<NoticeKind, 'two-factor-on' | 'two-factor-off' | 'recovery-codes-new' | 'recovery-code-used'>
  now: Date
}

/** Every change of how an account is guarded is written down, and its owner hears of it. */
export async function recordFactorChange(deps: Deps, tx: Tx, { userId, kind, now }: Change): Promise<void> {
  await deps.audit.record(tx, {
    now,
    actorId: userId,
    action: `account.${kind}`,
    subjectType: 'user',
    subjectId: userId,
  })
  await deps.jobs.add(tx, 'notify', { userId, kind, about: { userId, at: now.toISOString() } })
}
