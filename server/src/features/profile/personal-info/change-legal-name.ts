import type { Member } from '@roomtone/contract/account/member'
import { changeLegalName as changeLegalNameEndpoint } from '@roomtone/contract/profile/personal-info'
import { textsIn } from '@roomtone/contract/text-class'
import type { Actor } from '@roomtone/domain/access/actor'
import { textsIn as refusalsIn } from '@roomtone/texts/all/profile/refusals'
import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { lockNames } from '../../account/entry.ts'
import { requireCleanTexts } from '../../moderation/entry.ts'
import { viewMember } from '../../session/entry.ts'
import { updateLegalName } from '../profile.store.ts'

type Names = { firstName: string; lastName: string }

/** A name under which an identity was checked is evidence: signatures rely on it. */
export async function changeLegalName(deps: Deps, { userId }: Actor, names: Names): Promise<Member> {
  await requireCleanTexts(deps, {
    authorId: userId,
    place: { kind: 'profile', id: null },
    texts: textsIn(changeLegalNameEndpoint.body, names),
  })
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    if ((await lockNames(tx, userId)) !== 'free')
      throw new Refused('conflict', {
        detail: (language) => refusalsIn(language).refusals.nameChecked,
      })
    await updateLegalName(tx, userId, { ...names, now })
    await deps.audit.record(tx, {
      now,
      actorId: userId,
      action: 'personal-info.legal-name-changed',
      subjectType: 'user',
      subjectId: userId,
      personal: { subjectId: userId, fields: names },
    })
    await deps.jobs.add(tx, 'project-listings-of', { userId })
    return viewMember(tx, userId)
  })
}
