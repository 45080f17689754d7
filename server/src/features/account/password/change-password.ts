import type { Actor } from '@roomtone/domain/access/actor'
import { hashPassword, verifyPassword } from '../../../platform/crypto/passwords.ts'
import type { Deps } from '../../../platform/deps.ts'
import { requireWithin } from '../../../platform/limits/require-within.ts'
import { Refused, refusedField } from '../../../platform/refused.ts'
import { endAllSessions, findPasswordHash, requireFreshProof } from '../../session/entry.ts'
import { lockAccount, updatePassword } from '../account.store.ts'
import { LIMITS } from '../limits.ts'
import { useUpOtherLinks } from '../mailbox/mail-link.store.ts'
import { refusals } from '../refusals.ts'
import { requireStrongPassword } from './require-strong-password.ts'

/** A first password comes through a reset: its link shows that the mailbox is theirs. */
export async function changePassword(deps: Deps, actor: Actor, password: string): Promise<undefined> {
  const { userId, sessionId } = actor
  await requireWithin(deps, LIMITS.passwordChangesOfPerson, userId)
  await requireStrongPassword(deps, password)
  const stored = await findPasswordHash(deps.db, userId)
  if (stored === null) throw new Refused('password_missing')
  if (await verifyPassword(password, stored))
    throw refusedField('password', (language) => refusals(language).samePassword)
  const passwordHash = await hashPassword(password)
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    // Someone who knew the old password must not undo a reset that happened in the meantime.
    await lockAccount(tx, userId)
    await requireFreshProof(tx, actor, now)
    await updatePassword(tx, { userId, passwordHash, now })
    // A link that somebody else asked for must not undo it, nor take the account to their address.
    await useUpOtherLinks(tx, userId, 'reset_password', now)
    await useUpOtherLinks(tx, userId, 'change_email', now)
    await deps.audit.record(tx, {
      now,
      actorId: userId,
      action: 'account.password-changed',
      subjectType: 'user',
      subjectId: userId,
    })
    const because = 'password_changed'
    await endAllSessions(deps, tx, { userId, actorId: userId, because, now, exceptSession: sessionId })
    await deps.jobs.add(tx, 'notify', {
      userId,
      kind: 'password-changed',
      about: { userId, at: now.toISOString() },
    })
  })
  return undefined
}
