import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/http/refused.ts'
import { demandWithin } from '../../platform/limits/demand-within.ts'
import { findOwner } from './privacy.store.ts'

const LINKS = { name: 'proof-links', max: 5, seconds: 3600 }

/** Only for who has no password: everyone else gives that. */
export async function mailProofLink(
  deps: Deps,
  { userId }: Actor,
  purpose: 'data' | 'closing',
): Promise<undefined> {
  const owner = await findOwner(deps.db, userId)
  if (!owner || owner.hasPassword)
    throw new Refused('conflict', { detail: 'This account has a password. Please use that.' })
  await demandWithin(deps, LINKS, userId)
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    await deps.audit.record(tx, {
      now,
      actorId: userId,
      action: 'account.proof-link',
      subjectType: 'user',
      subjectId: userId,
      data: { purpose },
    })
    await deps.jobs.add(tx, 'send-mail', { mail: 'prove-owner', about: { userId, purpose } })
  })
  return undefined
}
