import type { Member } from '@roomtone/contract/account/member'
import type { Actor } from '@roomtone/domain/access/actor'
import { COMMITMENT_VERSION } from '@roomtone/domain/account/commitment'
import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { viewMember } from '../../session/entry.ts'
import { insertCommitment } from '../account.store.ts'
import { refusals } from '../refusals.ts'

/** The version travels with the click, so that nobody agrees to a text they were not shown. */
export async function agreeCommitment(deps: Deps, actor: Actor, version: string): Promise<Member> {
  if (version !== COMMITMENT_VERSION)
    throw new Refused('conflict', {
      detail: (language) => refusals(language).commitmentChanged,
    })
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    if (await insertCommitment(tx, actor.userId, version, now)) {
      await deps.audit.record(tx, {
        now,
        actorId: actor.userId,
        action: 'account.commitment-agreed',
        subjectType: 'user',
        subjectId: actor.userId,
        data: { version },
      })
    }
    return viewMember(tx, actor.userId)
  })
}
