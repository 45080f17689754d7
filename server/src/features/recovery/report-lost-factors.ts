import { hashToken } from '../../platform/crypto/tokens.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { Refused } from '../../platform/refused.ts'
import { ACCOUNT_LIMITS, checkPassword, findLinkOwner, lockAccount, useLink } from '../account/entry.ts'
import { LIMITS } from './limits.ts'
import { startRemoval } from './request-factor-removal.ts'

/** Takes the password, then the mailbox, then a day: the owner still has those after losing every factor. */
export async function reportLostFactors(
  deps: Deps,
  form: { email: string; password: string },
  caller: Caller,
): Promise<undefined> {
  const { id: userId } = await checkPassword(deps, form, caller)
  await requireWithin(deps, LIMITS.reportsOfPerson, userId)
  await deps.jobs.add(deps.db, 'send-mail', { mail: 'lost-factors', about: { userId } })
  return undefined
}

export async function confirmLostFactors(
  deps: Deps,
  token: string,
  caller: Caller,
): Promise<{ takesEffectAt: string }> {
  await requireWithin(deps, ACCOUNT_LIMITS.linkFromAddress, caller.address)
  const hash = hashToken(token)
  return deps.db.transaction().execute(async (tx) => {
    const owner = await findLinkOwner(tx, hash, 'lost_factors')
    if (owner) await lockAccount(tx, owner)
    const link = await useLink(tx, hash, 'lost_factors', deps.clock.now())
    if (!link) throw new Refused('link_invalid')
    return startRemoval(deps, tx, { userId: link.userId, by: 'themself' })
  })
}
