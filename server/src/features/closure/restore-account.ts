import { hashToken } from '../../platform/crypto/tokens.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { Refused } from '../../platform/refused.ts'
import { lockAccount, reactivate, useLink, useUpOtherLinks } from '../account/entry.ts'
import { markOpen } from './closing.store.ts'
import { LIMITS } from './limits.ts'

/**
 * Everything is as it was, apart from requests that have ended. They sign in as usual: a link opens no
 * session.
 */
export async function restoreAccount(deps: Deps, token: string, caller: Caller): Promise<undefined> {
  await requireWithin(deps, LIMITS.restorationsFromAddress, caller.address)
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    const link = await useLink(tx, hashToken(token), 'restore_account', now)
    if (!link) throw new Refused('link_invalid')
    const { userId } = link
    await lockAccount(tx, userId)
    if (!(await markOpen(tx, userId, now))) throw new Refused('account_closed')
    await reactivate(tx, userId, now)
    await useUpOtherLinks(tx, userId, 'restore_account', now)
    await deps.audit.record(tx, {
      now,
      actorId: userId,
      action: 'account.restored',
      subjectType: 'user',
      subjectId: userId,
    })
    await deps.jobs.add(tx, 'project-listings-of', { userId })
    await deps.jobs.add(tx, 'send-mail', { mail: 'account-restored', about: { userId } })
  })
  return undefined
}
