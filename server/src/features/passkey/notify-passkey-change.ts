import type { NoticeKind } from '@roomtone/domain/notification/notices'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'

type Change = {
  userId: string
  passkeyId: string
  kind: Extract<NoticeKind, 'passkey-added' | 'passkey-removed' | 'passkey-cloned'>
  now: Date
}

/** Records every change to an account's passkeys, and tells its owner. */
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

/** In a separate transaction, because the caller's is rolled back. */
export async function reportClone(deps: Deps, change: Omit<Change, 'kind'>): Promise<void> {
  await deps.db
    .transaction()
    .execute((tx) => notifyPasskeyChange(deps, tx, { ...change, kind: 'passkey-cloned' }))
}
