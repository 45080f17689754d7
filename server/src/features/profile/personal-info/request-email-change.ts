import type { Actor } from '@roomtone/domain/access/actor'
import { textsIn } from '@roomtone/texts/all/profile/refusals'
import type { Language } from '@roomtone/texts/languages'
import { hashToken, newOpaqueToken } from '../../../platform/crypto/tokens.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { requireWithin } from '../../../platform/limits/require-within.ts'
import { Refused, refusedField } from '../../../platform/refused.ts'
import { insertLink, lockAccount, useUpOtherLinks } from '../../account/entry.ts'
import { requireFreshProof } from '../../session/entry.ts'
import { LIMITS, LINK_HOURS } from '../limits.ts'
import { findSignIn } from './email.store.ts'

type Form = { email: string; language: Language }

/** Nothing changes before the link is opened. Only the mailbox learns whether the address has an account. */
export async function requestEmailChange(
  deps: Deps,
  actor: Actor,
  { email, language }: Form,
): Promise<undefined> {
  const { userId } = actor
  const person = await findSignIn(deps.db, userId)
  if (person.passwordHash === null)
    throw new Refused('conflict', {
      detail: (language) => textsIn(language).refusals.passwordFirst,
    })
  if (email === person.email)
    throw refusedField('email', (language) => textsIn(language).refusals.sameAddress)
  const now = deps.clock.now()
  const at = now.toISOString()
  await deps.db.transaction().execute(async (tx) => {
    await lockAccount(tx, userId)
    await requireFreshProof(tx, actor, now)
    await requireWithin(deps, LIMITS.emailChangesOfPerson, userId)
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
 * Recorded as a link whose token no one has. A new password uses it up, and then the mail that is still to be
 * written brings none.
 */
async function keepAsked(tx: Tx, { userId, email, now }: Asked): Promise<void> {
  const expiresAt = new Date(now.getTime() + LINK_HOURS * 3_600_000)
  const hash = hashToken(newOpaqueToken())
  await insertLink(tx, { hash, userId, purpose: 'change_email', email, now, expiresAt })
}
