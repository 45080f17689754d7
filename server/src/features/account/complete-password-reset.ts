import { hashPassword } from '../../platform/crypto/passwords.ts'
import { hashToken } from '../../platform/crypto/tokens.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { Refused } from '../../platform/http/refused.ts'
import { demandWithin } from '../../platform/limits/demand-within.ts'
import { endAllSessions } from '../session/entry.ts'
import { confirmAddress, lockAccount, updatePassword } from './account.store.ts'
import { demandStrongPassword } from './demand-strong-password.ts'
import { LIMITS } from './limits.ts'
import { findLinkOwner, useLink, useUpOtherLinks } from './mail-link.store.ts'

export async function completePasswordReset(
  deps: Deps,
  { token, password }: { token: string; password: string },
  caller: Caller,
): Promise<undefined> {
  await demandWithin(deps, LIMITS.linkFromAddress, caller.address)
  await demandStrongPassword(deps, password)
  const passwordHash = await hashPassword(password)
  const hash = hashToken(token)
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const owner = await findLinkOwner(tx, hash, 'reset_password')
    if (owner) await lockAccount(tx, owner)
    const link = await useLink(tx, hash, 'reset_password', now)
    if (!link) throw new Refused('link_invalid')
    const { userId } = link
    await updatePassword(tx, { userId, passwordHash, now })
    await useUpOtherLinks(tx, userId, 'reset_password', now)
    // Whoever knew the password before may have asked for another address.
    await useUpOtherLinks(tx, userId, 'change_email', now)
    // Whoever opened the link has the mailbox.
    await confirmAddress(tx, userId, link.email, now)
    await deps.audit.record(tx, {
      now,
      actorId: userId,
      action: 'account.password-reset',
      subjectType: 'user',
      subjectId: userId,
    })
    await endAllSessions(deps, tx, { userId, actorId: userId, because: 'password_reset', now })
    await deps.jobs.add(tx, 'notify', {
      userId,
      kind: 'password-changed',
      about: { userId, at: now.toISOString() },
    })
  })
  return undefined
}
