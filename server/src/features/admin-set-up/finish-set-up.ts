import type { Member } from '@roomtone/contract/account/member'
import type { Actor } from '@roomtone/domain/access/actor'
import { hashToken } from '../../platform/crypto/tokens.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { useInvitation } from '../access-list/entry.ts'
import { insertRole, lockAccount, proveMailbox } from '../account/entry.ts'
import { hasFactors } from '../recovery/entry.ts'
import { viewMember } from '../session/entry.ts'

export async function finishSetUp(deps: Deps, { userId }: Actor, token: string): Promise<Member> {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, userId)
    if (!(await hasFactors(tx, userId))) throw new Refused('second_factor_required')
    const email = account?.email ?? ''
    if (!(await useInvitation(tx, { hash: hashToken(token), email, purpose: 'admin', now })))
      throw new Refused('link_invalid')
    await proveMailbox(deps, tx, { userId, email, by: 'set_up', now })
    if (await insertRole(tx, { userId, role: 'admin', grantedBy: null, now }))
      await deps.audit.record(tx, {
        now,
        actorId: userId,
        action: 'role.granted',
        subjectType: 'user',
        subjectId: userId,
        data: { role: 'admin', source: 'set-up' },
      })
    return viewMember(tx, userId)
  })
}
