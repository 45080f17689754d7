import { hashToken } from '../../../platform/crypto/tokens.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { requireWithin } from '../../../platform/limits/require-within.ts'
import { Refused } from '../../../platform/refused.ts'
import { findLinkOwner, useLink, useUpOtherLinks } from '../../account/entry.ts'
import { LIMITS } from '../limits.ts'
import { isEmailTaken, lockSignIn, moveAccess, moveWaiting, updateEmail } from './email.store.ts'

/**
 * The place on the access list moves along: the person was invited, not the address. Links to a new password
 * that were mailed to the old mailbox end here.
 */
export async function confirmEmailChange(
  deps: Deps,
  token: string,
  caller: Caller,
): Promise<{ email: string }> {
  await requireWithin(deps, LIMITS.linkFromAddress, caller.address)
  const hash = hashToken(token)
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const owner = await findLinkOwner(tx, hash, 'change_email')
    const person = owner && (await lockSignIn(tx, owner))
    const link = await useLink(tx, hash, 'change_email', now)
    if (!link || !person || person.suspendedAt) throw new Refused('link_invalid')
    const { userId, email } = link
    if (await isEmailTaken(tx, email)) throw new Refused('account_exists')
    await updateEmail(tx, userId, email, now)
    await moveAccess(tx, person.email, email)
    await moveWaiting(tx, person.email, email)
    for (const purpose of ['change_email', 'reset_password', 'confirm_email'] as const)
      await useUpOtherLinks(tx, userId, purpose, now)
    await deps.audit.record(tx, {
      now,
      actorId: userId,
      action: 'account.email-changed',
      subjectType: 'user',
      subjectId: userId,
      personal: { subjectId: userId, fields: { from: person.email, to: email } },
    })
    await deps.jobs.add(tx, 'send-mail', {
      mail: 'email-changed',
      about: { userId, email: person.email, at: now.toISOString() },
      language: caller.language,
    })
    return { email }
  })
}
