import { hashToken } from '../../../platform/crypto/tokens.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { requireWithin } from '../../../platform/limits/require-within.ts'
import { Refused } from '../../../platform/refused.ts'
import { lockAccount } from '../account.store.ts'
import { LIMITS } from '../limits.ts'
import { findLinkOwner, findUsedConfirmation, useLink } from './mail-link.store.ts'
import { proveMailbox } from './prove-mailbox.ts'

/**
 * The link alone is not enough: it goes to the owner of the mailbox also when a stranger has signed up with their
 * address. So it counts in a browser that is signed in to the account; anybody else signs in first, or resets the
 * password, which makes the account theirs.
 */
export async function confirmEmail(deps: Deps, token: string, caller: Caller): Promise<{ email: string }> {
  await requireWithin(deps, LIMITS.linkFromAddress, caller.address)
  const hash = hashToken(token)
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const owner = await findLinkOwner(tx, hash, 'confirm_email')
    if (owner) await lockAccount(tx, owner)
    if (owner && owner !== caller.actor?.userId && !(await findUsedConfirmation(tx, hash)))
      throw new Refused('sign_in_first')
    const link = await useLink(tx, hash, 'confirm_email', now)
    if (!link) {
      const before = await findUsedConfirmation(tx, hash)
      if (before) return { email: before.email }
      throw new Refused('link_invalid')
    }
    if (!(await proveMailbox(deps, tx, { ...link, by: 'confirmation', now })))
      throw new Refused('link_invalid')
    return { email: link.email }
  })
}
