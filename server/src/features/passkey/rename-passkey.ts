import type { Passkey } from '@roomtone/contract/passkey/own-passkeys'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { updateName } from './passkey.store.ts'
import { viewPasskey } from './passkey.view.ts'

export async function renamePasskey(
  deps: Deps,
  { userId }: Actor,
  { id, name }: { id: string; name: string },
): Promise<Passkey> {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const passkey = await updateName(tx, { userId, id, name })
    if (!passkey) throw new Refused('not_found')
    await deps.audit.record(tx, {
      now,
      actorId: userId,
      action: 'account.passkey-renamed',
      subjectType: 'user',
      subjectId: userId,
      data: { passkey: id },
    })
    return viewPasskey(passkey)
  })
}
