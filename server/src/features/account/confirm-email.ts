import { hashToken } from '../../platform/crypto/tokens.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { Refused } from '../../platform/http/refused.ts'
import { demandWithin } from '../../platform/limits/demand-within.ts'
import { confirmAddress, lockAccount } from './account.store.ts'
import { LIMITS } from './limits.ts'
import { findLinkOwner, findUsedConfirmation, useLink } from './mail-link.store.ts'

export async function confirmEmail(deps: Deps, token: string, caller: Caller): Promise<{ email: string }> {
  await demandWithin(deps, LIMITS.linkFromAddress, caller.address)
  const hash = hashToken(token)
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const owner = await findLinkOwner(tx, hash, 'confirm_email')
    if (owner) await lockAccount(tx, owner)
    const link = await useLink(tx, hash, 'confirm_email', now)
    if (!link) {
      const before = await findUsedConfirmation(tx, hash)
      if (before) return { email: before.email }
      throw new Refused('link_invalid')
    }
    if (!(await confirmAddress(tx, link.userId, link.email, now))) throw new Refused('link_invalid')
    await deps.audit.record(tx, {
      now,
      actorId: link.userId,
      action: 'account.email-confirmed',
      subjectType: 'user',
      subjectId: link.userId,
    })
    return { email: link.email }
  })
}
