import type { Actor } from '@roomtone/domain/access/actor'
import type { Language } from '@roomtone/domain/account/languages'
import { verifyPassword } from '../../platform/crypto/passwords.ts'
import { hashToken, newOpaqueToken } from '../../platform/crypto/tokens.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refused, refusedField } from '../../platform/http/refused.ts'
import { demandWithin } from '../../platform/limits/demand-within.ts'
import { insertLink, lockAccount, useUpOtherLinks } from '../account/entry.ts'
import { demandCode } from '../second-factor/entry.ts'
import { wrongPassword } from '../session/entry.ts'
import { findSignIn } from './email.store.ts'
import { LIMITS, LINK_HOURS } from './limits.ts'

type Form = { email: string; password: string; code?: string | undefined; language: Language }

/** Nothing changes before the link is opened. Whether the address has an account is told to its mailbox alone. */
export async function requestEmailChange(
  deps: Deps,
  { userId, sessionId }: Actor,
  { email, password, code, language }: Form,
): Promise<undefined> {
  await demandWithin(deps, LIMITS.passwordsOfSession, sessionId)
  const person = await findSignIn(deps.db, userId)
  if (person.passwordHash === null)
    throw new Refused('conflict', {
      detail: 'Please choose a password first, under Login & security: from then on you sign in with it.',
    })
  if (!(await verifyPassword(password, person.passwordHash))) throw wrongPassword()
  if (email === person.email) throw refusedField('email', 'This is your address already')
  const now = deps.clock.now()
  const at = now.toISOString()
  await deps.db.transaction().execute(async (tx) => {
    // Asked again under the lock: whoever has chosen a new password meanwhile has ended what the old one allowed.
    const account = await lockAccount(tx, userId)
    if (account?.passwordHash !== person.passwordHash) throw wrongPassword()
    await demandCode(deps, tx, { userId, code, by: { sessionId }, now })
    await demandWithin(deps, LIMITS.emailChangesOfPerson, userId)
    await useUpOtherLinks(tx, userId, 'change_email', now)
    await keepAsked(tx, { userId, email, now })
    await deps.audit.record(tx, {
      now,
      actorId: userId,
      action: 'account.email-change-requested',
      subjectType: 'user',
      subjectId: userId,
      personal: { subjectId: userId, fields: { email } },
    })
    await deps.jobs.add(tx, 'send-mail', { mail: 'change-email', about: { userId, email, at }, language })
    await deps.jobs.add(tx, 'send-mail', { mail: 'email-change-requested', about: { userId, at } })
  })
  return undefined
}

type Asked = { userId: string; email: string; now: Date }

/**
 * As a link whose token nobody has. A new password uses it up, and then the mail that is still to be written brings
 * none.
 */
async function keepAsked(tx: Tx, { userId, email, now }: Asked): Promise<void> {
  const expiresAt = new Date(now.getTime() + LINK_HOURS * 3_600_000)
  const hash = hashToken(newOpaqueToken())
  await insertLink(tx, { hash, userId, purpose: 'change_email', email, now, expiresAt })
}
