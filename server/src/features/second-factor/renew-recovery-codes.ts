import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/http/refused.ts'
import { provePassword } from '../session/entry.ts'
import { demandCode } from './demand-code.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { replaceRecoveryCodes } from './second-factor.store.ts'
import { tellOfChange } from './tell-of-change.ts'

export async function renewRecoveryCodes(
  deps: Deps,
  actor: Actor,
  { password, code }: { password: string; code: string },
): Promise<{ recoveryCodes: string[] }> {
  const { userId, sessionId } = actor
  await provePassword(deps, actor, password)
  const now = deps.clock.now()
  const { codes, hashes } = await newRecoveryCodes(deps.config.masterKey, userId)
  return deps.db.transaction().execute(async (tx) => {
    if ((await demandCode(deps, tx, { userId, code, by: { sessionId }, now })) === null)
      throw new Refused('conflict', { detail: 'Two-factor sign-in is off.' })
    await replaceRecoveryCodes(tx, userId, hashes)
    await tellOfChange(deps, tx, { userId, kind: 'recovery-codes-new', now })
    return { recoveryCodes: codes }
  })
}
