import { hashPassword } from '../../platform/crypto/passwords.ts'
import { hashToken } from '../../platform/crypto/tokens.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { Refused } from '../../platform/refused.ts'
import { findInvitation, useUpInvitations } from '../access-list/entry.ts'
import {
  ACCOUNT_LIMITS,
  findAccountOf,
  findLinkOwner,
  lockAccount,
  proveMailbox,
  requireStrongPassword,
  updatePassword,
  useLink,
  useUpOtherLinks,
} from '../account/entry.ts'
import { endAllSessions } from '../session/entry.ts'
import { removeEarlierSetUp } from './remove-earlier-set-up.ts'

export async function completePasswordReset(
  deps: Deps,
  { token, password }: { token: string; password: string },
  caller: Caller,
): Promise<undefined> {
  await requireWithin(deps, ACCOUNT_LIMITS.linkFromAddress, caller.address)
  await requireStrongPassword(deps, password)
  const passwordHash = await hashPassword(password)
  const hash = hashToken(token)
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const link = (await takeResetLink(tx, hash, now)) ?? (await findInvited(tx, hash, now))
    if (!link) throw new Refused('link_invalid')
    await resetPassword(deps, tx, { ...link, passwordHash, now })
  })
  return undefined
}

async function takeResetLink(tx: Tx, hash: Buffer, now: Date) {
  const owner = await findLinkOwner(tx, hash, 'reset_password')
  if (owner) await lockAccount(tx, owner)
  return useLink(tx, hash, 'reset_password', now)
}

/**
 * If someone signed up with an address without proving it, its owner takes over the account with the invitation. Once
 * the mailbox is proved, an invitation no longer does that.
 */
async function findInvited(tx: Tx, hash: Buffer, now: Date) {
  const email = await findInvitation(tx, { hash, purpose: 'sign_up', now })
  const found = email === null ? null : await findAccountOf(tx, email)
  if (email === null || found === null) return null
  await lockAccount(tx, found.id)
  // Asked again under the lock: the mailbox may have been proved in the meantime.
  const account = await findAccountOf(tx, email)
  return account === null || account.isConfirmed ? null : { userId: account.id, email }
}

type Reset = { userId: string; email: string; passwordHash: string; now: Date }

async function resetPassword(deps: Deps, tx: Tx, { userId, email, passwordHash, now }: Reset): Promise<void> {
  await updatePassword(tx, { userId, passwordHash, now })
  await useUpOtherLinks(tx, userId, 'reset_password', now)
  // A person who knew the old password may have asked for another address.
  await useUpOtherLinks(tx, userId, 'change_email', now)
  await deps.audit.record(tx, {
    now,
    actorId: userId,
    action: 'account.password-reset',
    subjectType: 'user',
    subjectId: userId,
  })
  await endAllSessions(deps, tx, { userId, actorId: userId, because: 'password_reset', now })
  // Opening the link proves the mailbox. If that is the first proof, a stranger may have used the account
  // until now.
  const proof = await proveMailbox(deps, tx, { userId, email, by: 'password_reset', now })
  if (proof === 'first') {
    await useUpInvitations(tx, { email, purpose: 'sign_up', now })
    await removeEarlierSetUp(deps, tx, { userId, now })
    return
  }
  await deps.jobs.add(tx, 'notify', {
    userId,
    kind: 'password-changed',
    about: { userId, at: now.toISOString() },
  })
}
