import type { Actor } from '@roomtone/domain/access/actor'
import type { Language } from '@roomtone/domain/account/languages'
import { verifyPassword } from '../../platform/crypto/passwords.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refused, refusedField } from '../../platform/http/refused.ts'
import { demandWithin } from '../../platform/limits/demand-within.ts'
import { useUpOtherLinks } from '../account/entry.ts'
import { demandCode } from '../second-factor/entry.ts'
import { findSignIn } from './email.store.ts'
import { LIMITS } from './limits.ts'

type Form = { email: string; password: string; code?: string | undefined; language: Language }

/** Nothing changes before the link is opened. Whether the address has an account is told to its mailbox alone. */
export async function requestEmailChange(
  deps: Deps,
  { userId }: Actor,
  { email, password, code, language }: Form,
): Promise<undefined> {
  await demandWithin(deps, LIMITS.passwordsOfPerson, userId)
  const person = await findSignIn(deps.db, userId)
  if (person.passwordHash === null)
    throw new Refused('conflict', {
      detail: 'Please choose a password first, under Login & security: from then on you sign in with it.',
    })
  if (!(await verifyPassword(password, person.passwordHash)))
    throw refusedField('password', 'This is not your password')
  if (email === person.email) throw refusedField('email', 'This is your address already')
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    await demandCode(deps, tx, { userId, code, now })
    await demandWithin(deps, LIMITS.emailChangesOfPerson, userId)
    await useUpOtherLinks(tx, userId, 'change_email', now)
    await deps.audit.record(tx, {
      now,
      actorId: userId,
      action: 'account.email-change-requested',
      subjectType: 'user',
      subjectId: userId,
      personal: { subjectId: userId, fields: { email } },
    })
    await deps.jobs.add(tx, 'send-mail', { mail: 'change-email', about: { userId, email }, language })
    await deps.jobs.add(tx, 'send-mail', {
      mail: 'email-change-requested',
      about: { userId, at: now.toISOString() },
    })
  })
  return undefined
}
