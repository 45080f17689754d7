import type { Member } from '@roomtone/contract/account/member'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { viewMember } from '../../session/entry.ts'
import { replaceAvatar } from './replace-avatar.ts'

export async function removeAvatar(deps: Deps, { userId }: Actor): Promise<Member> {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    await replaceAvatar(deps, tx, { userId, actorId: userId, avatar: null, now })
    return viewMember(tx, userId)
  })
}
