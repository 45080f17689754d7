import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { notifyPasskeyChange } from './notify-passkey-change.ts'
import { deletePasskey, hasPasskey, lockOwner } from './passkey.store.ts'

/** Refused where nothing but this passkey opens the account. */
export async function removePasskey(deps: Deps, { userId }: Actor, id: string): Promise<undefined> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const { hasPassword } = await lockOwner(tx, userId)
    if (!(await deletePasskey(tx, { userId, id }))) throw new Refused('not_found')
    if (!hasPassword && !(await hasPasskey(tx, userId))) throw new Refused('passkey_last')
    await notifyPasskeyChange(deps, tx, { userId, passkeyId: id, kind: 'passkey-removed', now })
  })
  return undefined
}
