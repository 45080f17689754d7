import type { NoticeKind } from '@roomtone/domain/notification/notices'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'

type Change = {
  userId: string
  passkeyId: string
  kind: Extract<NoticeKind, 'passkey-added' | 'passkey-removed' | 'passkey-cloned'>
  now: Date
}

/** Every change of the ways into an account is recorded, and its owner hears of it. */
export async function notifyPasskeyChange(
  deps: Deps,
  tx: Tx,
  { userId, passkeyId, kind, now }: Change,
): Promise<void> {
  await deps.audit.record(tx, {
    now,
    actorId: userId,
    action: `account.${kind}`,
    subjectType: 'user',
    subjectId: userId,
    data: { passkey: passkeyId },
  })
  await deps.jobs.add(tx, 'notify', { userId, kind, about: { userId, at: now.toISOString() } })
}

/** In a transaction of its own: what the answer was for is refused and rolled back. */
export async function reportClone(deps: Deps, change: Omit<Change, 'kind'>): Promise<void> {
  await deps.db
    .transaction()
    .execute((tx) => notifyPasskeyChange(deps, tx, { ...change, kind: 'passkey-cloned' }))
}
