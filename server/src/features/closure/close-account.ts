import type { Reply } from '@roomtone/contract/endpoint'
import type { closeAccount as closeAccountEndpoint } from '@roomtone/contract/privacy/close-account'
import type { Actor } from '@roomtone/domain/access/actor'
import { restorableUntil } from '@roomtone/domain/account/closing'
import type { Handle, Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { lockAccount } from '../account/entry.ts'
import { endAllSessions } from '../session/entry.ts'
import { markClosed } from './closing.store.ts'
import { deactivateProfile, lockOpenRequests } from './closure.store.ts'
import { findUnsettled } from './find-unsettled.ts'
import { nameUnsettled } from './name-unsettled.ts'

/**
 * To everyone else they are gone from now on, as somebody who is deactivated is; retention counts from `closed_at`.
 * Until then nothing is lost, so that it can be taken back.
 */
export async function closeAccount(deps: Deps, actor: Actor): Promise<Reply<typeof closeAccountEndpoint>> {
  const now = deps.clock.now()
  const until = restorableUntil(now)
  await deps.db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, actor.userId)
    if (account?.closedAt) return
    await lockOpenRequests(tx, actor.userId)
    await requireSettled(tx, actor)
    await leave(deps, tx, actor.userId, { now, until })
  })
  return { restorableUntil: until.toISOString() }
}

async function requireSettled(handle: Handle, actor: Actor): Promise<void> {
  const unsettled = await findUnsettled(handle, actor)
  if (unsettled.length > 0)
    throw new Refused('not_settled', { detail: (language) => nameUnsettled(unsettled, language) })
}

async function leave(deps: Deps, tx: Tx, userId: string, times: { now: Date; until: Date }): Promise<void> {
  const { now } = times
  await deactivateProfile(tx, userId, now)
  await markClosed(tx, userId, times)
  await deps.audit.record(tx, {
    now,
    actorId: userId,
    action: 'account.closed',
    subjectType: 'user',
    subjectId: userId,
    data: { restorableUntil: times.until.toISOString() },
  })
  await endAllSessions(deps, tx, { userId, actorId: userId, because: 'closed', now })
  await deps.jobs.add(tx, 'project-listings-of', { userId })
  await deps.jobs.add(tx, 'end-requests-of', { userId, actorId: userId })
  await deps.jobs.add(tx, 'send-mail', { mail: 'account-closing', about: { userId } })
}
