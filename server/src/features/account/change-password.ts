import type { Actor } from '@roomtone/domain/access/actor'
import { hashPassword } from '../../platform/crypto/passwords.ts'
import type { Deps } from '../../platform/deps.ts'
import { refusedField } from '../../platform/http/refused.ts'
import { demandCode } from '../second-factor/entry.ts'
import { endAllSessions, provePassword, wrongPassword } from '../session/entry.ts'
import { lockAccount, updatePassword } from './account.store.ts'
import { demandStrongPassword } from './demand-strong-password.ts'
import { useUpOtherLinks } from './mail-link.store.ts'

type Change = { currentPassword: string; password: string; code?: string | undefined }

export async function changePassword(
  deps: Deps,
  actor: Actor,
  { currentPassword, password, code }: Change,
): Promise<undefined> {
  const { userId, sessionId } = actor
  await demandStrongPassword(deps, password)
  const proven = await provePassword(deps, actor, currentPassword, 'currentPassword')
  if (password === currentPassword)
    throw refusedField('password', 'Please choose a password that is not your current one')
  const passwordHash = await hashPassword(password)
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    // Asked again under the lock: a password that was reset meanwhile must not be undone by whoever knew the old one.
    const account = await lockAccount(tx, userId)
    if (account?.passwordHash !== proven) throw wrongPassword('currentPassword')
    await demandCode(deps, tx, { userId, code, by: { sessionId }, now })
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
