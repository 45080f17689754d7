import type { Parsed } from '@roomtone/contract/endpoint'
import { saveWork as saveWorkEndpoint, type WorkDetails } from '@roomtone/contract/profile/work-details'
import { textsIn } from '@roomtone/contract/text-class'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { requireCleanTexts } from '../moderation/entry.ts'
import { lockProfile, updateWork } from './profile.store.ts'

type Form = Parsed<typeof saveWorkEndpoint>['body']

/** Null: they book as themself again. */
export async function saveWork(deps: Deps, { userId }: Actor, form: Form | null): Promise<WorkDetails> {
  await requireCleanTexts(deps, {
    authorId: userId,
    place: { kind: 'profile', id: null },
    texts: textsIn(saveWorkEndpoint.body, form),
  })
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    await lockProfile(tx, userId)
    const bytes = form && Buffer.from(JSON.stringify(form))
    await updateWork(tx, userId, bytes && (await deps.keys.sealBytes(tx, userId, bytes, now)), now)
    await deps.audit.record(tx, {
      now,
      actorId: userId,
      action: form ? 'work-details.saved' : 'work-details.removed',
      subjectType: 'user',
      subjectId: userId,
    })
    return { details: form }
  })
}
